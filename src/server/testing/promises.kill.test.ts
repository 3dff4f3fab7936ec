import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { categoryDraft, menuDraft, productDraft } from '../hotel/menus/menus.testkit.ts'
import { ownerConfigOfRunningServer, startEmbeddedDatabase } from '../kernel/db/embedded/embedded.ts'
import { copyDataFolder } from './database.ts'
import { inFullRuns } from './fullRuns.ts'
import { openMachineSpeed } from './machine-speed.ts'
import { type Instance, newInstance, post, postmasterOf, startProcess, stopAll } from './processes.ts'

/** Long timeout, because whole servers start here. */
const patiently = { timeout: 60_000, interval: 20 }
const kills = process.env.LONG ? 200 : 3
const orderKills = process.env.LONG ? 20 : 1
let instance: Instance
const environment = () => instance.environment

beforeAll(async () => {
  instance = await newInstance()
})
afterEach(stopAll)
afterAll(() => instance.remove())

/** Writes until it is stopped; separates acknowledged writes from writes without a response. */
const writeUntil = async (origin: string, cookie: string, over: () => boolean, acknowledged: Set<string>) => {
  while (!over()) {
    const id = randomUUID()
    const written = { id, kind: 'news', title: id, description: 'escrito entero', photoId: null }
    const answer = await post(origin, 'club/posts/create', written, cookie).catch(() => null)
    if (answer?.ok) acknowledged.add(id)
    // A pause leaves CPU time to the restarting server.
    else await delay(20)
  }
}

const successorOf = async (postmaster: number) => {
  const now = await postmasterOf(instance.environment.DATA_DIR).catch(() => postmaster)
  return now > 0 && now !== postmaster
}

const ways = ['app', 'database', 'both'] as const

test(
  `durable writes: of ${kills} kills under writes, of the app, the database or both, no acknowledged write is lost`,
  async () => {
    const acknowledged = new Set<string>()
    let slowest = 0
    const machineSpeed = openMachineSpeed()
    let server = await startProcess(environment())
    const cookie = await instance.signIn(server.origin)
    for (let round = 0; round < kills; round++) {
      const way = ways[round % ways.length]
      let over = false
      const writers = Array.from({ length: 4 }, () => writeUntil(server.origin, cookie, () => over, acknowledged))
      const before = acknowledged.size
      await expect.poll(() => acknowledged.size, { ...patiently, interval: 5 }).toBeGreaterThan(before + 4)
      const postmaster = await postmasterOf(instance.environment.DATA_DIR)
      if (way !== 'app') process.kill(postmaster, 'SIGKILL')
      const since = performance.now()
      if (way === 'app') process.kill(await server.app(), 'SIGKILL')
      if (way === 'both') await server.kill()
      expect(server.printed(), 'no exception ends the app').not.toContain('uncaught exception')
      if (way !== 'database') {
        over = true
        await Promise.all(writers)
      }
      if (way === 'both') server = await startProcess(environment())
      // Responses of the killed process may still arrive; only its successor makes the server ready again.
      if (way === 'database') await expect.poll(() => successorOf(postmaster), patiently).toBe(true)
      await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status, patiently).toBe(200)
      slowest = Math.max(slowest, performance.now() - since)
      over = true
      await Promise.all(writers)
    }
    const stored = new Map<string, string>()
    for (const id of acknowledged) {
      const read = () => fetch(`${server.origin}/api/club/posts/one?id=${id}`, { headers: { cookie } })
      let answer = await read()
      // A read without a response does not prove that the row is missing, so the read is repeated.
      while (answer.status >= 500) answer = await read()
      if (answer.ok) stored.set(id, (await answer.json()).description)
    }
    expect([...acknowledged].filter((id) => stored.get(id) !== 'escrito entero')).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(kills * 4)
    expect(slowest, 'ready again within five seconds').toBeLessThan(await machineSpeed.allows(5_000))
    expect(await server.stop()).toBe(0)
  },
  kills * 60_000,
)

