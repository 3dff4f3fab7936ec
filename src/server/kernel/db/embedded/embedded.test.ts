import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openMachineSpeed } from '#server/testing/machine-speed.ts'
import {
  connect,
  copyNewDataFolder,
  isProcessAlive,
  newDataDir,
  ownDataDir,
  queryValue,
  readStoredNumber,
  sharedDataDir,
  startDatabase,
  storeNumber,
} from './embedded.testkit.ts'
import { DatabaseDidNotStart, FolderInUse, startEmbeddedDatabase } from './embedded.ts'

describe('starting', () => {
  test('the first start creates a database with Spanish sort order and checksums in folders with mode 0700, also in a path with spaces, quotes, commas and accents, and removes unfinished clusters of apps that have ended', async () => {
    const dataDir = join(await newDataDir(), `Señor "Núñez", año 1`)
    const unusedPid = 4_194_305 // larger than any pid
    const unfinishedName = (pid: number) => `postgres.new-${pid}-abc`
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    for (const pid of [unusedPid, process.pid, process.ppid])
      await mkdir(join(dataDir, unfinishedName(pid), 'base'), { recursive: true })
    const database = await startDatabase(dataDir)
    expect(database.adopted).toBe(false)
    expect(database.owner).toMatchObject({ user: 'casaclub', database: 'casaclub', port: 5432 })
    expect(await queryValue(database, 'show data_checksums')).toBe('on')
    expect(await queryValue(database, 'show listen_addresses')).toBe('')
    expect(await queryValue(database, `select 'nz' < 'ñ' and 'ñ' < 'o' and 'á' < 'b'`)).toBe(true)
    for (const folder of ['', 'postgres', 'run']) {
      expect((await stat(join(dataDir, folder))).mode & 0o777).toBe(0o700)
    }
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', unfinishedName(process.ppid), 'run'])
  })

  test('a later start is ready within three seconds and has the committed data', async () => {
    const dataDir = await sharedDataDir()
    const first = await startDatabase(dataDir)
    const value = await storeNumber(first)
    await first.stop()
    const machineSpeed = openMachineSpeed()
    const begin = performance.now()
    const again = await startDatabase(dataDir)
    const took = performance.now() - begin
    expect(took).toBeLessThan(await machineSpeed.allows(3_000))
    expect(await readStoredNumber(again)).toBe(value)
  })

  test('a data folder whose path is too long for a socket gets its socket in a temporary folder with mode 0700', async () => {
    const dataDir = await newDataDir()
    await mkdir(dataDir)
    const database = await startDatabase(await copyNewDataFolder(join(dataDir, 'long'.repeat(30))))
    const socketDir = database.owner.host ?? ''
    expect(socketDir.startsWith(dataDir)).toBe(false)
    expect((await stat(socketDir)).mode & 0o777).toBe(0o700)
    expect(await queryValue(database, 'select 1')).toBe(1)
    await database.stop()
    await rm(socketDir, { recursive: true })
  })

  test('a log of more than 10 MB is renamed at the start', async () => {
    const dataDir = await ownDataDir()
    const large = 10 * 1024 * 1024 + 1
    await writeFile(join(dataDir, 'postgres.log'), Buffer.alloc(large))
    await startDatabase(dataDir)
    expect((await stat(join(dataDir, 'postgres.log'))).size).toBeLessThan(large)
    expect((await stat(join(dataDir, 'postgres.log.1'))).size).toBe(large)
  })

  test('a start with an invalid setting fails within five seconds and reports the reason of PostgreSQL', async () => {
    const dataDir = await ownDataDir()
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'shared_buffers = plenty')
    const machineSpeed = openMachineSpeed()
    const begin = performance.now()
    const failed = startEmbeddedDatabase(dataDir)
    await expect(failed).rejects.toThrow(DatabaseDidNotStart)
    const took = performance.now() - begin
    expect(took).toBeLessThan(await machineSpeed.allows(5_000))
    await expect(failed).rejects.toThrow('invalid value for parameter "shared_buffers": "plenty"')
  })

  test('a data folder that cannot be used is named in an error of one sentence', async () => {
    await expect(startEmbeddedDatabase('/dev/null/data')).rejects.toThrow(
      /^The data folder \/dev\/null\/data cannot be used .* set another DATA_DIR\.$/,
    )
    const dataDir = await ownDataDir()
    await rm(join(dataDir, 'postgres.log'))
    await mkdir(join(dataDir, 'postgres.log'))
    await expect(startEmbeddedDatabase(dataDir)).rejects.toThrow(
      /^The data folder .* cannot be used \(EISDIR.* DATA_DIR\.$/,
    )
  })
})

