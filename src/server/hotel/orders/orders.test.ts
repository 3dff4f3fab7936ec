import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openHotel, orderLineDraft } from '../hotel.testkit.ts'
import { categoryDraft, menuDraft, productDraft } from '../menus/menus.testkit.ts'

const server = sharedServer()
const { orders, stays, menus, outlets } = api.hotel

const setClock = (moment: string) => {
  server.kernel.now = () => new Date(moment)
}
afterEach(() => {
  server.kernel.now = () => new Date()
})

test('an order of a guest is pending for the staff of its own venue, with the total of the server’s prices', async () => {
  const hotel = await openHotel(server)
  const { order } = await hotel.order()
  expect(order).toMatchObject({ number: 1, status: 'pending', total: 1000 })
  const board = await hotel.staff.call(orders.board)
  expect(board.pending).toMatchObject([{ id: order?.id, room: hotel.room, total: 1000, enteredBy: null }])
  expect((await hotel.guest.call(orders.mine, { venue: hotel.venueId })).orders).toEqual([order])
  const neighbour = await openHotel(server)
  expect((await neighbour.staff.call(orders.board)).pending).toEqual([])
  expect(await hotel.staff.call(stays.board, { kind: 'room' })).toMatchObject([{ orderStatus: 'pending' }])
})

test('every phone of a stay sees all orders of the stay in its own language', async () => {
  const hotel = await openHotel(server)
  const choice = {
    id: randomUUID(),
    name: 'Grande',
    nameSpanish: '',
    nameEnglish: 'Large',
    namePortuguese: '',
    nameFrench: '',
  }
  const group = {
    ...choice,
    id: randomUUID(),
    name: 'Tamaño',
    nameEnglish: 'Size',
    choose: 'one' as const,
    required: true,
  }
  const tea = await hotel.addProduct('Té', {
    price: 500,
    nameEnglish: 'Tea',
    options: [{ ...group, choices: [{ ...choice, extra: 150 }] }],
  })
  await hotel.order([orderLineDraft(tea.id, { choices: [choice.id], quantity: 2, comment: 'Tibio' })], 1300)
  const other = await hotel.stay.join()
  const seen = await other.call(orders.mine, { venue: hotel.venueId, language: 'english' })
  expect([seen.total, seen.orders[0]?.total]).toEqual([0, 1300])
  expect(seen.orders[0]?.lines).toMatchObject([
    { name: 'Tea', price: 650, quantity: 2, comment: 'Tibio', options: [{ group: 'Size', name: 'Large', extra: 150 }] },
  ])
  const { pending } = await hotel.staff.call(orders.board)
  expect(pending[0]?.lines[0]).toMatchObject({ name: 'Té', options: [{ group: 'Tamaño', name: 'Grande' }] })
})

test('of two concurrent accept calls one decides, and both responses name the person who decided', async () => {
  const hotel = await openHotel(server)
  const sergio = await hotel.as('staff')
  const { order } = await hotel.order()
  const id = order?.id ?? ''
  const results = await Promise.all([hotel.staff.call(orders.accept, { id }), sergio.call(orders.accept, { id })])
  expect(results.filter(({ yours }) => yours)).toHaveLength(1)
  const [winner] = results.map(({ yours }, n) => (yours ? ['admin', 'staff'][n] : null)).filter(Boolean)
  for (const result of results) expect(result.order).toMatchObject({ status: 'accepted', decidedBy: winner })
  const { changes } = await hotel.staff.call(orders.one, { id })
  expect(changes).toMatchObject([{ what: 'accepted', by: winner }])
})

