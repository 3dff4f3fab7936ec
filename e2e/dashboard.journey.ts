import { randomUUID } from 'node:crypto'
import { expect, test } from './venue.ts'
import { write } from './writing.ts'

test('the dashboard’s counters are live: a person created by somebody else is counted at once', async ({ venue }) => {
  const [staff, admin] = [await venue.browserOf('Sergio'), await venue.callerOf('Ana')]
  await staff.goto('/dashboard')
  const labels = ['Personas', 'Personas activas', 'Personas inactivas', 'Bolsas', 'Bolsas activas', 'Bolsas inactivas']
  const count = async (label: string) =>
    Number(await staff.getByRole('definition').nth(labels.indexOf(label)).textContent())
  await expect(staff.getByRole('term')).toHaveText(labels)
  const [people, active, inactive] = [
    await count('Personas'),
    await count('Personas activas'),
    await count('Personas inactivas'),
  ]
  expect(people).toBe(active + inactive)

  const [id, name] = [randomUUID(), { firstName: 'Recién', lastName: 'Llegada', numberSocio: '88421' }]
  await write(admin, 'club/people/create', { id, ...name, mail: null, phone: null, contactSince: null, comments: '' })
  await expect.poll(() => count('Personas')).toBe(people + 1)
  await expect.poll(() => count('Personas activas')).toBe(active + 1)
  await write(admin, 'club/people/setActive', { id, active: false })
  await expect.poll(() => count('Personas inactivas')).toBe(inactive + 1)

  // Screen readers get the plots as tables.
  const days = staff.getByRole('figure', { name: /Movimientos por día/ }).getByRole('table')
  await expect(days.getByRole('row')).toHaveCount(31)
})