/** Creates a venue with one product and a guest's phone in each room. */
const openHouse = async (origin: string, cookie: string, database: pg.Client) => {
  const asked = async (endpoint: string, input: object) => {
    const answer = await post(origin, `hotel/${endpoint}`, input, cookie)
    if (!answer.ok) throw new Error(`${endpoint}: ${await answer.text()}`)
    return answer.json()
  }
  const photoId = randomUUID()
  await database.query(`insert into kernel_files (venue_id, id, label, widths, width, height, blur)
    values (1, '${photoId}', '', '{1}', 1, 1, '')`)
  const menu = await asked('menus/create', menuDraft(photoId))
  const category = await asked('menus/createCategory', categoryDraft(menu.id))
  const product = await asked('menus/createProduct', { ...productDraft(category.id), price: 1000 })
  /** Creates a room with a stay, lets a phone join the stay by its code, and returns the phone's cookie. */
  const moveIn = async () => {
    const { id: roomId, number } = await asked('rooms/create', { id: randomUUID(), kind: 'room' })
    const { id } = await asked('stays/open', { id: randomUUID(), roomId, name: '', mail: '' })
    const { rows } = await database.query<{ code: string }>('select code from hotel_stays where id = $1', [id])
    const entered = await post(origin, 'hotel/stays/enterByCode', { venue: 1, number, code: rows[0]?.code })
    return entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  return { productId: product.id as string, moveIn }
}

/** Sends the same order until it gets a response, as a phone does; returns the order's number. */
const orderUntilAnswered = async (origin: string, cookie: string, id: string, productId: string): Promise<number> => {
  const line = { id: randomUUID(), productId, quantity: 1, choices: [], comment: '', outletId: null }
  for (;;) {
    const answer = await post(origin, 'hotel/orders/send', { id, lines: [line], total: 1000 }, cookie).catch(() => null)
    if (answer?.ok) {
      const answered = await answer.json().catch(() => null)
      if (answered) return answered.order.number
    } else if (answer && answer.status < 500) throw new Error(await answer.text())
    await delay(50)
  }
}

inFullRuns(
  `single data folder owner: a second server refuses to start, and the first continues; idempotent orders: of orders that are sent again while the app is killed ${orderKills} times, each is one, and no number is left out`,
  async () => {
    const server = await startProcess(environment())
    const machineSpeed = openMachineSpeed()
    const since = performance.now()
    await expect(startProcess(environment()), 'single data folder owner').rejects.toThrow(/DATA_DIR/)
    const took = performance.now() - since
    expect(took).toBeLessThan(await machineSpeed.allows(5_000))
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    const database = new pg.Client(await ownerConfigOfRunningServer(instance.environment.DATA_DIR))
    await database.connect()
    const { productId, moveIn } = await openHouse(server.origin, await instance.signIn(server.origin), database)
    const numbers = new Map<string, number>()
    // A stay may have twenty pending orders, so each kill uses its own stays.
    for (let round = 0; round < orderKills; round++) {
      const phones = await Promise.all(Array.from({ length: 3 }, moveIn))
      const before = numbers.size
      const ordering = phones.map(async (cookie) => {
        for (let n = 0; n < 15; n++) {
          const id = randomUUID()
          numbers.set(id, await orderUntilAnswered(server.origin, cookie, id, productId))
        }
      })
      await expect.poll(() => numbers.size, { ...patiently, interval: 5 }).toBeGreaterThan(before + 10)
      process.kill(await server.app(), 'SIGKILL')
      await Promise.all(ordering)
    }
    const { rows } = await database.query<{ id: string; number: number }>(
      'select id, number from hotel_orders order by number',
    )
    await database.end()
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: numbers.size }, (_, n) => n + 1))
    expect(new Map(rows.map(({ id, number }) => [id, number]))).toEqual(
      new Map([...numbers].sort((a, b) => a[1] - b[1])),
    )
    expect(await server.stop()).toBe(0)
  },
  orderKills * 180_000,
)

const outside = { HOST: '0.0.0.0', PUBLIC_URL: 'https://club.example' }
const whatToDo = /DEMO=0.*npm run admin -- create/s
const queryOf = async (folder: string, statement: string) => {
  const database = await startEmbeddedDatabase(folder)
  const client = new pg.Client(database.owner)
  await client.connect()
  const { rowCount } = await client.query(statement)
  await client.end()
  await database.stop()
  return rowCount
}

test('a server with demo accounts refuses to listen on a public address', async () => {
  const { DATA_DIR, DEMO } = environment()
  await queryOf(DATA_DIR, "insert into kernel_instance (name, value) values ('demo', '1')")
  await expect(startProcess({ ...outside, DATA_DIR, DEMO })).rejects.toThrow(whatToDo)
})

test.runIf(process.env.LONG)('a server on a public address does not fill an empty database with the demo', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-demo-'))
  // A database without tables: to create one takes longer than to copy it.
  await copyDataFolder(`${inject('newDataFolder')}/.`, folder)
  await expect(startProcess({ ...outside, DATA_DIR: folder, DEMO: '1' })).rejects.toThrow(whatToDo)
  expect(await queryOf(folder, 'select 1 from kernel_venues'), 'nothing was filled').toBe(0)
  await rm(folder, { recursive: true, force: true })
})