test('an order is in the list of its status: pending, accepted, completed or canceled', async () => {
  const hotel = await openHotel(server)
  const sent = []
  for (let n = 0; n < 4; n++) sent.push((await hotel.order()).order?.id ?? '')
  const [first = '', second = '', third = '', fourth = ''] = sent
  expect((await hotel.staff.call(orders.waiting)).map(({ id }) => id)).toEqual(sent)
  for (const id of [first, second]) await hotel.staff.call(orders.accept, { id })
  const early = await hotel.staff.call(orders.complete, { id: third, outletId: null })
  expect([early.yours, early.order.status]).toEqual([false, 'pending'])
  await hotel.staff.call(orders.complete, { id: first, outletId: null })
  await hotel.staff.call(orders.cancel, { id: third, reason: 'No hay más' })
  const board = await hotel.staff.call(orders.board)
  const ids = Object.fromEntries(Object.entries(board).map(([list, found]) => [list, found.map(({ id }) => id)]))
  expect(ids).toEqual({ pending: [fourth], accepted: [second], canceled: [third], completed: [first] })
  expect((await hotel.staff.call(orders.one, { id: third })).changes).toMatchObject([
    { what: 'canceled', reason: 'No hay más', by: 'admin' },
  ])
})

test('venue-time-zone: the order list has completed orders of today in the venue’s time zone, the history has older ones', async () => {
  for (const [zone, evening, night] of [
    ['America/Argentina/Buenos_Aires', '2026-03-10T02:59:00Z', '2026-03-10T03:01:00Z'],
    ['Asia/Tokyo', '2026-03-10T14:59:00Z', '2026-03-10T15:01:00Z'],
    ['Europe/Madrid', '2026-03-28T22:59:00Z', '2026-03-28T23:01:00Z'],
    ['Pacific/Auckland', '2026-03-10T10:59:00Z', '2026-03-10T11:01:00Z'],
  ] as const) {
    const hotel = await openHotel(server)
    await server.asOwner(`update kernel_venues set time_zone = '${zone}' where venue_id = ${hotel.venueId}`)
    const finish = async () => {
      const id = (await hotel.order()).order?.id ?? ''
      await hotel.staff.call(orders.accept, { id })
      await hotel.staff.call(orders.complete, { id, outletId: null })
      return id
    }
    setClock(evening)
    const before = await finish()
    expect(
      (await hotel.staff.call(orders.board)).completed.map(({ id }) => id),
      zone,
    ).toEqual([before])
    setClock(night)
    const after = await finish()
    expect(
      (await hotel.staff.call(orders.board)).completed.map(({ id }) => id),
      zone,
    ).toEqual([after])
    const history = await hotel.staff.call(orders.history, {})
    expect([history.orders.map(({ id }) => id), history.pages], zone).toEqual([[before], 1])
    const figures = await hotel.staff.call(api.hotel.figures.read, {})
    expect(
      figures.byDay.slice(-2).map(({ orders: count }) => count),
      zone,
    ).toEqual([1, 1])
  }
})

test('the order history has five orders per page, newest first', async () => {
  const hotel = await openHotel(server)
  setClock('2026-03-09T15:00:00Z')
  const sent = []
  for (let n = 0; n < 7; n++) sent.push((await hotel.order()).order?.number)
  await hotel.close(hotel.stay)
  setClock('2026-03-10T15:00:00Z')
  const [first, second, third] = await Promise.all([1, 2, 3].map((page) => hotel.staff.call(orders.history, { page })))
  expect([first?.orders.map(({ number }) => number), first?.pages]).toEqual([[7, 6, 5, 4, 3], 2])
  expect([second?.orders.map(({ number }) => number), third?.orders]).toEqual([[2, 1], []])
})

test('the order history counts at most 20 pages after the shown one, and all its pages can be opened', async () => {
  const hotel = await openHotel(server)
  setClock('2026-03-09T15:00:00Z')
  await hotel.order()
  await hotel.close(hotel.stay)
  await server.asOwner(`insert into hotel_orders (venue_id, id, number, stay_id, room_id, status, sent_at, completed_at)
    select venue_id, gen_random_uuid(), number + n, stay_id, room_id, status, sent_at, completed_at
    from hotel_orders, generate_series(1, 129) n where venue_id = ${hotel.venueId}`)
  setClock('2026-03-10T15:00:00Z')
  const read = (page: number) => hotel.staff.call(orders.history, { page })
  expect([(await read(1)).pages, (await read(4)).pages, (await read(20)).pages]).toEqual([21, 24, 26])
  expect((await read(26)).orders.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])
})

