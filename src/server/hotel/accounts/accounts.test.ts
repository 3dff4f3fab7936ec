import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { splitEqually } from '#contract/hotel/splits.limits.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openHotel, orderLineDraft } from '../hotel.testkit.ts'

const server = sharedServer()
const { accounts, orders, till } = api.hotel

const openAccount = async () => {
  const hotel = await openHotel(server)
  const { staff, stay } = hotel
  const take = async (lines: [productId: string, quantity: number][], stayId = stay.id) => {
    const requested = lines.map(([productId, quantity]) => orderLineDraft(productId, { quantity }))
    const { order } = await staff.call(orders.enter, { id: randomUUID(), stayId, lines: requested })
    if (!order) throw new Error('The order was not stored.')
    return order
  }
  const account = (id = stay.id) => staff.call(accounts.one, { id })
  const payment = (fields: object = {}) => ({
    id: randomUUID(),
    stayId: stay.id,
    method: 'card' as const,
    amount: 0,
    ...fields,
  })
  const configure = async (fields: object) => {
    const current = await staff.call(accounts.settings)
    return staff.call(accounts.updateSettings, { ...current, ...fields })
  }
  return { ...hotel, take, account, payment, configure }
}
/** Each run of random staff actions has a venue of its own. */
const randomRuns = process.env.LONG ? 104 : 1
/** Rounds of one run; the eight actions of a round are sent at the same moment. */
const rounds = 12
const vat = (rate: number) => ({ id: randomUUID(), name: 'IVA', rate })

test('pending and canceled orders are not owed, and accepted and completed ones are', async () => {
  const hotel = await openAccount()
  const sent = await hotel.order()
  expect(await hotel.account()).toMatchObject({ ordered: 0, owed: 0, pending: { orders: 1, total: 1000 } })
  await hotel.staff.call(orders.accept, { id: sent.order?.id ?? '' })
  const { id } = await hotel.take([[hotel.product.id, 3]])
  await hotel.staff.call(orders.complete, { id, outletId: null })
  expect(await hotel.account()).toMatchObject({ ordered: 4000, owed: 4000, pending: { orders: 0, total: 0 } })
  expect(await hotel.guest.call(accounts.mine, {})).toMatchObject({ ordered: 4000, paid: 0, owed: 4000 })
})

test('an account is paid in equal parts to the cent, and nobody can pay more than is owed', async () => {
  const hotel = await openAccount()
  await hotel.take([[hotel.product.id, 1]])
  const { staff, payment } = hotel
  const parts = splitEqually(1000, 3)
  expect(parts).toEqual([334, 333, 333])
  for (const amount of parts.slice(0, 2)) await staff.call(accounts.pay, payment({ amount, tip: 50 }))
  const tooMuch = staff.call(accounts.pay, payment({ amount: 334 }))
  await expect(tooMuch).rejects.toMatchObject({ code: 'more_than_owed' })
  const last = payment({ amount: 333, method: 'cash', received: 500 })
  const paid = await staff.call(accounts.pay, last)
  expect(await staff.call(accounts.pay, last)).toEqual(paid)
  const account = await hotel.account()
  expect(account).toMatchObject({ ordered: 1000, paid: 1000, tips: 100, owed: 0 })
  expect(account.payments.map(({ number }) => number)).toEqual([3, 2, 1])
})

test('two waiters who charge the whole bill at the same time take it once', async () => {
  const hotel = await openAccount()
  await hotel.take([[hotel.product.id, 5]])
  const attempts = Array.from({ length: 8 }, () => hotel.staff.call(accounts.pay, hotel.payment({ amount: 5000 })))
  const results = await Promise.allSettled(attempts)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const account = await hotel.account()
  expect(account).toMatchObject({ paid: 5000, owed: 0 })
  expect(account.payments).toMatchObject([{ number: 1 }])
})

test('a refund gives back at most what its payment received, and the account owes it again', async () => {
  const hotel = await openAccount()
  await hotel.take([[hotel.product.id, 2]])
  const { staff } = hotel
  const paid = await staff.call(accounts.pay, hotel.payment({ amount: 2000, tip: 300 }))
  const refund = (amount: number, tip = 0) =>
    staff.call(accounts.refund, { id: randomUUID(), paymentId: paid.id, amount, tip, reason: 'Plato frío' })
  await refund(500, 300)
  await expect(refund(1501)).rejects.toMatchObject({ code: 'more_than_paid' })
  await expect(refund(0, 1)).rejects.toMatchObject({ code: 'more_than_paid' })
  expect(await hotel.account()).toMatchObject({ ordered: 2000, paid: 1500, tips: 0, owed: 500 })
})

