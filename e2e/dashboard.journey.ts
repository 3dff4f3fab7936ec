import { expect, test } from './venue.ts'

test('the dashboard’s counters are live: a person created in another browser is counted at once', async ({ venue }) => {
  const [staff, admin] = [await venue.browserOf('Sergio'), await venue.browserOf('Ana')]
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

  await admin.goto('/fichas/create')
  await admin.getByLabel('Nombre').fill('Recién')
  await admin.getByLabel('Apellido').fill('Llegada')
  await admin.getByLabel('Número de socio').fill('88421')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await expect(admin.getByRole('heading', { name: 'Recién Llegada' })).toBeVisible()
  await expect.poll(() => count('Personas')).toBe(people + 1)
  await expect.poll(() => count('Personas activas')).toBe(active + 1)
  await admin.getByRole('button', { name: 'Desactivar' }).click()
  await expect.poll(() => count('Personas inactivas')).toBe(inactive + 1)

  // Screen readers get the plots as tables.
  const days = staff.getByRole('figure', { name: /Movimientos por día/ }).getByRole('table')
  await expect(days.getByRole('row')).toHaveCount(31)
})
