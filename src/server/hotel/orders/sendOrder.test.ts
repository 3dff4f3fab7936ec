import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openHotel, orderLineDraft } from '../hotel.testkit.ts'

const server = sharedServer()
const { orders, menus, outlets, stays } = api.hotel
const intentions = process.env.LONG ? 1_000 : 6
const altered = process.env.LONG ? 2_000 : 60
const parallel = process.env.LONG ? 500 : 40

afterEach(() => {
  server.kernel.now = () => new Date()
})

type Hotel = Awaited<ReturnType<typeof openHotel>>
const numbersOf = async ({ venueId }: Hotel) => {
  const { rows } = await server.kernel.database.inVenue(venueId, 'read', (db) =>
    db.execute<{ number: number }>('select number from hotel_orders order by number'),
  )
  return rows.map(({ number }) => number)
}
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

/** Accepts all pending orders, so that the limit of pending orders is not reached. */
const acceptAll = async ({ staff }: Hotel) => {
  for (const { id } of await staff.call(orders.waiting)) await staff.call(orders.accept, { id })
}

/** Sends the call again, with the same id, while the server is busy (503), as phones do. */
const retryWhileBusy = async <T>(send: () => Promise<T>): Promise<T> => {
  for (;;) {
    const result = await send().catch((refused: { status?: number }) => {
      if (refused.status === 503) return null
      throw refused
    })
    if (result) return result
    await delay(50)
  }
}

test(`idempotent-orders: ${intentions} orders, each sent fifty times or again after a lost response, are stored once each`, async () => {
  const hotel = await openHotel(server)
  const { guest, product } = hotel
  const input = () => ({
    id: randomUUID(),
    lines: [orderLineDraft(product.id)],
    total: 1000,
    language: 'spanish' as const,
  })
  const sent = new Set<string>()
  for (let n = 0; n < intentions; n++) {
    const order = input()
    sent.add(order.id)
    // Every tenth order is sent fifty times concurrently; the others twice, and the first call is aborted early.
    if (n % 10 === 0) {
      const send = () => retryWhileBusy(() => guest.call(orders.send, order))
      const results = await Promise.all(Array.from({ length: 50 }, send))
      expect(new Set(results.map(({ order }) => order?.number)).size).toBe(1)
    } else {
      const cut = AbortSignal.timeout(n % 7)
      const body = JSON.stringify(order)
      const headers = { 'content-type': 'application/json' }
      const post = { method: 'POST', body, signal: cut }
      const first = Promise.resolve(server.fetch('/api/hotel/orders/send', post, { ...guest, headers })).catch(
        () => null,
      )
      await Promise.race([first, delay(n % 7)])
      expect((await guest.call(orders.send, order)).order?.id).toBe(order.id)
      await first
    }
    if (n % 10 === 9) await acceptAll(hotel)
  }
  const found = await guest.call(orders.mine, { venue: hotel.venueId })
  expect(found.orders.every(({ id }) => sent.has(id))).toBe(true)
  expect(await numbersOf(hotel)).toEqual(upTo(intentions))
}, 600_000)

test(`gapless-order-numbers: ${parallel} concurrent orders get unique numbers without gaps in each venue`, async () => {
  const hotels = [await openHotel(server), await openHotel(server)]
  for (const hotel of hotels) {
    const stayed = await Promise.all(
      Array.from({ length: parallel / 20 }, async () => hotel.moveIn((await hotel.addRoom()).id)),
    )
    const phones = await Promise.all(stayed.map(({ join }) => join()))
    const each = Array.from({ length: parallel / hotels.length }, (_, n) => phones[n % phones.length] ?? hotel.guest)
    // Every tenth order has an unknown product: it is refused and must not use a number.
    const outcomes = await Promise.all(
      each.map((phone, n) => {
        const lines = [orderLineDraft(n % 10 === 0 ? randomUUID() : hotel.product.id)]
        const order = { id: randomUUID(), lines, total: 1000 }
        return retryWhileBusy(() => phone.call(orders.send, order))
      }),
    )
    const numbers = outcomes.flatMap(({ order }) => order?.number ?? [])
    expect(numbers.sort((a, b) => a - b)).toEqual(upTo(numbers.length))
    expect(await numbersOf(hotel)).toEqual(upTo(numbers.length))
  }
}, 600_000)