test('discounts with a reason, service and added tax change what is owed, and a reversal restores it', async () => {
  const hotel = await openAccount()
  await hotel.configure({ taxMode: 'added', taxRates: [vat(2100)], serviceRate: 1000 })
  const stay = await hotel.moveIn((await hotel.addRoom('table')).id)
  await hotel.take([[hotel.product.id, 10]], stay.id)
  const before = { subtotal: 10_000, service: 1000, ordered: 13_100 }
  expect(await hotel.account(stay.id)).toMatchObject({ ...before, taxes: [{ rate: 2100, added: true, amount: 2100 }] })
  const discount = { id: randomUUID(), stayId: stay.id, kind: 'discount' as const, rate: 2000, amount: 0 }
  await hotel.staff.call(accounts.adjust, { ...discount, reason: 'Demora' })
  expect(await hotel.account(stay.id)).toMatchObject({ discount: 2000, service: 800, ordered: 8000 + 800 + 1680 })
  const reversal = { adjustmentId: discount.id, reason: 'Se cargó en otra cuenta' }
  for (const id of [randomUUID(), randomUUID()]) await hotel.staff.call(accounts.reverseAdjustment, { id, ...reversal })
  expect(await hotel.account(stay.id)).toMatchObject(before)
  // The line keeps the tax of its order, and the stay its service charge.
  await hotel.configure({ taxMode: 'included', taxRates: [], serviceRate: 0 })
  expect(await hotel.account(stay.id)).toMatchObject(before)
})

test('a table that is charged to a room owes less, and the room owes the same amount more', async () => {
  const hotel = await openAccount()
  const { staff, stay, payment } = hotel
  const table = await hotel.moveIn((await hotel.addRoom('table')).id)
  await hotel.take([[hotel.product.id, 3]], table.id)
  const charge = payment({ stayId: table.id, method: 'room', amount: 3000, chargedStayId: stay.id })
  const { id, otherRoom } = await staff.call(accounts.pay, charge)
  expect(otherRoom).toEqual(hotel.room)
  expect(await hotel.account(table.id)).toMatchObject({ ordered: 3000, owed: 0 })
  expect(await hotel.account()).toMatchObject({ fromTables: 3000, ordered: 3000, owed: 3000 })
  expect(await hotel.guest.call(accounts.mine, {})).toMatchObject({ owed: 3000 })
  await staff.call(accounts.refund, { id: randomUUID(), paymentId: id, amount: 1000, reason: 'No era suyo' })
  expect(await hotel.account()).toMatchObject({ fromTables: 2000, owed: 2000 })
  expect(await hotel.account(table.id)).toMatchObject({ owed: 1000 })
  await staff.call(api.hotel.stays.close, { id: stay.id })
  const late = staff.call(accounts.pay, { ...charge, id: randomUUID(), amount: 1000 })
  await expect(late).rejects.toMatchObject({ code: 'not_chargeable' })
})

test('a payment link has amount and reference, and is a payment once staff confirm it', async () => {
  const hotel = await openAccount()
  const { staff, stay } = hotel
  await hotel.take([[hotel.product.id, 2]])
  const ask = (amount: number) => staff.call(accounts.requestPayment, { id: randomUUID(), stayId: stay.id, amount })
  await expect(ask(2000)).rejects.toMatchObject({ code: 'no_payment_link' })
  await hotel.configure({ paymentLink: 'https://pagos.ejemplo.test/{reference}?monto={amount}' })
  await expect(ask(2001)).rejects.toMatchObject({ code: 'more_than_owed' })
  const request = await ask(1550)
  expect(request.link).toBe(`https://pagos.ejemplo.test/${request.reference}?monto=15.50`)
  expect((await hotel.guest.call(accounts.mine, {}))?.requests).toMatchObject([{ link: request.link }])
  const confirmation = { id: randomUUID(), requestId: request.id, method: 'transfer' as const }
  const paid = await staff.call(accounts.confirmRequest, confirmation)
  expect(await staff.call(accounts.confirmRequest, confirmation)).toEqual(paid)
  expect(await hotel.account()).toMatchObject({ paid: 1550, owed: 450, requests: [] })
  const canceled = await ask(450)
  await staff.call(accounts.cancelRequest, { id: canceled.id })
  const late = staff.call(accounts.confirmRequest, { ...confirmation, id: randomUUID(), requestId: canceled.id })
  await expect(late).rejects.toMatchObject({ code: 'gone' })
})

