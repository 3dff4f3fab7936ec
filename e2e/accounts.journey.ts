import { said } from './popups.ts'
import {
  expectFacts,
  money,
  openPaymentForm,
  openStay,
  payFirstOfThreeParts,
  post,
  prepareVenue,
  sendOrder,
} from './saturdayNight.ts'
import { expect, test } from './venue.ts'

test('a table pays in three equal parts, and the till’s expected cash is exact to the cent', async ({ venue }) => {
  const { ids } = await prepareVenue(await venue.callerOf('Ana'))
  const staff = await venue.browserOf('Sergio')
  const { code } = await openStay(staff, 3, '')
  const guest = await venue.caller()
  await post(guest, 'stays/enterByCode', { venue: venue.id, number: 3, code })
  const { id } = await sendOrder(guest, ids, { Agua: 2, Vino: 1, Provoleta: 1 })
  await post(staff, 'orders/accept', { id })

  await staff.goto('/till')
  await staff.getByLabel('Lugar').selectOption('Terraza')
  await staff.getByLabel('Importe inicial').fill('1000,50')
  await staff.getByRole('button', { name: 'Abrir caja' }).click()
  await expect(staff).toHaveURL(/\/till\/[0-9a-f-]{36}$/)
  const shift = staff.url()

  await staff.goto('/tables/3/account')
  const main = staff.getByRole('main')
  const form = openPaymentForm(staff)
  const { pay, register } = form
  await expectFacts(main, {
    Subtotal: 143_325,
    Servicio: 14_333,
    'Impuesto 21 %': 15_400,
    'Impuesto 10,5 %': 7_349,
    Total: 180_407,
  })
  await payFirstOfThreeParts(form)
  for (const [method, amount] of [
    ['Tarjeta', 60_136],
    ['Transferencia', 60_135],
  ] as const) {
    await expect(pay.getByLabel('Importe sin propina')).toHaveValue(money(amount))
    await pay.getByLabel('Medio de pago').selectOption(method)
    await register()
  }
  await expect(pay.getByText('La cuenta está pagada.')).toBeVisible()
  await expectFacts(main, { Pagado: 180_407, 'Falta pagar': 0, Propinas: 5_000 })

  await staff.goto(shift)
  await staff.getByLabel('Contado').fill('1651,86')
  await staff.getByRole('button', { name: 'Cerrar caja' }).click()
  await said(staff, 'Caja cerrada!')
  await expectFacts(main, {
    'Importe inicial': 100_050,
    'Cobrado en efectivo': 65_136,
    Esperado: 165_186,
    Contado: 165_186,
    Diferencia: 0,
  })
  const rows = [
    ['Efectivo', 60_136, 5_000],
    ['Tarjeta', 60_136, 0],
    ['Transferencia', 60_135, 0],
  ] as const
  await expect(main.getByRole('table', { name: 'Por medio de pago' }).getByRole('row')).toHaveText([
    /^Medio/,
    ...rows.map(([method, amount, tip]) => [method, 1, money(amount), money(tip)].join('')),
  ])
})
