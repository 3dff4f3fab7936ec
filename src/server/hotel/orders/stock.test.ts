import { randomUUID } from 'node:crypto'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/api.ts'
import { validConfiguration } from '#server/kernel/venues/venues.testkit.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openHotel, orderLineDraft } from '../hotel.testkit.ts'

const server = sharedServer()
const { orders, menus } = api.hotel

afterEach(() => {
  server.kernel.now = () => new Date()
})

type Hotel = Awaited<ReturnType<typeof openHotel>>

const guestProductOf = async ({ venueId: venue, menu }: Hotel) => {
  const shown = await server.visitor(menus.shown, { venue, menu: menu.id })
  return shown.categories[0]?.products[0]
}
const remainingOf = async ({ staff, product }: Hotel) => (await staff.call(menus.product, { id: product.id })).remaining

/** A hotel whose product 'Flan' has this many portions left. */
const openWith = async (remaining: number) => {
  const hotel = await openHotel(server)
  await hotel.staff.call(menus.setRemaining, { id: hotel.product.id, remaining })
  return hotel
}

const clockIn = (timeZone: string, moment: string) =>
  new Date(moment).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

test('a product out until tomorrow is back at midnight in the venue’s time zone, also in cached responses', async () => {
  const hotel = await openHotel(server)
  const { staff, product, photo } = hotel
  await staff.call(api.kernel.venues.update, { ...validConfiguration(photo.id), timeZone: 'Asia/Kolkata' })
  expect(await guestProductOf(hotel)).toMatchObject({ stock: true })
  await staff.call(menus.setOutToday, { id: product.id })
  const { outUntil } = await staff.call(menus.product, { id: product.id })
  const midnight = Date.parse(outUntil ?? '')
  expect(clockIn('Asia/Kolkata', outUntil ?? '')).toBe('00:00')
  expect(midnight - Date.now()).toBeGreaterThan(0)
  expect(midnight - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
  expect(await guestProductOf(hotel)).toMatchObject({ stock: false, backAt: outUntil })
  expect(await staff.call(menus.counts)).toMatchObject({ productsWithoutStock: 1 })
  server.kernel.now = () => new Date(midnight - 1)
  expect(await guestProductOf(hotel)).toMatchObject({ stock: false })
  expect(await hotel.order()).toMatchObject({ order: null, problems: [{ problem: 'disabled' }] })
  server.kernel.now = () => new Date(midnight)
  const back = await guestProductOf(hotel)
  expect([back?.stock, back?.backAt]).toEqual([true, undefined])
  expect(await hotel.order()).toMatchObject({ order: { status: 'pending' } })
})

test('of eight concurrent orders for three portions three succeed, and the others report the line', async () => {
  const hotel = await openWith(3)
  const guests = await Promise.all(
    Array.from({ length: 8 }, async () => (await hotel.moveIn((await hotel.addRoom()).id)).join()),
  )
  const results = await Promise.all(guests.map((guest) => hotel.order([orderLineDraft(hotel.product.id)], 1000, guest)))
  expect(results.filter(({ order }) => order)).toHaveLength(3)
  for (const { problems } of results.filter(({ order }) => !order))
    expect(['few', 'disabled']).toContain(problems[0]?.problem)
  expect(await remainingOf(hotel)).toBe(0)
  expect(await guestProductOf(hotel)).toMatchObject({ stock: false })
})

test('the database refuses to reduce the portions of a product below zero', async () => {
  const { venueId } = await openWith(1)
  const sell = server.kernel.database.inVenue(venueId, 'write', (db) =>
    db.execute('update hotel_products set remaining = remaining - 2'),
  )
  await expect(sell).rejects.toMatchObject({ cause: { constraint: 'hotel_products_remaining' } })
})

test('an order for more portions than are left takes none, and of two lines of a product the second is reported', async () => {
  const hotel = await openWith(3)
  const tea = await hotel.addProduct('Té', { price: 500 })
  await hotel.staff.call(menus.setRemaining, { id: tea.id, remaining: 9 })
  const flan = (quantity: number) => orderLineDraft(hotel.product.id, { quantity, comment: `${quantity}` })
  const lines = [orderLineDraft(tea.id), flan(2), flan(2)]
  expect(await hotel.order(lines, 4500)).toEqual({
    order: null,
    problems: [{ lineId: lines[2]?.id, name: 'Flan', problem: 'few' }],
  })
  expect(await remainingOf(hotel)).toBe(3)
  expect(await hotel.staff.call(menus.product, { id: tea.id })).toMatchObject({ remaining: 9 })
})

test('a canceled order returns its portions, and orders that staff enter or correct take and return portions', async () => {
  const hotel = await openWith(5)
  const { staff, stay, product } = hotel
  const { order } = await hotel.order([orderLineDraft(product.id, { quantity: 3 })], 3000)
  expect(await remainingOf(hotel)).toBe(2)
  await staff.call(orders.cancel, { id: order?.id ?? '', reason: '' })
  await staff.call(orders.cancel, { id: order?.id ?? '', reason: '' })
  expect(await remainingOf(hotel)).toBe(5)

  const line = orderLineDraft(product.id, { quantity: 4 })
  const entered = await staff.call(orders.enter, { id: randomUUID(), stayId: stay.id, lines: [line] })
  expect(await remainingOf(hotel)).toBe(1)
  const { id = '', version = 0 } = entered.order ?? {}
  const correct = (quantity: number) =>
    staff.call(orders.correct, { id, version, reason: 'Eran otros.', lines: [{ ...line, quantity }] })
  expect(await correct(6)).toMatchObject({ order: null, problems: [{ lineId: line.id, problem: 'few' }] })
  expect(await remainingOf(hotel)).toBe(1)
  expect(await correct(5)).toMatchObject({ order: { total: 5000 } })
  expect(await remainingOf(hotel)).toBe(0)
  const again = { id: randomUUID(), stayId: stay.id, lines: [orderLineDraft(product.id)] }
  expect(await staff.call(orders.enter, again)).toMatchObject({ order: null, problems: [{ problem: 'disabled' }] })
})

/** Subscribes to live updates as a visitor of the hotel. */
const listen = async ({ venueId, admin }: Hotel) => {
  const stream = await server.fetch(`/api/live?venue=${venueId}`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  onTestFinished(() => reader?.cancel())
  const post = { kind: 'news' as const, title: 'Hola', description: 'Hola', photoId: null }
  /** Creates a news post and reads until its update arrives: all earlier updates have arrived by then. */
  return async () => {
    await admin.call(api.club.posts.create, { id: randomUUID(), ...post })
    const received: string[] = []
    while (!received.includes('club.posts')) {
      const { value = '' } = (await reader?.read()) ?? {}
      received.push(...[...value.matchAll(/event: changed\n.*\ndata: (.*)\n/g)].map(([, name]) => name ?? ''))
    }
    return received.filter((name) => name !== 'club.posts')
  }
}

test('guests see the number of portions left when it is small, also in cached responses', async () => {
  const hotel = await openWith(7)
  const readUpdates = await listen(hotel)
  await readUpdates()
  expect(await guestProductOf(hotel)).not.toHaveProperty('remaining')
  await hotel.order([orderLineDraft(hotel.product.id, { quantity: 2 })], 2000)
  expect(await guestProductOf(hotel)).toMatchObject({ stock: true, remaining: 5 })
  await hotel.staff.call(menus.setRemaining, { id: hotel.product.id, remaining: null })
  expect(await guestProductOf(hotel)).not.toHaveProperty('remaining')
  await hotel.order()
  expect(await remainingOf(hotel)).toBeNull()
})

test('visitors are notified when an order changes the portions left, and not when it changes none', async () => {
  const hotel = await openWith(2)
  const tea = await hotel.addProduct('Té', { price: 500 })
  const readUpdates = await listen(hotel)
  await readUpdates()
  await hotel.order([orderLineDraft(tea.id)], 500)
  expect(await readUpdates()).toEqual([])
  await hotel.order()
  expect(await readUpdates()).toEqual(['hotel.menus'])
})

test('enabling a product clears every reason to be out of stock, and a new number of portions makes it available', async () => {
  const hotel = await openWith(0)
  const { staff } = hotel
  const { id } = hotel.product
  const enabled = { stock: true, outUntil: null, remaining: null }
  expect(await guestProductOf(hotel)).toMatchObject({ stock: false })
  await staff.call(menus.setOutToday, { id })
  await staff.call(menus.setStock, { id, stock: true })
  expect(await staff.call(menus.product, { id })).toMatchObject(enabled)
  await staff.call(menus.setStock, { id, stock: false })
  await staff.call(menus.setRemaining, { id, remaining: 4 })
  expect(await staff.call(menus.product, { id })).toMatchObject({ ...enabled, remaining: 4 })
  await staff.call(menus.setStock, { id, stock: true })
  expect(await staff.call(menus.product, { id })).toMatchObject({ remaining: 4 })
})

test('a copied product has no stock limits', async () => {
  const hotel = await openWith(4)
  const { admin, product, menu } = hotel
  await admin.call(menus.setOutToday, { id: product.id })
  const noLimits = { outUntil: null, remaining: null }
  const copy = { id: randomUUID(), from: product.id, name: 'Flan (copia)' }
  expect(await admin.call(menus.duplicateProduct, copy)).toMatchObject(noLimits)
  const { id } = await admin.call(menus.duplicate, { id: randomUUID(), from: menu.id, name: 'Cena' })
  const { categories } = await admin.call(menus.one, { id })
  const { products } = await admin.call(menus.category, { id: categories[0]?.id ?? '' })
  expect(products[0]).toMatchObject({ name: 'Flan', ...noLimits })
})