test('a bill that is split by item adds up, and shows which units are paid', async () => {
  const hotel = await openAccount()
  const order = await hotel.take([[hotel.product.id, 3]])
  const [line] = order.lines
  const items = [{ orderId: order.id, lineId: line?.id ?? '', quantity: 2 }]
  await hotel.staff.call(accounts.pay, hotel.payment({ amount: 2000, items }))
  expect((await hotel.account()).lines).toMatchObject([{ quantity: 3, share: 3000, paidQuantity: 2 }])
})

test('with the till, cash needs an open shift, which is closed before the till is switched off; a closed shift has its exact difference and never changes', async () => {
  const hotel = await openAccount()
  const { staff } = hotel
  await hotel.take([[hotel.product.id, 9]])
  expect(await staff.call(till.current)).toEqual({ enabled: false, shifts: [] })
  await expect(staff.call(till.day, {})).rejects.toMatchObject({ code: 'till_off' })
  await hotel.configure({ tillEnabled: true })
  const cash = (fields: object) => staff.call(accounts.pay, hotel.payment({ method: 'cash', ...fields }))
  await expect(cash({ amount: 1000 })).rejects.toMatchObject({ code: 'till_closed' })
  const shift = { id: randomUUID(), outletId: null, openingAmount: 5000 }
  await staff.call(till.open, shift)
  const second = staff.call(till.open, { ...shift, id: randomUUID() })
  await expect(second).rejects.toMatchObject({ code: 'shift_open' })
  await expect(hotel.configure({ tillEnabled: false })).rejects.toMatchObject({ code: 'till_in_use' })
  const paid = await cash({ amount: 2000, tip: 150 })
  await staff.call(accounts.pay, hotel.payment({ amount: 3000 }))
  await staff.call(accounts.refund, { id: randomUUID(), paymentId: paid.id, amount: 700, reason: 'Error' })
  const move = (direction: 'in' | 'out', amount: number) =>
    staff.call(till.move, { id: randomUUID(), shiftId: shift.id, direction, amount, reason: 'Cambio' })
  await move('in', 400)
  await move('out', 250)
  const expected = 5000 + 2150 - 700 + 400 - 250
  const closing = { id: shift.id, countedAmount: expected - 30, note: '' }
  const closed = await staff.call(till.close, closing)
  expect(closed).toMatchObject({ cash: 1450, cashIn: 400, cashOut: 250, expected, difference: -30 })
  expect(await staff.call(till.close, closing)).toEqual(closed)
  const recount = staff.call(till.close, { ...closing, countedAmount: expected })
  await expect(recount).rejects.toMatchObject({ code: 'shift_closed' })
  await expect(move('in', 100)).rejects.toMatchObject({ code: 'shift_closed' })
  const late = cash({ amount: 100, shiftId: shift.id })
  await expect(late).rejects.toMatchObject({ code: 'till_closed' })
  const { outlets } = await staff.call(till.day, {})
  expect(outlets).toMatchObject([{ amount: 4300, tip: 150, refunded: 700, shifts: [{ difference: -30 }] }])
  const { csv } = await staff.call(till.exported, {})
  expect(csv).toContain('devolución;3;101;efectivo;"-7,00"')
  await hotel.configure({ tillEnabled: false })
  expect(await staff.call(till.current)).toEqual({ enabled: false, shifts: [] })
})

