import { phone } from './people.ts'
import { said } from './popups.ts'
import { expect, inLongRuns, test, type Venue } from './venue.ts'
import { write } from './writing.ts'

const asMember = async (venue: Venue, person: 'lider' | 'socia') => {
  const caller = await venue.callerOf(person)
  return (endpoint: string, data: object) => write(caller, `community/${endpoint}`, data)
}

test(
  'an admin creates a lider, hands over the invitation, undoes the password that was set with it, resets it, and deactivates the lider',
  inLongRuns,
  async ({ venue }) => {
    const office = await venue.browserOf('Ana')
    await office.goto('/community-admin/members/create')
    await office.getByLabel('Nombre').fill('Marta')
    await office.getByLabel('Apellido').fill('Ibarra')
    await office.getByLabel('Mail').fill('marta@ejemplo.test')
    await office.getByLabel('Rol').selectOption('Líder')
    await office.getByLabel('Líder de la clase').selectOption('18')
    await office.getByRole('button', { name: 'Guardar' }).click()
    await expect(office.getByRole('heading', { name: 'Marta Ibarra' })).toBeVisible()
    await expect(office.getByText(/La contraseña con la que entre antes del/)).toBeVisible()
    await office.getByRole('button', { name: 'Crear enlace de invitación' }).click()
    const link = await office.getByLabel('Enlace de la invitación').inputValue()
    const hand = await venue.visitor({ viewport: phone })
    await hand.goto(new URL(link).pathname + new URL(link).search)
    await hand.getByLabel('Contraseña nueva').fill('llueve en el lago')
    await hand.getByLabel('Repetí la contraseña').fill('llueve en el lago')
    await hand.getByRole('button', { name: 'Guardar contraseña' }).click()
    await said(hand, 'Contraseña guardada!')
    await expect(office.getByText(/Contraseña elegida el .* desde Chrome · /)).toBeVisible()
    await expect(office.getByText('Mail confirmado.')).toBeVisible()
    await office.getByRole('button', { name: 'Deshacer la contraseña elegida' }).click()
    await office.getByRole('button', { name: 'Deshacer', exact: true }).click()
    await said(office, 'Contraseña anulada!')
    await expect(office.getByText('La elige con el enlace de su invitación.')).toBeVisible()
    await office.getByRole('button', { name: 'Reiniciar primera contraseña' }).click()
    await office.getByRole('button', { name: 'Reiniciar', exact: true }).click()
    await said(office, 'Contraseña reiniciada!')
    await office.getByRole('button', { name: 'Desactivar' }).click()
    await expect(office.getByText('Está inactivo: no puede entrar.')).toBeVisible()
  },
)

test('a member’s supplier proposal is approved, and an activity gets bookable slots, is hidden and shown again', async ({
  venue,
}) => {
  const call = await asMember(venue, 'socia')
  const office = await venue.browserOf('Ana')
  await office.goto('/community-admin')
  const proposal = { id: crypto.randomUUID(), name: 'Vidrios Luna', description: '', phone: '11 4444 0000' }
  await call('directory/propose', proposal)
  await office.getByRole('button', { name: 'Aprobar Vidrios Luna' }).click()
  await said(office, 'Proveedor aprobado!')
  await expect(office.getByRole('heading', { name: 'Vidrios Luna', level: 2 })).toBeVisible()

  await office.getByRole('link', { name: 'Actividades' }).click()
  await office.getByRole('link', { name: 'Crear actividad' }).click()
  await office.getByLabel('Nombre').fill('Ajedrez')
  await office.getByRole('button', { name: 'Guardar' }).click()
  await expect(office.getByText('No tiene horarios: no se puede reservar.')).toBeVisible()
  await office.getByLabel('Día').selectOption('Jueves')
  await office.getByRole('button', { name: 'Agregar horario' }).click()
  await expect(office.getByRole('heading', { name: 'Jueves, 18:00 a 19:00' })).toBeVisible()
  await office.goto('/community-admin/activities')
  await office.getByRole('button', { name: 'Ocultar Ajedrez' }).click()
  await expect(office.getByText('Oculto')).toBeVisible()
  await office.getByRole('button', { name: 'Mostrar Ajedrez' }).click()
  await expect(office.getByText('Oculto')).toHaveCount(0)
})

