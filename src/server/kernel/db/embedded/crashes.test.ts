import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { openMachineSpeed } from '#server/testing/machine-speed.ts'
import {
  connect,
  isProcessAlive,
  ownDataDir,
  queryValue,
  readStoredNumber,
  sharedDataDir,
  startDatabase,
  startDatabaseProcess,
  storeNumber,
} from './embedded.testkit.ts'
import { FolderInUse, startEmbeddedDatabase } from './embedded.ts'

describe('start after the app was killed', () => {
  test('the next app adopts the running server with all committed data', async () => {
    const dataDir = await sharedDataDir()
    const app = await startDatabaseProcess(dataDir)
    const value = await storeNumber(app)
    await app.kill()
    expect(await isProcessAlive(app.pid)).toBe(true)
    const next = await startDatabase(dataDir)
    expect(next).toMatchObject({ adopted: true, pid: app.pid })
    expect(await readStoredNumber(next)).toBe(value)
    await next.stop()
    expect(await isProcessAlive(app.pid)).toBe(false)
  })

  test('a server that is shutting down is waited for, and a new one is started', async () => {
    const dataDir = await sharedDataDir()
    const app = await startDatabaseProcess(dataDir)
    const lastClient = await connect(app.owner)
    await app.kill()
    process.kill(app.pid, 'SIGTERM') // PostgreSQL then waits for its last client
    const starting = startDatabase(dataDir)
    setTimeout(() => lastClient.end(), 500)
    const next = await starting
    expect(next.adopted).toBe(false)
    expect(next.pid).not.toBe(app.pid)
  })

  test('an adopted server that is killed is restarted', async () => {
    const dataDir = await sharedDataDir()
    const app = await startDatabaseProcess(dataDir)
    await app.kill()
    const next = await startDatabase(dataDir)
    process.kill(app.pid, 'SIGKILL')
    await vi.waitFor(() => expect(next.pid).not.toBe(app.pid), { timeout: 60_000 })
    expect(await queryValue(next, 'select 1')).toBe(1)
  })
})

describe('start after app and server were killed', () => {
  test.runIf(process.env.LONG)(
    'a query process that outlives both delays the next start but does not prevent it',
    async () => {
      const dataDir = await sharedDataDir()
      const app = await startDatabaseProcess(dataDir)
      const value = await storeNumber(app)
      const busy = await connect(app.owner)
      const query = busy.query('select count(*) from generate_series(1, 8e6)').catch(() => {})
      await queryValue(app, 'select pg_sleep(0.1)')
      await app.kill()
      process.kill(app.pid, 'SIGKILL')
      expect(await readStoredNumber(await startDatabase(dataDir))).toBe(value)
      await query
    },
  )
})

describe('the server is killed while the app runs', () => {
  test('it is restarted within five seconds with all committed data, and the app still holds the lock of the folder', async () => {
    const dataDir = await sharedDataDir()
    const database = await startDatabase(dataDir)
    const killed = database.pid
    const value = await storeNumber(database)
    const machineSpeed = openMachineSpeed()
    const begin = performance.now()
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(() => expect(database.pid).not.toBe(killed), { timeout: 60_000 })
    const took = performance.now() - begin
    expect(took).toBeLessThan(await machineSpeed.allows(5_000))
    expect(await readStoredNumber(database)).toBe(value)
    await expect(startEmbeddedDatabase(dataDir)).rejects.toThrow(FolderInUse)
  })

  test('stopping before or during the restart leaves no server process behind', async () => {
    const dataDir = await sharedDataDir()
    const postmasterPid = async () =>
      (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0] ?? ''
    for (const moment of ['before', 'during'] as const) {
      const database = await startDatabase(dataDir, { shortestPause: moment === 'before' ? 10_000 : 1 })
      const client = await connect(database.owner)
      const ended = new Promise((resolve) => client.once('end', resolve))
      const killed = String(database.pid)
      process.kill(database.pid, 'SIGKILL')
      await ended
      // The file of the next server exists before the server accepts connections.
      if (moment === 'during')
        await vi.waitFor(async () => expect(['', killed]).not.toContain(await postmasterPid()), {
          timeout: 60_000,
          interval: 1,
        })
      await database.stop()
      expect(await isProcessAlive(database.pid), moment).toBe(false)
    }
  })
})

describe('the server fails repeatedly', () => {
  const startWithReports = async (dataDir: string, shortestPause = 1) => {
    const reports: string[] = []
    const database = await startDatabase(dataDir, { report: (message) => reports.push(message), shortestPause })
    return { database, reports }
  }

  test.runIf(process.env.LONG)('a server that is killed six times in a row is restarted each time', async () => {
    const { database, reports } = await startWithReports(await sharedDataDir())
    const value = await storeNumber(database)
    for (let kill = 1; kill <= 6; kill++) {
      const killed = database.pid
      process.kill(killed, 'SIGKILL')
      await vi.waitFor(() => expect(database.pid).not.toBe(killed), { timeout: 60_000 })
    }
    expect(await readStoredNumber(database)).toBe(value)
    expect(reports).toHaveLength(6)
    expect(reports[5]).toMatch(
      /^The embedded database is down \(it went away again\); try 6 to start it follows in 32 ms/,
    )
  })

  test('a server that fails to start is retried without limit, each report has the reason, and it runs once the cause is fixed', async () => {
    const dataDir = await ownDataDir()
    const { database, reports } = await startWithReports(dataDir)
    const settings = join(dataDir, 'postgres', 'postgresql.conf')
    const validSettings = await readFile(settings)
    await writeFile(settings, 'shared_buffers = plenty')
    const killed = database.pid
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(() => expect(reports.length).toBeGreaterThan(6), { timeout: 60_000 })
    for (const report of reports.slice(1)) expect(report).toContain('configuration file')
    await writeFile(settings, validSettings)
    await vi.waitFor(() => expect(database.pid).not.toBe(killed), { timeout: 60_000 })
    expect(await queryValue(database, 'select 1')).toBe(1)
  })

  test('stopping does not wait for the next restart', async () => {
    const dataDir = await ownDataDir()
    const { database, reports } = await startWithReports(dataDir, 10_000)
    process.kill(database.pid, 'SIGKILL')
    await vi.waitFor(() => expect(reports.at(-1)).toContain('in 10000 ms'), { timeout: 60_000 })
    const machineSpeed = openMachineSpeed()
    const begin = performance.now()
    await database.stop()
    const took = performance.now() - begin
    expect(took).toBeLessThan(await machineSpeed.allows(2_000))
  })
})

describe('only the session with the folder lock ends', () => {
  test('the lock is taken again, and the server keeps running', async () => {
    const database = await startDatabase(await sharedDataDir())
    const { pid } = database
    const holder = () => queryValue(database, `select pid from pg_locks where locktype = 'advisory'`)
    const former = await holder()
    await queryValue(database, `select pg_terminate_backend(${former})`)
    await vi.waitFor(async () => expect([undefined, former]).not.toContain(await holder()), { timeout: 60_000 })
    expect(database.pid).toBe(pid)
  })
})
