import { said } from './popups.ts'
import {
  expectFacts,
  fillCart,
  frenchLabels,
  money,
  openPaymentForm,
  openRoom,
  openStay,
  orderCardOf,
  payFirstOfThreeParts,
  phoneAt,
  post,
  prepareVenue,
  prices,
  read,
  sendOrder,
} from './saturdayNight.ts'
import { expect, inLongRuns, test } from './venue.ts'

test(
  'a Saturday night with three phones in a room and four staff screens: five orders at once, corrections, tables that are joined, and a till that is exact to the cent',
  inLongRuns,
  async ({ venue }) => {
    const admin = await venue.callerOf('Ana')
    const { menuId, ids, stationOf } = await prepareVenue(admin)
    const orders = await venue.browserOf('Sergio')
    for (const { id } of await read(orders, 'orders/waiting')) await post(orders, 'orders/accept', { id })
    const [kitchen, room, till] = await Promise.all([1, 2, 3].map(() => orders.context().newPage()))
    if (!kitchen || !room || !till) throw new Error('no staff screens')
    await orders.goto('/orders')
    await kitchen.goto(`/orders/kitchen?station=${stationOf('Parrilla')}`)
    await till.goto('/till')
    await till.getByLabel('Lugar').selectOption('Terraza')
    await till.getByLabel('Importe inicial').fill('1000,50')
    await till.getByRole('button', { name: 'Abrir caja' }).click()
    await expect(till).toHaveURL(/\/till\/[0-9a-f-]{36}$/)

    const stay = await openStay(orders, 103, 'Nora')
    const [third, fourth] = [await openStay(orders, 3, ''), await openStay(orders, 4, '')]
    const [julia, claire, hugo, table, other] = await Promise.all([
      phoneAt(venue, 103, stay.code),
      phoneAt(venue, 103, stay.code, { locale: 'fr-FR' }),
      phoneAt(venue, 103, stay.code),
      phoneAt(venue, 3, third.code),
      venue.caller(),
    ])
    await post(other, 'stays/enterByCode', { venue: venue.id, number: 4, code: fourth.code })
    const menu = `/${venue.id}/menu/${menuId}`
    await Promise.all(
      [julia, claire, hugo].map(async (guest) => {
        await openRoom(guest, venue, 103)
        await guest.goto(menu)
      }),
    )
    await fillCart(julia, { Bife: 2, Vino: 1 })
    await fillCart(claire, { Provoleta: 1, Agua: 2 }, frenchLabels)
    await fillCart(hugo, { Bife: 1 })

    // Five orders at once: three in the room and one at each table.
    const send = hugo.getByRole('button', { name: 'Enviar Pedido' })
    const [, , , water] = await Promise.all([
      julia.getByRole('button', { name: 'Enviar Pedido' }).click(),
      claire.getByRole('button', { name: 'Envoyer la commande' }).click(),
      send.click(),
      sendOrder(table, ids, { Agua: 3 }),
      sendOrder(other, ids, { Vino: 1, Provoleta: 1 }),
    ])
    await julia.getByRole('button', { name: 'Continuar' }).click()
    await claire.getByRole('button', { name: 'Continuer' }).click()
    await hugo.getByRole('button', { name: 'Continuar' }).click()
    const waiting: { id: string; number: number; total: number }[] = (await read(orders, 'orders/board')).pending
    expect(waiting.map(({ total }) => total).toSorted((a, b) => a - b)).toEqual([
      30_003, 93_335, 123_323, 159_999, 369_988,
    ])
    const withTotal = (total: number) => waiting.find((sent) => sent.total === total)?.number ?? 0
    const [ofJulia, ofClaire, ofHugo] = [withTotal(369_988), withTotal(93_335), withTotal(159_999)]
    await kitchen.getByRole('button', { name: `Accept pedido ${ofHugo}` }).click()
    for (const number of [ofJulia, ofClaire, withTotal(30_003), withTotal(123_323)])
      await orders.getByRole('button', { name: `Accept pedido ${number}`, exact: true }).click()
    await expect(orderCardOf(claire, ofClaire)).toContainText('En préparation')

    // The kitchen has one steak less than ordered: a correction, then a cancellation, and the product runs out.
    await orders.getByRole('link', { name: `Corregir pedido ${ofJulia}`, exact: true }).click()
    await orders.getByRole('button', { name: 'Uno menos de Bife' }).click()
    await orders.getByLabel('Motivo de la corrección').fill('Quedaba un bife')
    await orders.getByRole('button', { name: 'Guardar corrección' }).click()
    await expect(orderCardOf(julia, ofJulia)).toContainText('Lo corregimos: Quedaba un bife')
    await expect(orderCardOf(julia, ofJulia)).toContainText(money(369_988))
    await expect(orderCardOf(julia, ofJulia)).toContainText(money(209_989))
    await expect(kitchen.getByText('Bife: 2 → 1')).toBeVisible()
    await orders.getByRole('button', { name: `Cancel pedido ${ofHugo}`, exact: true }).click()
    await orders.getByLabel('Motivo (lo lee el huésped)').fill('Se terminó el bife')
    await orders.getByRole('button', { name: 'Cancelar pedido' }).click()
    await expect(orderCardOf(hugo, ofHugo)).toContainText('Motivo: Se terminó el bife')
    await hugo.goto(menu)
    await fillCart(hugo, { Bife: 1, Vino: 1 })
    await orders.getByRole('button', { name: 'Stock' }).click()
    await orders.getByRole('button', { name: 'Agotado hasta mañana: Bife' }).click()
    await expect(hugo.getByText('Esto ya no se puede pedir:')).toBeVisible()
    await expect(hugo.getByText(money(prices.Vino)).last()).toBeVisible()
    await expect(send).toBeDisabled()
    await hugo.getByRole('button', { name: 'Remover y seguir con el resto' }).click()
    await send.click()
    await hugo.getByRole('button', { name: 'Continuar' }).click()
    await hugo.getByRole('button', { name: 'Cancelar pedido' }).click()
    await expect(hugo.getByRole('article').filter({ hasText: 'Cancelado' })).toHaveCount(2)

    // Each station prepares its lines; with the last one the guest reads 'Listo'. A completed order is reopened.
    await kitchen.getByRole('button', { name: `Listo pedido ${ofJulia}` }).click()
    await kitchen.getByRole('link', { name: 'Barra' }).click()
    await kitchen.getByRole('button', { name: `Listo pedido ${ofJulia}` }).click()
    await expect(orderCardOf(julia, ofJulia).getByText('Listo', { exact: true })).toBeVisible()
    await orders.getByRole('button', { name: `Completar pedido ${ofJulia}`, exact: true }).click()
    await orders.getByRole('button', { name: `Reabrir pedido ${ofJulia}`, exact: true }).click()
    await expect(orderCardOf(julia, ofJulia)).toContainText('En preparación')

    // A table calls the waiter and reads that somebody has seen it, and that it is done.
    await openRoom(table, venue, 3)
    await expect(table.getByRole('button', { name: 'Pedir limpieza' })).toHaveCount(0)
    await table.getByRole('button', { name: 'Llamar al mozo' }).click()
    await room.goto('/tables/3')
    const alerts = room.getByRole('main')
    await alerts.getByRole('button', { name: 'Visto el aviso Llamado al mozo de Mesa 3' }).click()
    await expect(table.getByText(/Visto a las/)).toBeVisible()
    await alerts.getByRole('button', { name: 'Hecho el aviso Llamado al mozo de Mesa 3' }).click()
    await expect(table.getByText(/Hecho a las/)).toBeVisible()

    // One water of table 3 belongs to the room, and table 4 joins table 3.
    await room.goto(`/orders/${water.id}/edit`)
    await room.getByLabel('Qué se mueve').selectOption('3 × Agua')
    await room.getByLabel('A', { exact: true }).selectOption('Habitación 103 · Nora')
    await room.getByRole('button', { name: 'Mover pedido' }).click()
    await said(room, 'ahora es de Habitación 103!')
    await room.goto('/tables/4')
    await room.getByLabel('A', { exact: true }).selectOption('Mesa 3')
    await room.getByLabel('Cerrar esta al terminar (juntar)').check()
    await room.getByRole('button', { name: 'Mover', exact: true }).click()
    await said(room, 'Se movió 1 pedido!')

    // The table pays in three equal parts: cash with a tip, a card, and the room of one of the guests.
    await room.goto('/tables/3/account')
    const main = room.getByRole('main')
    const form = openPaymentForm(room)
    const { pay, register } = form
    await expectFacts(main, {
      Pedido: 180_407,
      Subtotal: 143_325,
      Servicio: 14_333,
      'Impuesto 21 %': 15_400,
      'Impuesto 10,5 %': 7_349,
      Total: 180_407,
    })
    await payFirstOfThreeParts(form)
    await expect(pay.getByLabel('Importe sin propina')).toHaveValue(money(60_136))
    await pay.getByLabel('Medio de pago').selectOption('Tarjeta')
    await register()
    await expect(pay.getByLabel('Importe sin propina')).toHaveValue(money(60_135))
    await pay.getByLabel('Medio de pago').selectOption('A la habitación')
    await pay.getByLabel('Habitación a la que se carga').selectOption('Habitación 103 · Nora')
    await register()
    await expect(pay.getByText('La cuenta está pagada.')).toBeVisible()
    await expectFacts(main, { Pagado: 180_407, 'Falta pagar': 0, Propinas: 5_000 })

    // The room has a discount and pays by person, by payment link and the rest; a part is given back.
    await room.goto('/tables/103/account')
    await room.getByLabel('Importe o porcentaje').fill('5 %')
    await room.getByLabel(/^Motivo/).fill('Demora')
    await room.getByRole('button', { name: 'Agregar' }).click()
    await said(room, 'Cuenta actualizada!')
    await expectFacts(main, {
      Subtotal: 313_325,
      Descuento: -15_666,
      Servicio: 29_766,
      'Impuesto 21 %': 46_550,
      'Impuesto 10,5 %': 7_979,
      'Cargado desde mesas': 60_135,
      Total: 442_089,
    })
    await pay.getByText('Por persona').click()
    await pay.getByLabel('Importe sin propina').fill('1000')
    await pay.getByLabel('Propina', { exact: true }).fill('100')
    await register()
    const links = main.locator('section').filter({ has: room.getByRole('heading', { name: 'Enlace de pago' }) })
    await links.getByLabel('Importe').fill('1234,56')
    await links.getByRole('button', { name: 'Crear enlace' }).click()
    await said(room, 'Enlace creado!')
    await expect(julia.getByRole('link', { name: `Pagar ${money(123_456)}` })).toBeVisible()
    await links.getByLabel(/^Medio del pago/).selectOption('Tarjeta')
    await links.getByRole('button', { name: /^Confirmar el pago/ }).click()
    await said(room, 'Pago confirmado!')
    await pay.getByLabel('Medio de pago').selectOption('Transferencia')
    await expect(pay.getByLabel('Importe sin propina')).toHaveValue(money(218_633))
    await register()
    const cash = main.getByRole('listitem').filter({ hasText: 'Efectivo' })
    await cash.getByRole('button', { name: /^Devolver el recibo/ }).click()
    await cash.getByLabel('Importe').fill('50')
    await cash.getByLabel('Propina a devolver').fill('0')
    await cash.getByLabel('Motivo').fill('Cobrado de más')
    await cash.getByRole('button', { name: 'Devolver', exact: true }).click()
    await said(room, 'Devolución registrada!')
    await pay.getByLabel('Medio de pago').selectOption('Cortesía')
    await expect(pay.getByLabel('Importe sin propina')).toHaveValue(money(5_000))
    await register()
    await expectFacts(main, { Pedido: 442_089, Pagado: 442_089, 'Falta pagar': 0, Propinas: 10_000 })

    // The room is closed while one guest sends an order and nobody has accepted the order of another one.
    await hugo.goto(menu)
    await fillCart(hugo, { Vino: 1 })
    const { promise: closed, resolve: letPass } = Promise.withResolvers<void>()
    await hugo.route('**/api/hotel/orders/send', async (route) => {
      await closed
      await route.continue().catch(() => {})
    })
    await send.click()
    const undecided = await sendOrder(claire, ids, { Agua: 1 })
    await claire.goto(menu)
    await room.goto('/tables/103')
    await room.getByRole('button', { name: 'Cerrar Habitación' }).click()
    const question = room.getByRole('dialog')
    await expect(question.getByText(`Pedido ${undecided.number}`)).toBeVisible()
    await expect(question.getByText(money(313_325))).toBeVisible()
    await expect(question.getByRole('button', { name: 'Confirmar' })).toBeDisabled()
    await question.getByLabel('Se cancela').check()
    await question.getByRole('button', { name: 'Confirmar' }).click()
    await expect(room).toHaveURL(/\/dashboard$/)
    letPass()
    await expect(hugo.getByText(/^Tu cuenta se cerró mientras enviabas el pedido/)).toBeVisible()
    // Thanks are on every page of the phones that were inside, each in its language.
    await expect(hugo.getByRole('link', { name: /¡Gracias, Nora!/ })).toBeVisible()
    await claire.getByRole('link', { name: /Merci, Nora/ }).click()
    await expect(claire.getByText(/^Merci, Nora/)).toBeVisible()
    await expect(julia.getByText('¡Gracias, Nora!')).toBeVisible()
    await expect(julia.getByText(money(442_089)).first()).toBeVisible()

    // The till's shift contains every payment, and its expected cash is exact to the cent.
    for (const [direction, amount, reason] of [
      ['Ingreso de efectivo', '200,25', 'Cambio'],
      ['Retiro de efectivo', '150,75', 'Hielo'],
    ] as const) {
      await till.getByLabel('Tipo').selectOption(direction)
      await till.getByLabel('Importe').fill(amount)
      await till.getByLabel('Motivo').fill(reason)
      await till.getByRole('button', { name: 'Registrar' }).click()
      await said(till, 'Movimiento registrado!')
    }
    await till.getByLabel('Contado').fill('2751,36')
    await till.getByRole('button', { name: 'Cerrar caja' }).click()
    await said(till, 'Caja cerrada!')
    const cashOfShift = {
      'Importe inicial': 100_050,
      'Cobrado en efectivo': 170_136,
      'Ingreso de efectivo': 20_025,
      'Retiro de efectivo': -15_075,
      Esperado: 275_136,
      Contado: 275_136,
      Diferencia: 0,
    }
    const methods = [
      ['Efectivo', 3, 155_136, 15_000],
      ['Tarjeta', 2, 183_592, 0],
      ['Transferencia', 1, 218_633, 0],
      ['A la habitación', 1, 60_135, 0],
      ['Cortesía', 1, 5_000, 0],
    ] as const
    const rows = methods.map(([method, count, amount, tip]) => [method, count, money(amount), money(tip)].join(''))
    await expectFacts(till.getByRole('main'), cashOfShift)
    await expect(till.getByRole('table', { name: 'Por medio de pago' }).getByRole('row')).toHaveText([
      /^Medio/,
      ...rows,
    ])
    await till.getByRole('link', { name: 'Volver a Caja' }).click()
    await till.getByRole('link', { name: 'Cierre del día' }).click()
    const closing = till.locator('section.card').filter({ has: till.getByRole('heading', { name: 'Terraza' }) })
    await expect(closing.getByRole('row')).toHaveText([/^Medio/, ...rows])
    await expectFacts(closing, {
      Total: 622_496,
      'Sin cargos a habitación ni cortesías': 557_361,
      Propina: 15_000,
      Devuelto: 5_000,
      ...cashOfShift,
    })
  },
)