test('the gate looks up a visitor’s code and records the entry and, on a phone, the exit', async ({ venue }) => {
  const gate = await venue.browserOf('Sergio', { width: 1024, height: 768 })
  await gate.goto('/community-admin/authorisations')
  const cutOff = (table: Element) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)
  expect(await gate.getByRole('table').evaluate(cutOff), 'what a tablet does not show').toBeLessThanOrEqual(0)
  const check = async (code: string) => {
    await gate.getByLabel('Código del visitante').fill(code)
    await gate.getByRole('button', { name: 'Controlar' }).click()
  }
  await check('AAA 111')
  await expect(gate.getByText('Ningún visitante tiene ese código.')).toBeVisible()
  const askedAgain = gate.waitForRequest('**/authorisations/check**')
  await check('AAA 111')
  await askedAgain
  await check('k7m 2qx')
  const found = gate.getByRole('status').filter({ hasText: 'Pablo Roldán' })
  await found.getByRole('button', { name: 'Registrar ingreso de Pablo Roldán' }).click()
  await said(gate, 'Ingreso registrado!')
  await expect(found).toContainText('Entró')
  // On a phone the table's rows are cards: the button of each expected visitor is visible without scrolling sideways.
  await gate.setViewportSize({ width: 390, height: 844 })
  const card = gate.getByRole('row').filter({ hasText: 'Pablo Roldán' })
  await card.getByRole('button', { name: 'Registrar salida de Pablo Roldán' }).click()
  await said(gate, 'Salida registrada!')
  await expect(card.getByRole('button', { name: 'Registrar otro ingreso de Pablo Roldán' })).toBeInViewport()
  // At midnight the list of the new day is read although nothing was written. The page corrects its clock at each response,
  // also of an earlier request, so the clock is changed until the page has noticed: it looks every 5 s.
  let days = 0
  await expect(async () => {
    const readAgain = gate.waitForRequest('**/authorisations/ofDay**', { timeout: 10_000 })
    days += 1
    await gate.clock.setSystemTime(Date.now() + days * 24 * 3600_000)
    await readAgain
  }).toPass()
})

test('three absences in a row show a card with contact data, on which a follow-up is recorded', async ({ venue }) => {
  const office = await venue.browserOf('Ana')
  await office.goto('/absence')
  const card = office.getByRole('article', { name: 'Dante Correa' })
  await expect(card).toContainText('3 faltas seguidas')
  await expect(card.getByRole('link', { name: /^Llamar .*Dante Correa/ })).toHaveAttribute('href', /^tel:/)
  await card.getByLabel('Qué pasó con Dante Correa').fill('Está de viaje, vuelve el domingo.')
  await card.getByRole('button', { name: 'Anotar' }).click()
  await expect(card.getByText('Está de viaje, vuelve el domingo.')).toBeVisible()
  // The live notification may arrive before the response; until then the form counts as unsaved.
  await expect(card.getByLabel('Qué pasó con Dante Correa')).toHaveValue('')
  await office.getByRole('link', { name: 'Clase 14' }).click()
  await expect(office.getByRole('heading', { name: 'Listas de la clase 14' })).toBeVisible()
})

test('a member’s page shows their claims and bookings', inLongRuns, async ({ venue }) => {
  const office = await venue.browserOf('Sergio')
  await office.goto('/fichas?q=carolina')
  await office.getByRole('link', { name: 'Carolina Herrera' }).click()
  await expect(office.getByRole('heading', { name: 'Reservas' })).toBeVisible()
  await office.getByRole('link', { name: '#3 Rama caída' }).click()
  await expect(office.getByRole('heading', { name: 'Reclamo #3' })).toBeVisible()
})