test.for(Array.from({ length: randomRuns }, (_, run) => run + 1))(
  'exact money: random orders, splits, tips, discounts, refunds, room charges and cash movements sent in parallel leave accounts and till exact to the cent (run %i)',
  async (run) => {
    const hotel = await openAccount()
    const { staff, stay, payment } = hotel
    await hotel.configure({ taxMode: 'added', taxRates: [vat(2100)], serviceRate: 1050, tillEnabled: true })
    const shift = { id: randomUUID(), outletId: null, openingAmount: 10_000 }
    await staff.call(till.open, shift)
    const wine = await hotel.addProduct('Vino', { price: 1333 })
    const stays = [stay.id]
    for (const kind of ['table', 'table', 'room'] as const)
      stays.push((await hotel.moveIn((await hotel.addRoom(kind)).id)).id)

    let seed = 20_261_117 * run
    const below = (limit: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % limit
    }
    const anyOf = <T>(values: readonly T[]) => values[below(values.length)] as T
    const received: { id: string; stayId: string; method: string; amount: number; tip: number }[] = []
    const moved: number[] = []
    const id = randomUUID
    const pay = async (stayId: string, amount: number) => {
      const method = anyOf(['cash', 'card', 'transfer', 'courtesy', 'room'] as const)
      const chargedStayId = method === 'room' ? anyOf(stays.filter((other) => other !== stayId)) : null
      const sent = payment({ stayId, method, amount, tip: below(3) * 77, chargedStayId })
      const { tip } = await staff.call(accounts.pay, sent)
      received.push({ id: sent.id, stayId, method, amount, tip })
    }
    const actions = [
      (stayId: string) => hotel.take([[anyOf([hotel.product.id, wine.id]), 1 + below(7)]], stayId),
      async (stayId: string) => {
        const { owed } = await hotel.account(stayId)
        // One part more than is owed: the refusal must change nothing.
        const parts = [...splitEqually(Math.max(owed, 3), 3), 1].map((part) => pay(stayId, part))
        await Promise.allSettled(parts)
        await Promise.all(parts)
      },
      (stayId: string) => pay(stayId, 1 + below(2000)),
      async () => {
        const refunded = anyOf(received.filter(({ amount }) => amount > 0))
        if (!refunded) return
        const refund = { id: id(), paymentId: refunded.id, amount: 1 + below(500), reason: 'Error' }
        await staff.call(accounts.refund, refund)
        received.push({ ...refunded, id: refund.id, amount: -refund.amount, tip: 0 })
      },
      async (stayId: string) => {
        const discount = {
          id: id(),
          stayId,
          kind: 'discount' as const,
          rate: anyOf([null, 333]),
          amount: 1 + below(99),
        }
        await staff.call(accounts.adjust, { ...discount, reason: 'Demora' })
        if (below(2))
          await staff.call(accounts.reverseAdjustment, { id: id(), adjustmentId: discount.id, reason: 'Error' })
      },
      async () => {
        const [direction, amount] = [anyOf(['in', 'out'] as const), 1 + below(900)]
        await staff.call(till.move, { id: id(), shiftId: shift.id, direction, amount, reason: 'Cambio' })
        moved.push(direction === 'in' ? amount : -amount)
      },
    ]
    const refusals = new Set<unknown>()
    for (let round = 0; round < rounds; round++) {
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => anyOf(actions)(anyOf(stays))))
      for (const result of results) if (result.status === 'rejected') refusals.add(result.reason.code)
    }

    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
    const perStay = await Promise.all(stays.map((stayId) => hotel.account(stayId)))
    for (const [index, account] of perStay.entries()) {
      const own = received.filter(({ stayId }) => stayId === stays[index])
      expect(account.paid).toBe(sum(own.map(({ amount }) => amount)))
      expect(account.tips).toBe(sum(own.map(({ tip }) => tip)))
      expect(account.paid + account.owed).toBe(account.ordered)
      expect(sum(account.lines.map(({ share }) => share))).toBe(account.ordered - account.fromTables)
    }
    const byRoom = received.filter(({ method }) => method === 'room')
    expect(sum(perStay.map(({ fromTables }) => fromTables))).toBe(sum(byRoom.map(({ amount }) => amount)))
    const numbers = perStay.flatMap(({ payments }) => payments.map(({ number }) => number)).sort((a, b) => a - b)
    expect(numbers).toEqual(received.map((_, index) => index + 1))
    const cash = sum(received.flatMap(({ method, amount, tip }) => (method === 'cash' ? [amount, tip] : [])))
    const expected = shift.openingAmount + cash + sum(moved)
    expect(await staff.call(till.one, { id: shift.id })).toMatchObject({ cash, expected })
    expect(['more_than_owed', 'more_than_paid']).toEqual(expect.arrayContaining([...refusals]))
  },
)
