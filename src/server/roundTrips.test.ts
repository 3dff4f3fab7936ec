import { expect, onTestFinished, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { openHotel } from './hotel/hotel.testkit.ts'
import { sharedServer } from './testing/kit.ts'

const server = sharedServer()

/** Recorded statements that PostgreSQL prepares once per connection. */
const prepared = new Set<string>()

/**
 * Records the statements of each transaction from now on, as one list per turn of the event loop: the statements of a turn
 * take one round trip.
 */
const recordTransactions = () => {
  const { pool } = server.kernel.database
  const transactions: string[][][] = []
  const record = (client: { query(...args: never[]): unknown }) => {
    const turns: string[][] = []
    transactions.push(turns)
    let isSameTurn = false
    const query = client.query.bind(client)
    const spy = vi.spyOn(client, 'query').mockImplementation((...args) => {
      const [first] = args as unknown as [string | { text: string; name?: string }]
      if (!isSameTurn) turns.push([])
      isSameTurn = true
      process.nextTick(() => {
        isSameTurn = false
      })
      const { text, name = '' } = typeof first === 'string' ? { text: first } : first
      turns.at(-1)?.push(text)
      if (name) prepared.add(text)
      return query(...args)
    })
    onTestFinished(() => spy.mockRestore())
  }
  pool.on('acquire', record)
  onTestFinished(() => void pool.off('acquire', record))
  return transactions
}

test('an order takes three round trips and ten statements, and its number is locked in the last one only', async () => {
  const hotel = await openHotel(server)
  await hotel.order()
  const transactions = recordTransactions()
  await hotel.order()
  // Tasks of the server may have run transactions meanwhile.
  const turns = transactions.find((one) => one.flat().some((text) => text.startsWith('with numbered'))) ?? []
  expect(turns.map((statements) => statements.length)).toEqual([3, 3, 4])
  const [, , [waited, numbered, announced, committed] = []] = turns
  expect(waited).toMatch(/^select pg_advisory_xact_lock/)
  expect(numbered).toMatch(/^with numbered/)
  expect(announced).toMatch(/pg_notify/)
  expect(committed).toBe('commit')
})

test('a write of the staff takes three round trips, and its statements are prepared: identification, change, and log entry with announcement and commit', async () => {
  const hotel = await openHotel(server)
  const setStock = (stock: boolean) => hotel.staff.call(api.hotel.menus.setStock, { id: hotel.product.id, stock })
  await setStock(false)
  const transactions = recordTransactions()
  await setStock(true)
  const turns = transactions.find((one) => one.flat().some((text) => text.startsWith('update "hotel_products"'))) ?? []
  expect(turns.map((statements) => statements.length)).toEqual([3, 2, 3])
  const [logged, announced, committed] = turns[2] ?? []
  expect(logged).toMatch(/^insert into "kernel_activity"/)
  expect(announced).toMatch(/pg_notify/)
  expect(committed).toBe('commit')
  expect(turns.flat().filter((text) => !prepared.has(text))).toEqual(['begin', 'commit'])
})

test("a guest's orders take five round trips: identification, orders, lines, names of the products, and commit", async () => {
  const hotel = await openHotel(server)
  await hotel.order()
  const read = () => hotel.guest.call(api.hotel.orders.mine, { language: 'spanish' })
  await read()
  const transactions = recordTransactions()
  expect((await read()).orders).toHaveLength(1)
  const turns = transactions.find((one) => one.flat().some((text) => text.includes('from "hotel_order_lines"'))) ?? []
  expect(turns.map((statements) => statements.length)).toEqual([3, 1, 1, 1, 1])
})
