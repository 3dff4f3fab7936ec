import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from '../kernel/db/embedded/embedded.ts'
import { type Instance, newInstance, post, postmasterOf, startProcess, stopAll } from './processes.ts'
import { openYardstick } from './yardstick.ts'

/** Whole servers start here, however busy the machine is. */
const patiently = { timeout: 60_000, interval: 20 }
const kills = process.env.LONG ? 200 : 20
let instance: Instance
const environment = () => instance.environment

beforeAll(async () => {
  instance = await newInstance()
})
afterEach(stopAll)
afterAll(() => instance.remove())

/** Writes until it is told to stop; keeps apart what was acknowledged from what was never answered. */
const writeUntil = async (origin: string, cookie: string, over: () => boolean, acknowledged: Set<string>) => {
  while (!over()) {
    const id = randomUUID()
    const written = { id, kind: 'news', title: id, description: 'escrito entero', photoId: null }
    const answer = await post(origin, 'club/posts/create', written, cookie).catch(() => null)
    if (answer?.ok) acknowledged.add(id)
  }
}

const ways = ['app', 'database', 'both'] as const

test(
  `promise 15: of ${kills} kills under writes, of the app, the database or both, no acknowledged write is lost`,
  async () => {
    const acknowledged = new Set<string>()
    let slowest = 0
    const yardstick = openYardstick()
    let server = await startProcess(environment())
    const cookie = await instance.signIn(server.origin)
    for (let round = 0; round < kills; round++) {
      const way = ways[round % ways.length]
      let over = false
      const writers = Array.from({ length: 4 }, () => writeUntil(server.origin, cookie, () => over, acknowledged))
      const before = acknowledged.size
      await expect.poll(() => acknowledged.size, { ...patiently, interval: 5 }).toBeGreaterThan(before + 4)
      if (way !== 'app') process.kill(await postmasterOf(instance.environment.DATA_DIR), 'SIGKILL')
      const since = performance.now()
      if (way === 'app') process.kill(await server.app(), 'SIGKILL')
      if (way === 'both') await server.kill()
      if (way !== 'database') {
        over = true
        await Promise.all(writers)
      }
      if (way === 'both') server = await startProcess(environment())
      await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status, patiently).toBe(200)
      slowest = Math.max(slowest, performance.now() - since)
      over = true
      await Promise.all(writers)
    }
    const stored = new Map<string, string>()
    for (const id of acknowledged) {
      const answer = await fetch(`${server.origin}/api/club/posts/one?id=${id}`, { headers: { cookie } })
      if (answer.ok) stored.set(id, (await answer.json()).description)
    }
    expect([...acknowledged].filter((id) => stored.get(id) !== 'escrito entero')).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(kills * 4)
    expect(slowest, 'ready again within five seconds').toBeLessThan(await yardstick.allows(5_000))
    expect(await server.stop()).toBe(0)
  },
  kills * 60_000,
)

test('promise 25: of two servers on one data folder the second refuses to start, and the first goes on', async () => {
  const first = await startProcess(environment())
  const yardstick = openYardstick()
  const since = performance.now()
  await expect(startProcess(environment())).rejects.toThrow(/DATA_DIR/)
  const took = performance.now() - since
  expect(took).toBeLessThan(await yardstick.allows(5_000))
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
  expect(await first.stop()).toBe(0)
})

test('a database that holds the demo, or would be filled with it, is not reached from outside', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-demo-'))
  const outside = { DATA_DIR: folder, HOST: '0.0.0.0', PUBLIC_URL: 'https://club.example' }
  const whatToDo = /DEMO=0.*npm run admin -- create/s
  await expect(startProcess({ ...outside, DEMO: '1' })).rejects.toThrow(whatToDo)
  const database = await startEmbedded(folder)
  const client = new pg.Client(database.owner)
  await client.connect()
  expect((await client.query('select 1 from kernel_venues')).rowCount, 'nothing was filled').toBe(0)
  await client.query("insert into kernel_instance (name, value) values ('demo', '1')")
  await client.end()
  await database.stop()
  await expect(startProcess({ ...outside, DEMO: '0' })).rejects.toThrow(whatToDo)
  await rm(folder, { recursive: true, force: true })
})
