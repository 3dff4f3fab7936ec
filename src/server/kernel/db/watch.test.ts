import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openNetwork } from '#server/testing/between.ts'
import { databaseOf } from '#server/testing/processes.ts'
import { openYardstick } from '#server/testing/yardstick.ts'
import { isUnreachable } from './database.ts'
import { ownServer } from './own-server.testkit.ts'
import { prepare } from './prepare.ts'

const server = ownServer()
const within = 5_000
beforeAll(() => prepare(server.owner))

/** A running node whose network we hold in our hands. */
const openNode = async () => {
  const network = await openNetwork(server.owner)
  const { kernel, close } = await server.open(network.owner)
  onTestFinished(async () => {
    await close()
    network.close()
  })
  const { database } = kernel
  const ask = () => database.transaction('read', (db) => db.execute(sql`select 1`))
  const timed = async (asking: Promise<unknown>) => {
    const since = performance.now()
    const error = await asking.then(() => null).catch((failure) => failure)
    return { error, ms: performance.now() - since }
  }
  return { network, database, ask, timed }
}

describe('a network that swallows what is on its way', () => {
  test('holds a read, a write and a commit for five seconds at most, and only whoever was on the way', async () => {
    const { network, database, ask, timed } = await openNode()
    await Promise.all(Array.from({ length: 8 }, ask))
    let swallow = () => {}
    const swallowed = new Promise<void>((resolve) => {
      swallow = resolve
    })
    const committing = database.transaction('write', () => swallowed)
    const writing = database.transaction('write', async (db) => {
      await swallowed
      await db.execute(sql`select 1`)
    })
    await expect.poll(() => database.pool.idleCount).toBe(6)
    const yardstick = openYardstick()
    network.swallow()
    swallow()
    const held: number[] = []
    for (const { error, ms } of await Promise.all([committing, writing, ask()].map(timed))) {
      expect(isUnreachable(error)).toBe(true)
      held.push(ms)
    }
    // The idle ones were swallowed too, and nobody has to find that out one by one.
    const later: number[] = []
    for (let asked = 0; asked < 10; asked++) {
      const { error, ms } = await timed(ask())
      expect(error).toBeNull()
      later.push(ms)
    }
    expect(Math.max(...held)).toBeLessThan(await yardstick.allows(within))
    expect(Math.max(...later), 'less than it takes to find one out').toBeLessThan(await yardstick.allows(2_000))
  })
})

test('a statement that the database works on is waited for, as long as its own limit lets it', async () => {
  const { database } = await openNode()
  const slow = database.transaction('read', async (db) => {
    await db.execute(sql`set local statement_timeout = '60s'`)
    return db.execute(sql`select pg_sleep(13), 1 as done`)
  })
  expect((await slow).rows[0]?.done).toBe(1)
})

test('a statement that was under way while app and database were stopped together for ten seconds succeeds', async () => {
  const { database, ask } = await openNode()
  await ask()
  const pids = [process.pid, ...(await databaseOf(server.folder))].join(' ')
  const slow = database.transaction('read', (db) => db.execute(sql`select pg_sleep(5), 1 as done`))
  await delay(1_000)
  // Not from here: this process is stopped as well.
  spawn('sh', ['-c', `kill -STOP ${pids}; sleep 10; kill -CONT ${pids}`])
  expect((await slow).rows[0]?.done).toBe(1)
})

test('a connection of which nobody knows how far it got is never used again', async () => {
  const { network, database, ask, timed } = await openNode()
  const pidOf = async () =>
    (await database.transaction('read', (db) => db.execute(sql`select pg_backend_pid() as pid`))).rows[0]?.pid
  const before = await pidOf()
  network.swallow()
  expect(isUnreachable((await timed(ask())).error)).toBe(true)
  expect(await pidOf()).not.toBe(before)
  expect(database.pool.totalCount).toBe(1)
})

test('while the database is known to be away nobody waits, and everybody is served again when it is back', async () => {
  const { network, ask, timed } = await openNode()
  await ask()
  network.swallow()
  network.beMute(true)
  expect(isUnreachable((await timed(ask())).error)).toBe(true)
  await expect.poll(async () => (await timed(ask())).ms).toBeLessThan(50)
  network.beMute(false)
  await expect.poll(async () => (await timed(ask())).error).toBeNull()
})

test('a caller that retries at once while the database is away does not keep the process from finding it again', async () => {
  const { network, ask, timed } = await openNode()
  await ask()
  network.swallow()
  network.beMute(true)
  expect(isUnreachable((await timed(ask())).error)).toBe(true)
  network.beMute(false)
  const end = performance.now() + 30_000
  let error: unknown
  do error = (await timed(ask())).error
  while (error && performance.now() < end)
  expect(error).toBeNull()
})
