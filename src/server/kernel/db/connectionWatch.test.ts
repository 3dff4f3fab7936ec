import { spawn } from 'node:child_process'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabaseProxy } from '#server/testing/databaseProxy.ts'
import { openMachineSpeed } from '#server/testing/machine-speed.ts'
import { databaseProcessesOf } from '#server/testing/processes.ts'
import { inFullRuns } from '../../testing/fullRuns.ts'
import { watchConnection } from './connectionWatch.ts'
import { isUnreachable } from './database.ts'
import type { ProbeResult } from './databaseProbe.ts'
import { startOwnDatabaseServer } from './own-server.testkit.ts'
import { prepareDatabase } from './prepare.ts'

const server = startOwnDatabaseServer()
const detectedWithin = 5_000
beforeAll(() => prepareDatabase(server.owner))

/** A running node with a network that the test can interrupt. */
const openNode = async () => {
  const network = await openDatabaseProxy(server.owner)
  const { kernel, close } = await server.open(network.owner)
  onTestFinished(async () => {
    await close()
    network.close()
  })
  const { database } = kernel
  const query = () => database.transaction('read', (db) => db.execute(sql`select 1`))
  const timed = async (work: Promise<unknown>) => {
    const since = performance.now()
    const error = await work.then(() => null).catch((failure) => failure)
    return { error, ms: performance.now() - since }
  }
  return { network, database, query, timed }
}

describe('a network that drops all packets of open connections', () => {
  test('delays a running read, write and commit by five seconds at most, and later queries not at all', async () => {
    const { network, database, query, timed } = await openNode()
    await Promise.all(Array.from({ length: 8 }, query))
    let interrupt = () => {}
    const interrupted = new Promise<void>((resolve) => {
      interrupt = resolve
    })
    const committing = database.transaction('write', () => interrupted)
    const writing = database.transaction('write', async (db) => {
      await interrupted
      await db.execute(sql`select 1`)
    })
    await expect.poll(() => database.pool.idleCount).toBe(6)
    const machineSpeed = openMachineSpeed()
    network.stopForwarding()
    interrupt()
    const delays: number[] = []
    for (const { error, ms } of await Promise.all([committing, writing, query()].map(timed))) {
      expect(isUnreachable(error)).toBe(true)
      delays.push(ms)
    }
    // Idle connections are broken too; they are closed together, not detected one by one.
    const later: number[] = []
    for (let n = 0; n < 10; n++) {
      const { error, ms } = await timed(query())
      expect(error).toBeNull()
      later.push(ms)
    }
    expect(Math.max(...delays)).toBeLessThan(await machineSpeed.allows(detectedWithin))
    expect(Math.max(...later), 'less than detecting one broken connection takes').toBeLessThan(
      await machineSpeed.allows(2_000),
    )
  })
})

/** Milliseconds. Long runs wait for a statement and a suspension that are longer than each limit has ever been. */
const { runsFor, suspendedFor } = process.env.LONG
  ? { runsFor: 13_000, suspendedFor: 10_000 }
  : { runsFor: 3_500, suspendedFor: 4_000 }

test('a statement that the database executes is waited for', async () => {
  const { database } = await openNode()
  const slow = database.transaction('read', async (db) => {
    await db.execute(sql`set local statement_timeout = '60s'`)
    return db.execute(sql`select pg_sleep(${runsFor / 1000}), 1 as done`)
  })
  expect((await slow).rows[0]?.done).toBe(1)
})

describe('while a response is pending', () => {
  /** Seconds until the connection is cut if every probe has this result; at most `limit`. */
  const secondsUntilCut = async (result: ProbeResult, limit: number) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const connection = new pg.Client()
    connection.query = (() => new Promise(() => {})) as unknown as typeof connection.query
    let isCut = false
    const pulse = { isAway: false, probe: async () => result, close: () => {} }
    watchConnection(connection, pulse, () => {
      isCut = true
    })
    void connection.query('select 1')
    for (let seconds = 0; seconds < limit; ) {
      await vi.advanceTimersByTimeAsync(1_000)
      seconds++
      // The watch reads the sockets after each probe.
      await nextTurn()
      await nextTurn()
      if (isCut) return seconds
    }
    return null
  }

  test('a statement that is executed may run for a minute, the longest statement timeout', async () => {
    expect(await secondsUntilCut('working', 65)).toBeNull()
  })

  test('a statement that a hanging process executes for ever, a lost one and a silent database are given up', async () => {
    expect(await secondsUntilCut('working', 100)).toBe(71)
    expect(await secondsUntilCut('idle', 10)).toBe(2)
    expect(await secondsUntilCut('silent', 10)).toBe(1)
  })
})

inFullRuns(
  'a running statement succeeds although app and database were suspended together for longer than a silence may last',
  async () => {
    const { database, query } = await openNode()
    await query()
    const pids = [process.pid, ...(await databaseProcessesOf(server.folder))].join(' ')
    const slow = database.transaction('read', (db) => db.execute(sql`select pg_sleep(2), 1 as done`))
    await delay(1_000)
    // A shell process sends the signals, because the process of the test is suspended too.
    spawn('sh', ['-c', `kill -STOP ${pids}; sleep ${suspendedFor / 1000}; kill -CONT ${pids}`])
    expect((await slow).rows[0]?.done).toBe(1)
  },
)

test('a connection whose statement was lost is not used again', async () => {
  const { network, database, query, timed } = await openNode()
  const pidOf = async () =>
    (await database.transaction('read', (db) => db.execute(sql`select pg_backend_pid() as pid`))).rows[0]?.pid
  const before = await pidOf()
  network.stopForwarding()
  expect(isUnreachable((await timed(query())).error)).toBe(true)
  expect(await pidOf()).not.toBe(before)
  expect(database.pool.totalCount).toBe(1)
})

test('while the database is known to be unreachable queries fail at once, and they succeed again once it responds, also for a caller that retries in a tight loop', async () => {
  const { network, query, timed } = await openNode()
  await query()
  network.stopForwarding()
  network.setSilent(true)
  expect(isUnreachable((await timed(query())).error)).toBe(true)
  await expect.poll(async () => (await timed(query())).ms).toBeLessThan(50)
  network.setSilent(false)
  const end = performance.now() + 30_000
  let error: unknown
  do error = (await timed(query())).error
  while (error && performance.now() < end)
  expect(error).toBeNull()
})