test('an order that waits too long for a number is refused with 503, stores nothing, and succeeds when sent again', async () => {
  const hotel = await openHotel(server)
  await hotel.order()
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const busy = server.kernel.database.inVenue(hotel.venueId, 'write', async (db) => {
    await db.execute('select from hotel_order_numbers for update')
    held.resolve()
    await released.promise
  })
  await held.promise
  const order = { id: randomUUID(), lines: [orderLineDraft(hotel.product.id)], total: 1000 }
  const refused = expect(hotel.guest.call(orders.send, order)).rejects.toMatchObject({ status: 503 })
  // The database ends a statement after 15 seconds; ended earlier by another connection, it fails with the same error code.
  const end = `do $$ begin
    perform pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database();
    if not found then raise 'no statement waits for a lock'; end if; end $$`
  await vi.waitFor(() => server.asOwner(end), { timeout: 60_000 })
  await refused
  const limit = await server.kernel.database.transaction('read', (db) => db.execute('show statement_timeout'))
  expect(limit.rows).toEqual([{ statement_timeout: '15s' }])
  released.resolve()
  await busy
  expect(await numbersOf(hotel)).toEqual([1])
  expect((await retryWhileBusy(() => hotel.guest.call(orders.send, order))).order?.number).toBe(2)
})

test('an order with the id of an order of another stay is refused as gone and uses no number', async () => {
  const hotel = await openHotel(server)
  const other = await (await hotel.moveIn((await hotel.addRoom()).id)).join()
  const { order } = await hotel.order()
  const same = { id: order?.id ?? '', lines: [orderLineDraft(hotel.product.id)], total: 1000 }
  await expect(other.call(orders.send, same)).rejects.toMatchObject({ code: 'gone' })
  expect((await hotel.order(undefined, 1000, other)).order?.number).toBe(2)
})