describe('a lock file of a former server', () => {
  const lockFilesOf = (dataDir: string) => [
    join(dataDir, 'postgres', 'postmaster.pid'),
    join(dataDir, 'run', '.s.PGSQL.5432.lock'),
  ]

  const leaveLocks = async (dataDir: string, pid: number) => {
    const first = await startDatabase(dataDir)
    const locks = await Promise.all(
      lockFilesOf(dataDir).map(async (path) => ({ path, text: await readFile(path, 'utf8') })),
    )
    await first.stop()
    for (const { path, text } of locks) await writeFile(path, text.replace(/^\d+/, String(pid)))
  }

  test('does not prevent a start if its pid now belongs to another program', async () => {
    const dataDir = await sharedDataDir()
    const other = spawn('sleep', ['60'])
    await leaveLocks(dataDir, other.pid ?? 0)
    const again = await startDatabase(dataDir)
    expect(again.adopted).toBe(false)
    expect(await queryValue(again, 'select 1')).toBe(1)
    other.kill()
  })

  test('does not prevent a start if its pid is a zombie process', async () => {
    const dataDir = await sharedDataDir()
    const parent = spawn('sh', ['-c', 'sleep 0.05 & echo $!; exec sleep 60'])
    const [zombie] = await once(parent.stdout, 'data')
    await leaveLocks(dataDir, Number(zombie))
    expect(await queryValue(await startDatabase(dataDir), 'select 1')).toBe(1)
    parent.kill()
  })

  test('does not prevent a start if it is empty, as after a full disk', async () => {
    const dataDir = await sharedDataDir()
    await (await startDatabase(dataDir)).stop()
    for (const lock of lockFilesOf(dataDir)) await writeFile(lock, '')
    expect(await queryValue(await startDatabase(dataDir), 'select 1')).toBe(1)
  })
})

describe('single-data-folder-owner: one app per data folder', () => {
  test('a second app is refused within five seconds, and the connections of the first stay open', async () => {
    const dataDir = await sharedDataDir()
    const first = await startDatabase(dataDir)
    const client = await connect(first.owner)
    const machineSpeed = openMachineSpeed()
    const begin = performance.now()
    const refused = startEmbeddedDatabase(dataDir)
    await expect(refused).rejects.toThrow(FolderInUse)
    await expect(refused).rejects.toThrow(`${dataDir}: stop that one, or set another DATA_DIR`)
    const took = performance.now() - begin
    expect(took).toBeLessThan(await machineSpeed.allows(5_000))
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await client.end()
    expect(await isProcessAlive(first.pid)).toBe(true)
  })

  test('an app that reaches the socket but cannot see the server process, as from another container, is refused', async () => {
    const dataDir = await sharedDataDir()
    await startDatabase(dataDir)
    const lock = join(dataDir, 'postgres', 'postmaster.pid')
    const text = await readFile(lock, 'utf8')
    await writeFile(lock, text.replace(/^\d+/, '4194305'))
    await expect(startEmbeddedDatabase(dataDir)).rejects.toThrow(FolderInUse)
    await writeFile(lock, text)
  })

  // Creating two databases takes seconds.
  test.runIf(process.env.LONG)(
    'of two apps that start at the same time on an empty folder, one starts and the other is refused',
    async () => {
      const dataDir = await newDataDir()
      const outcomes = await Promise.allSettled([startDatabase(dataDir), startDatabase(dataDir)])
      const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map((outcome) => outcome.reason)
      expect(refusals).toEqual([expect.any(FolderInUse)])
      expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'run'])
    },
  )

  test('a server process that was suspended with SIGSTOP can be stopped', async () => {
    const database = await startDatabase(await sharedDataDir())
    process.kill(database.pid, 'SIGSTOP')
    await database.stop()
    expect(await isProcessAlive(database.pid)).toBe(false)
  })

  test('stop() releases the folder and may be called twice', async () => {
    const dataDir = await sharedDataDir()
    const first = await startDatabase(dataDir)
    await Promise.all([first.stop(), first.stop()])
    expect(await isProcessAlive(first.pid)).toBe(false)
    expect((await startDatabase(dataDir)).adopted).toBe(false)
  })
})
