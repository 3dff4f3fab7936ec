import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openHotel, orderLineDraft } from '../hotel.testkit.ts'

const server = sharedServer()
const { orders, stays, menus } = api.hotel

const setClock = (moment: string) => {
  server.kernel.now = () => new Date(moment)
}
afterEach(() => {
  server.kernel.now = () => new Date()
})

test('the bill of a closed stay can be corrected by an admin for 24 hours, and not by other staff or later', async () => {
  const hotel = await openHotel(server)
  setClock('2026-03-09T15:00:00Z')
  const sent = await hotel.order()
  await hotel.close(hotel.stay)
  const order = await hotel.staff.call(orders.one, { id: sent.order?.id ?? '' })
  expect([order.ended, order.correctableUntil]).toEqual([true, '2026-03-10T15:00:00.000Z'])
  const correction = (version: number) => ({
    id: order.id,
    version,
    lines: [orderLineDraft(hotel.product.id, { quantity: 2 })],
    reason: 'Eran dos',
  })
  const asStaff = (await hotel.as('staff')).call(orders.correct, correction(order.version))
  await expect(asStaff).rejects.toMatchObject({ code: 'room_closed' })
  setClock('2026-03-10T15:00:00Z')
  await hotel.staff.call(orders.correct, correction(order.version))
  expect((await hotel.staff.call(stays.bill, { id: hotel.stay.id })).total).toBe(2000)
  setClock('2026-03-10T15:00:01Z')
  const late = hotel.staff.call(orders.correct, correction(order.version + 1))
  await expect(late).rejects.toMatchObject({ code: 'room_closed' })
})

test('an accepted order is canceled only with a reason, which the guest reads; its products return to stock and sales', async () => {
  const hotel = await openHotel(server)
  const { staff, product } = hotel
  await staff.call(menus.setRemaining, { id: product.id, remaining: 5 })
  const id = (await hotel.order()).order?.id ?? ''
  await staff.call(orders.accept, { id })
  await expect(staff.call(orders.cancel, { id, reason: '' })).rejects.toMatchObject({ code: 'reason_required' })
  const canceled = await staff.call(orders.cancel, { id, reason: 'Se terminó' })
  expect([canceled.yours, canceled.order.status]).toEqual([true, 'canceled'])
  const counted = await staff.call(menus.product, { id: product.id })
  expect([counted.remaining, counted.nameOfBuys]).toEqual([5, 100])
  const mine = await hotel.guest.call(orders.mine, { venue: hotel.venueId })
  expect([mine.total, mine.orders[0]?.cancelReason]).toEqual([0, 'Se terminó'])
  // Canceling again changes nothing, and a completed order stays completed.
  await staff.call(orders.cancel, { id, reason: 'Otra vez' })
  const next = (await hotel.order()).order?.id ?? ''
  await staff.call(orders.accept, { id: next })
  await staff.call(orders.complete, { id: next, outletId: null })
  const late = await staff.call(orders.cancel, { id: next, reason: 'Tarde' })
  expect([late.yours, late.order.status]).toEqual([false, 'completed'])
  expect((await staff.call(orders.one, { id })).cancelReason).toBe('Se terminó')
})

test('a guest cancels an own order while it is pending; an accepted one and one of another stay are refused', async () => {
  const hotel = await openHotel(server)
  const other = await (await hotel.moveIn((await hotel.addRoom()).id)).join()
  const id = (await hotel.order()).order?.id ?? ''
  await expect(other.call(orders.cancelMine, { id })).rejects.toMatchObject({ code: 'gone' })
  await hotel.guest.call(orders.cancelMine, { id })
  expect(await hotel.staff.call(orders.one, { id })).toMatchObject({
    status: 'canceled',
    decidedBy: null,
    changes: [{ what: 'canceled', by: '' }],
  })
  const next = (await hotel.order()).order?.id ?? ''
  await hotel.staff.call(orders.accept, { id: next })
  await expect(hotel.guest.call(orders.cancelMine, { id: next })).rejects.toMatchObject({ code: 'order_decided' })
})

test('an order is ready when the kitchen has prepared its last line, and stays accepted until it is completed', async () => {
  const hotel = await openHotel(server)
  setClock('2026-03-09T15:00:00Z')
  const id = (await hotel.order()).order?.id ?? ''
  const early = await hotel.staff.call(orders.markReady, { id, outletId: null })
  expect([early.yours, early.order.readyAt]).toEqual([false, null])
  await hotel.staff.call(orders.accept, { id })
  const { order } = await hotel.staff.call(orders.markReady, { id, outletId: null })
  expect([order.status, order.readyAt]).toEqual(['accepted', '2026-03-09T15:00:00.000Z'])
  const mine = await hotel.guest.call(orders.mine, { venue: hotel.venueId })
  expect(mine.orders[0]).toMatchObject({ status: 'accepted', readyAt: order.readyAt })
})

test('a completed order is reopened on the same day of the venue, and not after midnight or after the stay is closed', async () => {
  const hotel = await openHotel(server)
  const { staff } = hotel
  const complete = async () => {
    const id = (await hotel.order()).order?.id ?? ''
    await staff.call(orders.accept, { id })
    await staff.call(orders.complete, { id, outletId: null })
    return id
  }
  // 23:50 in Buenos Aires.
  setClock('2026-03-10T02:50:00Z')
  const [first, second] = [await complete(), await complete()]
  const { order, yours } = await staff.call(orders.reopen, { id: first, reason: 'Faltaba el postre' })
  expect([yours, order.status, order.completedAt, order.lines[0]?.done]).toEqual([true, 'accepted', null, false])
  setClock('2026-03-10T03:00:00Z')
  const late = staff.call(orders.reopen, { id: second, reason: '' })
  await expect(late).rejects.toMatchObject({ code: 'reopen_expired' })
  await hotel.close(hotel.stay)
  await expect(staff.call(orders.reopen, { id: first, reason: '' })).rejects.toMatchObject({ code: 'room_closed' })
})

test('a guest reads the latest correction of an order with its reason and the lines and total before it', async () => {
  const hotel = await openHotel(server)
  const sent = (await hotel.order()).order
  const { id, version, lines } = await hotel.staff.call(orders.one, { id: sent?.id ?? '' })
  const requested = [orderLineDraft(hotel.product.id, { id: lines[0]?.id ?? '', quantity: 3 })]
  await hotel.staff.call(orders.correct, { id, version, lines: requested, reason: 'Eran tres' })
  const [mine] = (await hotel.guest.call(orders.mine, { venue: hotel.venueId })).orders
  expect(mine?.total).toBe(3000)
  expect(mine?.correction).toMatchObject({
    reason: 'Eran tres',
    totalBefore: 1000,
    before: [{ name: 'Flan', quantity: 1 }],
  })
})