test('the kitchen view of an outlet has only its own lines, and completing the last line completes the order', async () => {
  const hotel = await openHotel(server)
  const { staff, photo } = hotel
  const outlet = (name: string) => staff.call(outlets.create, { id: randomUUID(), name, photoId: photo.id, hours: '' })
  const [bar, grill] = [await outlet('Bar'), await outlet('Parrilla')]
  const tied = await staff.call(menus.create, { ...menuDraft(photo.id, 'Tragos'), outletId: bar.id })
  const drinks = await staff.call(menus.createCategory, categoryDraft(tied.id))
  const drink = await staff.call(menus.createProduct, { ...productDraft(drinks.id, 'Fernet'), price: 300 })
  // The outlet of a line counts only when its menu has no outlet of its own.
  const lines = [
    orderLineDraft(drink.id, { outletId: grill.id }),
    orderLineDraft(hotel.product.id, { outletId: grill.id }),
  ]
  const id = (await hotel.order(lines, 1300)).order?.id ?? ''
  await staff.call(orders.accept, { id })
  const kitchenLines = async (outletId?: string) =>
    (await staff.call(orders.kitchen, { outletId })).map((order) => order.lines.map(({ name }) => name))
  expect([await kitchenLines(bar.id), await kitchenLines(grill.id), await kitchenLines()]).toEqual([
    [['Fernet']],
    [['Flan']],
    [['Fernet', 'Flan']],
  ])
  const half = await staff.call(orders.complete, { id, outletId: bar.id })
  expect([half.order.status, half.order.lines.map(({ done }) => done)]).toEqual(['accepted', [true, false]])
  expect([await kitchenLines(bar.id), await kitchenLines(grill.id)]).toEqual([[], [['Flan']]])
  expect((await staff.call(orders.complete, { id, outletId: grill.id })).order.status).toBe('completed')
})

test('staff can enter and correct an order; the log stores who changed it and why, and the total follows the lines', async () => {
  const hotel = await openHotel(server)
  const { staff, stay, product } = hotel
  const entered = await staff.call(orders.enter, {
    id: randomUUID(),
    stayId: stay.id,
    lines: [orderLineDraft(product.id)],
  })
  expect(entered.order).toMatchObject({ status: 'accepted', enteredBy: 'admin', decidedBy: 'admin', total: 1000 })
  const { id, version, lines = [] } = entered.order ?? { id: '', version: 0 }
  const [sold] = lines
  // After a price change the sold line keeps its price, and an added line has the new price.
  await server.asOwner(`update hotel_products set price = 1500 where id = '${product.id}'`)
  const requested = [orderLineDraft(product.id, { id: sold?.id ?? '', quantity: 3 }), orderLineDraft(product.id)]
  const change = { id, version, lines: requested, reason: 'Pidieron dos más' }
  const { order } = await staff.call(orders.correct, change)
  expect([order?.total, order?.corrections, order?.version]).toEqual([3 * 1000 + 1500, 1, version + 1])
  await expect(staff.call(orders.correct, change)).rejects.toMatchObject({ code: 'stale' })
  const { changes } = await staff.call(orders.one, { id })
  expect(changes.map(({ what }) => what)).toEqual(['entered', 'corrected'])
  expect(changes[1]).toMatchObject({ by: 'admin', reason: 'Pidieron dos más', before: lines, after: order?.lines })
  expect((await hotel.guest.call(orders.mine, { venue: hotel.venueId })).total).toBe(4500)
  expect((await staff.call(orders.one, { id })).ended).toBe(false)
  await hotel.close(stay)
  expect((await staff.call(orders.board)).completed).toMatchObject([{ id, ended: true }])
})