test(`server-side-prices: of ${altered} orders with altered prices, quantities, options or products none has a wrong total`, async () => {
  const hotel = await openHotel(server)
  const names = { nameSpanish: '', nameEnglish: '', namePortuguese: '', nameFrench: '' }
  const choice = (extra: number) => ({ id: randomUUID(), name: `+${extra}`, ...names, extra })
  const [small, large, sauce, nuts] = [choice(0), choice(300), choice(50), choice(70)] as const
  const group = { ...names, id: randomUUID(), name: 'Grupo' }
  const steak = await hotel.addProduct('Bife', {
    price: 2000,
    options: [
      { ...group, choose: 'one', required: true, choices: [small, large] },
      { ...group, id: randomUUID(), choose: 'many', required: false, choices: [sauce, nuts] },
    ],
  })
  const water = await hotel.addProduct('Agua', { price: null })
  const ended = await hotel.addProduct('Sopa', { price: 10 })
  await hotel.staff.call(menus.setStock, { id: ended.id, stock: false })
  const prices = new Map([
    [steak.id, 2000],
    [water.id, 0],
    [hotel.product.id, 1000],
  ])
  const extras = new Map<string, number>([small, large, sauce, nuts].map(({ id, extra }) => [id, extra]))
  const choicesFit = (productId: string, choices: readonly string[]) => {
    const distinct = new Set(choices).size === choices.length
    if (productId !== steak.id) return choices.length === 0
    return distinct && choices.filter((id) => id === small.id || id === large.id).length === 1
  }

  interface TestLine {
    productId: string
    quantity: number
    choices: string[]
    smuggled: object
  }
  const validLine = fc.constantFrom<TestLine[]>(
    { productId: steak.id, quantity: 2, choices: [large.id, sauce.id], smuggled: {} },
    { productId: steak.id, quantity: 1, choices: [small.id], smuggled: {} },
    { productId: water.id, quantity: 3, choices: [], smuggled: {} },
    { productId: hotel.product.id, quantity: orderLimits.quantity, choices: [], smuggled: {} },
  )
  // Alters one field per line: with two invalid fields, the first refusal would hide a missing check of the second.
  const alteration: fc.Arbitrary<Partial<TestLine>> = fc.oneof(
    fc.record({ productId: fc.constantFrom(steak.id, water.id, hotel.product.id, ended.id, randomUUID()) }),
    fc.record({ quantity: fc.constantFrom(1, 2, -1, 0, 0.5, orderLimits.quantity + 1, 1e12) }),
    fc.record({ choices: fc.subarray([small.id, large.id, sauce.id, nuts.id]) }),
    fc.record({ smuggled: fc.constantFrom({ price: 1 }, { extra: 0 }) }),
  )
  const alteredLine = fc.tuple(validLine, alteration).map(([line, change]) => ({ ...line, ...change }))
  const line = fc.oneof(validLine, alteredLine)
  const cart = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    less: fc.constantFrom(0, 0, 0, 1, -1),
  })
  let accepted = 0
  for (const { lines, less } of fc.sample(cart, altered)) {
    const requested = lines.map(({ smuggled, ...line }) => ({
      ...orderLineDraft(line.productId),
      ...line,
      ...smuggled,
    }))
    const total = lines.reduce((sum, { productId, quantity, choices }) => {
      const more = choices.reduce((all, id) => all + (extras.get(id) ?? 0), 0)
      return sum + ((prices.get(productId) ?? 0) + more) * quantity
    }, 0)
    const sentTotal = Math.max(0, total - less)
    const isValid =
      sentTotal === total &&
      lines.every(
        ({ productId, quantity, choices, smuggled }) =>
          prices.has(productId) &&
          choicesFit(productId, choices) &&
          Number.isInteger(quantity) &&
          quantity >= 1 &&
          quantity <= orderLimits.quantity &&
          Object.keys(smuggled).length === 0,
      )
    const id = randomUUID()
    const input = { id, lines: requested, total: sentTotal }
    const result = await hotel.guest.call(orders.send, input).catch((refused) => refused)
    const order = 'order' in result ? result.order : null
    expect(order !== null, JSON.stringify({ input, result })).toBe(isValid)
    if (order) expect(order.total).toBe(total)
    else expect([200, 400, 409]).toContain(result.status ?? 200)
    if (isValid) accepted += 1
    if (isValid && accepted % 10 === 0) await acceptAll(hotel)
  }
  expect(accepted).toBeGreaterThan(altered / 20)
  await acceptAll(hotel)
  const { total } = await hotel.guest.call(orders.mine, { venue: hotel.venueId })
  const bill = await hotel.staff.call(stays.bill, { id: hotel.stay.id })
  expect(total).toBe(bill.orders.reduce((sum, order) => sum + order.total, 0))
}, 180_000)

test('all lines of an order that cannot be ordered are reported together, and nothing is stored', async () => {
  const hotel = await openHotel(server)
  const [soup, cake] = [await hotel.addProduct('Sopa', { price: 10 }), await hotel.addProduct('Torta', { price: 10 })]
  await hotel.staff.call(menus.setStock, { id: soup.id, stock: false })
  await hotel.staff.call(menus.removeProduct, { id: cake.id })
  const lines = [soup, cake, hotel.product].map(({ id }) => orderLineDraft(id))
  const { order, problems } = await hotel.order(lines, 1020)
  expect(order).toBeNull()
  expect(problems).toEqual([
    { lineId: lines[0]?.id, name: 'Sopa', problem: 'disabled' },
    { lineId: lines[1]?.id, name: '', problem: 'gone' },
  ])
  // The remaining line alone can be ordered.
  expect((await hotel.order(lines.slice(2))).order?.total).toBe(1000)
})

