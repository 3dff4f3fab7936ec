import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openHotel, orderLineDraft } from '../hotel.testkit.ts'

const server = sharedServer()
const { accounts, orders, stays } = api.hotel

/** A hotel with a guest in a room, and a second stay at a table with a phone. */
const open = async () => {
  const hotel = await openHotel(server)
  const { id: tableId } = await hotel.addRoom('table')
  const table = await hotel.moveIn(tableId)
  const phone = await table.join()
  const accepted = async (quantity = 1) => {
    const { order } = await hotel.order([orderLineDraft(hotel.product.id, { quantity })], quantity * 1000)
    const decided = await hotel.staff.call(orders.accept, { id: order?.id ?? '' })
    return decided.order
  }
  const mine = async (of: typeof phone) => (await of.call(orders.mine, { venue: hotel.venueId })).orders
  return { ...hotel, table, phone, accepted, mine }
}

test('a moved order belongs to the other stay with its lines, and its log has an entry for both stays', async () => {
  const { staff, guest, phone, stay, table, accepted, mine } = await open()
  const { id, version } = await accepted()
  const move = { id, version, toStayId: table.id }
  const moved = await staff.call(orders.move, move)
  expect([moved.stayId, moved.room.number, moved.total]).toEqual([table.id, table.room.number, 1000])
  expect([await mine(guest), (await mine(phone)).map((order) => order.lines.length)]).toEqual([[], [1]])
  const { changes } = await staff.call(orders.one, { id })
  const reason = `Habitación ${stay.room.number} → Mesa ${table.room.number}`
  expect(changes.filter(({ what }) => what === 'moved').map((change) => change.reason)).toEqual([reason, reason])
  await expect(staff.call(orders.move, { ...move, toStayId: stay.id })).rejects.toMatchObject({ code: 'stale' })
  const back = { id, version: moved.version, toStayId: table.id }
  await expect(staff.call(orders.move, back)).rejects.toMatchObject({ code: 'same_stay' })
})

test('some units of a line move into a new order once, and the last ones move the order itself', async () => {
  const { staff, guest, phone, table, accepted, mine } = await open()
  const { id, version, lines } = await accepted(3)
  const lineId = lines[0]?.id ?? ''
  const input = { id, version, lineId, quantity: 2, newId: randomUUID(), toStayId: table.id }
  const moved = await staff.call(orders.moveLine, input)
  expect(await staff.call(orders.moveLine, input)).toEqual(moved)
  expect([moved.status, moved.total, moved.number]).toEqual(['accepted', 2000, 2])
  expect([(await mine(guest))[0]?.total, (await mine(phone))[0]?.total]).toEqual([1000, 2000])
  const rest = { ...input, version: version + 1, quantity: 1, newId: randomUUID() }
  await expect(staff.call(orders.moveLine, { ...rest, quantity: 2 })).rejects.toMatchObject({ code: 'gone' })
  expect((await staff.call(orders.moveLine, rest)).id).toBe(id)
  expect([await mine(guest), (await mine(phone)).length]).toEqual([[], 2])
})

test('a canceled order, and an order to or from a closed stay, cannot be moved', async () => {
  const { staff, order, table, accepted } = await open()
  const { order: pending } = await order()
  const { order: canceled } = await staff.call(orders.cancel, { id: pending?.id ?? '', reason: 'Cerrado' })
  const move = (id: string, version: number) => staff.call(orders.move, { id, version, toStayId: table.id })
  await expect(move(canceled.id, canceled.version)).rejects.toMatchObject({ code: 'order_canceled' })
  const { id, version } = await accepted()
  await server.asOwner(
    `update hotel_stays set code = '', closed_at = now(), closed_by = 'Ana' where id = '${table.id}'`,
  )
  await expect(move(id, version)).rejects.toMatchObject({ code: 'table_closed' })
})

test('a merged account moves its orders and what was paid, closes the emptied stay and leaves both sums exact', async () => {
  const { venueId, staff, guest, phone, stay, table, accepted, mine } = await open()
  await accepted(3)
  await accepted()
  await server.asOwner(`insert into hotel_payments (venue_id, id, stay_id, number, kind, method, amount, at, by)
    values (${venueId}, gen_random_uuid(), '${stay.id}', 900, 'payment', 'cash', 1500, now(), 'Ana')`)
  await server.asOwner(`insert into hotel_receipt_numbers (venue_id, last) values (${venueId}, 900)`)
  await server.asOwner(`insert into hotel_adjustments (venue_id, id, stay_id, kind, rate, reason, at, by)
    values (${venueId}, gen_random_uuid(), '${stay.id}', 'discount', 1000, 'Demora', now(), 'Ana')`)
  const account = (id: string) => staff.call(accounts.one, { id })
  const merge = { stayId: stay.id, toStayId: table.id, close: true }
  expect(await staff.call(orders.moveAccount, merge)).toEqual({ orders: 2 })
  const paid = await server.kernel.database.inVenue(venueId, 'read', (db) =>
    db.execute(`select stay_id as stay, kind, number, amount::int from hotel_payments order by number`),
  )
  expect(paid.rows).toEqual([
    { stay: stay.id, kind: 'payment', number: 900, amount: 1500 },
    { stay: stay.id, kind: 'moved', number: 901, amount: -1500 },
    { stay: table.id, kind: 'moved', number: 902, amount: 1500 },
  ])
  const [before, after] = [await account(stay.id), await account(table.id)]
  expect([before.ordered, before.paid, before.owed]).toEqual([0, 0, 0])
  expect([after.discount, after.ordered, after.paid, after.owed]).toEqual([400, 3600, 1500, 2100])
  expect((await mine(phone)).map(({ total }) => total)).toEqual([1000, 3000])
  expect(await mine(guest)).toEqual([])
  expect((await staff.call(stays.at, { number: stay.room.number })).stay).toBeNull()
  await expect(staff.call(orders.moveAccount, merge)).rejects.toMatchObject({ code: 'room_closed' })
})