test('an order that staff enter several times concurrently with one id is stored, counted and logged once', async () => {
  const hotel = await openHotel(server)
  const { staff, stay, product } = hotel
  const request = { id: randomUUID(), stayId: stay.id, lines: [orderLineDraft(product.id)] }
  const entered = await Promise.all(Array.from({ length: 6 }, () => staff.call(orders.enter, request)))
  expect(entered.map(({ order }) => order?.number)).toEqual(Array(6).fill(1))
  expect((await staff.call(orders.one, { id: request.id })).changes.map(({ what }) => what)).toEqual(['entered'])
  expect((await staff.call(menus.product, { id: product.id })).nameOfBuys).toBe(101)
  expect((await hotel.order()).order?.number).toBe(2)
})

test('the order list has the newest 200 completed orders of today, and a separate read has all of them', async () => {
  const hotel = await openHotel(server)
  const many = orderLimits.today + 300
  await server.asOwner(`insert into hotel_orders
    (venue_id, id, number, stay_id, room_id, status, sent_at, completed_by, completed_at)
    select ${hotel.venueId}, gen_random_uuid(), n, '${hotel.stay.id}', '${hotel.room.id}', 'completed', now(), 'Ana', now()
    from generate_series(1, ${many}) n`)
  const { completed } = await hotel.staff.call(orders.board)
  expect([completed.length, completed[0]?.number]).toEqual([orderLimits.today, many])
  const all = await hotel.staff.call(orders.today, { status: 'completed' })
  expect([all.length, all[0]?.number, all.at(-1)?.number]).toEqual([many, many, 1])
  expect(await hotel.staff.call(orders.today, { status: 'canceled' })).toEqual([])
})

test('the change log of an order cannot be changed or deleted, even by the database owner', async () => {
  const hotel = await openHotel(server)
  const { order } = await hotel.order()
  await hotel.staff.call(orders.accept, { id: order?.id ?? '' })
  for (const statement of ['update hotel_order_changes set by = $$x$$', 'delete from hotel_order_changes'])
    await expect(server.asOwner(statement)).rejects.toThrow('never changed')
})

test('nameOfBuys counts accepted orders with their corrections, and a menu lists its most ordered products', async () => {
  const hotel = await openHotel(server)
  const flan = hotel.product
  const cake = await hotel.addProduct('Torta', { price: 200 })
  const send = async (lines: ReturnType<typeof orderLineDraft>[], total: number) =>
    (await hotel.order(lines, total)).order?.id ?? ''
  const first = await send([orderLineDraft(flan.id, { quantity: 2 }), orderLineDraft(cake.id)], 2200)
  const refused = await send([orderLineDraft(cake.id, { quantity: 9 })], 1800)
  const buys = async () => {
    const found = await Promise.all([flan, cake].map(({ id }) => hotel.staff.call(menus.product, { id })))
    return found.map(({ nameOfBuys }) => nameOfBuys)
  }
  expect(await buys()).toEqual([100, 100])
  await hotel.staff.call(orders.accept, { id: first })
  await hotel.staff.call(orders.cancel, { id: refused, reason: '' })
  expect(await buys()).toEqual([102, 101])
  const { order } = await hotel.staff.call(orders.accept, { id: first })
  const lines = order.lines.map(({ id, productId }) => orderLineDraft(productId, { id, quantity: 1 }))
  await hotel.staff.call(orders.correct, { id: first, version: order.version, lines, reason: 'Era uno' })
  expect(await buys()).toEqual([101, 101])
  const shown = await hotel.phone().call(menus.shown, { venue: hotel.venueId, menu: hotel.menu.id })
  expect(new Set(shown.mostOrdered)).toEqual(new Set([flan.id, cake.id]))
})