test('guests cannot order from a closed menu, but staff can', async () => {
  const hotel = await openHotel(server)
  const monday = [{ day: 1, from: '12:00', to: '15:00' }]
  const { photo, version, ...menu } = await hotel.staff.call(menus.one, { id: hotel.menu.id })
  const { categories: _, hidden: __, ...fields } = menu
  await hotel.staff.call(menus.update, { ...fields, photoId: photo?.id ?? '', version, openings: monday })
  // Local times in Buenos Aires: Monday 12:01, then Monday 16:00.
  server.kernel.now = () => new Date('2026-03-09T15:01:00Z')
  expect((await hotel.order()).order?.status).toBe('pending')
  server.kernel.now = () => new Date('2026-03-09T19:00:00Z')
  expect((await hotel.order()).problems).toMatchObject([{ name: 'Flan', problem: 'closed' }])
  const byStaff = { id: randomUUID(), stayId: hotel.stay.id, lines: [orderLineDraft(hotel.product.id)] }
  expect((await hotel.staff.call(orders.enter, byStaff)).order?.status).toBe('accepted')
})

test('an order with an outdated total is refused as price_changed, and succeeds with the new total', async () => {
  const hotel = await openHotel(server)
  await server.asOwner(`update hotel_products set price = 1200 where id = '${hotel.product.id}'`)
  await expect(hotel.order()).rejects.toMatchObject({ code: 'price_changed' })
  expect((await hotel.order(undefined, 1200)).order?.total).toBe(1200)
})

test('a stay has at most twenty pending orders, also when more are sent concurrently', async () => {
  const hotel = await openHotel(server)
  const send = () => retryWhileBusy(() => hotel.order()).catch(({ code }: { code?: string }) => code)
  const results = await Promise.all(Array.from({ length: 2 * orderLimits.pending }, send))
  expect(results.filter((result) => result === 'too_many_pending')).toHaveLength(orderLimits.pending)
  expect(await hotel.staff.call(orders.waiting)).toHaveLength(orderLimits.pending)
  await expect(hotel.order()).rejects.toMatchObject({ code: 'too_many_pending' })
  await acceptAll(hotel)
  expect((await hotel.order()).order?.number).toBe(orderLimits.pending + 1)
})

test('an order is brought to its room, or to the guest’s place at an outlet that exists', async () => {
  const hotel = await openHotel(server)
  const { id: outletId } = await hotel.staff.call(outlets.create, {
    ...{ id: randomUUID(), name: 'Pileta', photoId: hotel.photo.id, hours: '' },
  })
  const place = async (delivery: object) => {
    const line = orderLineDraft(hotel.product.id)
    const input = { id: randomUUID(), lines: [line], total: 1000, language: 'spanish' as const, ...delivery }
    await hotel.guest.call(orders.send, input)
    const { outlet, deliverTo, spot } = await hotel.staff.call(orders.one, { id: input.id })
    return { outlet, deliverTo, spot }
  }
  const atPool = { outlet: 'Pileta', deliverTo: 'outlet', spot: 'Sombrilla 12' }
  expect(await place({ outletId, deliverTo: 'outlet', spot: ' Sombrilla 12 ' })).toEqual(atPool)
  expect(await place({ outletId, deliverTo: 'room', spot: 'x' })).toEqual({ ...atPool, deliverTo: 'room', spot: '' })
  expect(await place({})).toEqual({ outlet: null, deliverTo: 'room', spot: '' })
  const unknown = { outletId: randomUUID(), deliverTo: 'outlet', spot: '' }
  await expect(place(unknown)).rejects.toMatchObject({ code: 'gone' })
})
