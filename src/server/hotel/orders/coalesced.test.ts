import { expect, onTestFinished, test } from 'vitest'
import { everyRole, staff } from '#contract/kernel/who.ts'
import { checkRules } from '#server/kernel/rules.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openHotel } from '../hotel.testkit.ts'

const server = sharedServer()

const open = async () => {
  const hotel = await openHotel(server)
  const readOrders = (cookie?: string) => server.fetch('/api/hotel/orders/board', {}, { cookie })
  const numbers = async () => {
    const { pending } = (await (await readOrders(hotel.staff.cookie)).json()) as { pending: { number: number }[] }
    return pending.map(({ number }) => number)
  }
  return { ...hotel, readOrders, numbers }
}

/** Starts counting transactions; the returned function reads the counter. */
const countTransactions = () => {
  let count = 0
  const increment = () => count++
  const { pool } = server.kernel.database
  pool.on('acquire', increment)
  onTestFinished(() => void pool.off('acquire', increment))
  return () => count
}

test('of twenty concurrent reads of the order list, and of ten pages with it, one runs the queries, and each caller is authorised', async () => {
  const { as, staff: admin, order, readOrders } = await open()
  await order()
  const desk = await as('staff')
  const transactions = countTransactions()
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => readOrders(n % 2 ? admin.cookie : desk.cookie)),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
  expect(transactions(), 'twenty transactions to identify callers, one to read').toBe(21)
  expect((await readOrders()).status).toBe(401)
  const before = transactions()
  const pages = await Promise.all(
    Array.from({ length: 10 }, () => server.fetch('/orders', {}, { cookie: desk.cookie })),
  )
  expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(await pages[0]?.text()).toContain('"endpoint":"hotel.orders.board"')
  expect(transactions() - before, 'three per page for its callers and venue, at most one for the list').toBeLessThan(32)
})

test('a coalesced response is not stored by browsers, sets no cookie, and contains data of one venue only', async () => {
  const [one, other] = [await open(), await open()]
  await one.order()
  const response = await one.readOrders(one.staff.cookie)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect([response.headers.get('etag'), response.headers.getSetCookie()]).toEqual([null, []])
  expect(await one.numbers()).toEqual([1])
  expect(await other.numbers()).toEqual([])
})

test('a read after an acknowledged order contains the order, also while other reads are running', async () => {
  const { order, numbers } = await open()
  for (let n = 1; n <= 15; n++) {
    const readers = Array.from({ length: 3 }, () => numbers())
    await order()
    expect((await numbers()).at(-1)).toBe(n)
    await Promise.all(readers)
    expect((await numbers()).at(-1)).toBe(n)
  }
})

test('the server refuses to start when a coalesced endpoint admits callers other than staff', () => {
  expect(() => checkRules({ club: { posts: { open: staff.read.meta({ coalesced: true }) } } })).not.toThrow()
  expect(() => checkRules({ club: { posts: { open: everyRole.read.meta({ coalesced: true }) } } })).toThrow(
    'club.posts.open is coalesced',
  )
})
