import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { openYardstick } from '#server/testing/yardstick.ts'
import { ask, connect, isAlive, newDataDir, readBack, start, startApp, usedDataDir, write } from './embedded.testkit.ts'
import { FolderInUse, startEmbedded } from './embedded.ts'

describe('after the app was killed', () => {
  test('the next app adopts the running server and all that was committed', async () => {
    const dataDir = await usedDataDir()
    const app = await startApp(dataDir)
    const answer = await write(app)
    await app.kill()
    expect(await isAlive(app.pid)).toBe(true)
    const next = await start(dataDir)
    expect(next).toMatchObject({ adopted: true, pid: app.pid })
    expect(await readBack(next)).toBe(answer)
    await next.stop()
    expect(await isAlive(app.pid)).toBe(false)
  })

  test('a server that is just shutting down is waited for, and a new one started', async () => {
    const dataDir = await usedDataDir()
    const app = await startApp(dataDir)
    const lastClient = await connect(app.owner)
    await app.kill()
    process.kill(app.pid, 'SIGTERM') // lets the last client finish
    const starting = start(dataDir)
    setTimeout(() => lastClient.end(), 500)
    const next = await starting
    expect(next.adopted).toBe(false)
    expect(next.pid).not.toBe(app.pid)
  })

  test('an adopted server that is killed is restarted too', async () => {
    const dataDir = await usedDataDir()
    const app = await startApp(dataDir)
    await app.kill()
    const next = await start(dataDir)
    process.kill(app.pid, 'SIGKILL')
    await vi.waitFor(() => expect(next.pid).not.toBe(app.pid), { timeout: 60_000 })
    expect(await ask(next, 'select 1')).toBe(1)
  })
})

describe('after app and server were killed', () => {
  test('a query that outlives them for a while delays the next start but does not prevent it', async () => {
    const dataDir = await usedDataDir()
    const app = await startApp(dataDir)
    const answer = await write(app)
    const busy = await connect(app.owner)
    const query = busy.query('select count(*) from generate_series(1, 8e6)').catch(() => {})
    await ask(app, 'select pg_sleep(0.1)')
    await app.kill()
    process.kill(app.pid, 'SIGKILL')
    expect(await readBack(await start(dataDir))).toBe(answer)
    await query
  })
})

describe('when the server is killed under the running app', () => {
  test('it is back within five seconds with all that was committed, and the folder is still ours', async () => {
    const dataDir = await usedDataDir()
    const database = await start(dataDir)
    const killed = database.pid
    const answer = await write(database)
    const yardstick = openYardstick()
    const begin = performance.now()
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(() => expect(database.pid).not.toBe(killed), { timeout: 60_000 })
    const took = performance.now() - begin
    expect(took).toBeLessThan(await yardstick.allows(5_000))
    expect(await readBack(database)).toBe(answer)
    await expect(startEmbedded(dataDir)).rejects.toThrow(FolderInUse)
  })

  test('stopping in the middle of the restart leaves no server behind', async () => {
    const database = await start(await usedDataDir())
    const client = await connect(database.owner)
    const noticed = new Promise((resolve) => client.once('end', resolve))
    process.kill(database.pid, 'SIGKILL')
    await noticed
    await database.stop()
    expect(await isAlive(database.pid)).toBe(false)
  })
})

describe('while it cannot be kept running', () => {
  const watched = async (dataDir: string) => {
    const reports: string[] = []
    const database = await start(dataDir, { report: (sentence) => reports.push(sentence) })
    return { database, reports }
  }

  test('a server that is killed again and again comes back again and again', async () => {
    const { database, reports } = await watched(await usedDataDir())
    const answer = await write(database)
    for (let kill = 1; kill <= 8; kill++) {
      const killed = database.pid
      process.kill(killed, 'SIGKILL')
      await vi.waitFor(() => expect(database.pid).not.toBe(killed), { timeout: 60_000 })
    }
    expect(await readBack(database)).toBe(answer)
    expect(reports).toHaveLength(8)
    expect(reports[7]).toMatch(/^The embedded database is down \(it went away again\); try 8 /)
  })

  test('a server that does not start is tried for ever, each time with the reason, and comes back once it can', async () => {
    const dataDir = await newDataDir()
    const { database, reports } = await watched(dataDir)
    const settings = join(dataDir, 'postgres', 'postgresql.conf')
    const right = await readFile(settings)
    await writeFile(settings, 'shared_buffers = plenty')
    const killed = database.pid
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(() => expect(reports.length).toBeGreaterThan(6), { timeout: 60_000 })
    for (const report of reports.slice(1)) expect(report).toContain('configuration file')
    await writeFile(settings, right)
    await vi.waitFor(() => expect(database.pid).not.toBe(killed), { timeout: 60_000 })
    expect(await ask(database, 'select 1')).toBe(1)
  })

  test('stopping does not wait for the next try', async () => {
    const dataDir = await newDataDir()
    const { database, reports } = await watched(dataDir)
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'shared_buffers = plenty')
    process.kill(database.pid, 'SIGKILL')
    await vi.waitFor(() => expect(reports.at(-1)).toContain('in 3200 ms'), { timeout: 60_000 })
    const yardstick = openYardstick()
    const begin = performance.now()
    await database.stop()
    const took = performance.now() - begin
    expect(took).toBeLessThan(await yardstick.allows(2_000))
  })
})

describe('when only the claim is lost', () => {
  test('it is taken again, and the server goes on', async () => {
    const database = await start(await usedDataDir())
    const { pid } = database
    const holder = () => ask(database, `select pid from pg_locks where locktype = 'advisory'`)
    const former = await holder()
    await ask(database, `select pg_terminate_backend(${former})`)
    await vi.waitFor(async () => expect([undefined, former]).not.toContain(await holder()), { timeout: 60_000 })
    expect(database.pid).toBe(pid)
  })
})
