import { expect, onTestFinished, test } from 'vitest'
import { staff, visitor } from '#contract/kernel/who.ts'
import { checkRules } from '#server/kernel/rules.ts'
import { testServer } from '#server/testing/kit.ts'
import { openHotel } from '../hotel.testkit.ts'

const server = testServer()

const open = async () => {
  const hotel = await openHotel(server)
  const ask = (cookie?: string) => server.fetch('/api/hotel/orders/board', {}, { cookie })
  const numbers = async () => {
    const { pending } = (await (await ask(hotel.staff.cookie)).json()) as { pending: { number: number }[] }
    return pending.map(({ number }) => number)
  }
  return { ...hotel, ask, numbers }
}

/** How many transactions there are from here on. */
const countTransactions = () => {
  let count = 0
  const more = () => count++
  const { pool } = server.kernel.database
  pool.on('acquire', more)
  onTestFinished(() => void pool.off('acquire', more))
  return () => count
}

test('of many screens that ask at the same time one has the answer made, and each is asked who it is', async () => {
  const { as, staff: admin, order, ask } = await open()
  await order()
  const desk = await as('staff')
  const transactions = countTransactions()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n % 2 ? admin.cookie : desk.cookie)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(transactions(), 'twenty to recognise, one to answer').toBe(21)
  expect((await ask()).status).toBe(401)
})

test('what is shared is neither stored by a browser nor carries anybody’s cookie, and is one venue’s', async () => {
  const [one, other] = [await open(), await open()]
  await one.order()
  const answer = await one.ask(one.staff.cookie)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect([answer.headers.get('etag'), answer.headers.getSetCookie()]).toEqual([null, []])
  expect(await one.numbers()).toEqual([1])
  expect(await other.numbers()).toEqual([])
})

test('a change is on the very next board after it was acknowledged, whoever was reading meanwhile', async () => {
  const { order, numbers } = await open()
  for (let n = 1; n <= 15; n++) {
    const readers = Array.from({ length: 3 }, () => numbers())
    await order()
    expect((await numbers())[0]).toBe(n)
    await Promise.all(readers)
    expect((await numbers())[0]).toBe(n)
  }
})

test('sharing what is not the same for all of the staff stops the start', () => {
  expect(() => checkRules({ club: { posts: { open: staff.read.meta({ shared: true }) } } })).not.toThrow()
  expect(() => checkRules({ club: { posts: { open: visitor.read.meta({ shared: true }) } } })).toThrow(
    'club.posts.open is shared',
  )
})
