import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openYardstick } from '#server/testing/yardstick.ts'
import { ask, connect, isAlive, newDataDir, readBack, start, usedDataDir, write } from './embedded.testkit.ts'
import { DatabaseDidNotStart, FolderInUse, startEmbedded } from './embedded.ts'

describe('starting', () => {
  test('the first start makes a Spanish database with checksums that only its owner can enter', async () => {
    const dataDir = await newDataDir()
    const database = await start(dataDir)
    expect(database.adopted).toBe(false)
    expect(database.owner).toMatchObject({ user: 'casaclub', database: 'casaclub', port: 5432 })
    expect(await ask(database, 'show data_checksums')).toBe('on')
    expect(await ask(database, 'show listen_addresses')).toBe('')
    expect(await ask(database, `select 'nz' < 'ñ' and 'ñ' < 'o' and 'á' < 'b'`)).toBe(true)
    for (const folder of ['', 'postgres', 'run']) {
      expect((await stat(join(dataDir, folder))).mode & 0o777).toBe(0o700)
    }
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'run'])
  })

  test('a later start is ready within three seconds and finds what was written', async () => {
    const dataDir = await usedDataDir()
    const first = await start(dataDir)
    const answer = await write(first)
    await first.stop()
    const yardstick = openYardstick()
    const begin = performance.now()
    const again = await start(dataDir)
    const took = performance.now() - begin
    expect(took).toBeLessThan(await yardstick.allows(3_000))
    expect(await readBack(again)).toBe(answer)
  })

  test('a half-made folder never blocks a start and is removed, unless an app is still making it', async () => {
    const dataDir = await newDataDir()
    const nobody = 4_194_305 // more than any pid can be
    const halfMade = (pid: number) => `postgres.new-${pid}-abc`
    for (const pid of [nobody, process.pid, process.ppid])
      await mkdir(join(dataDir, halfMade(pid), 'base'), { recursive: true })
    await start(dataDir)
    const left = (await readdir(dataDir)).filter((name) => name.startsWith('postgres.new-'))
    expect(left).toEqual([halfMade(process.ppid)])
  })

  test('a path may hold spaces, quotes, commas and accents', async () => {
    const database = await start(join(await newDataDir(), `Señor "Núñez", año 1`))
    expect(await ask(database, 'select 1')).toBe(1)
  })

  test('a path too long for a socket gets its socket in a private temporary folder', async () => {
    const dataDir = await newDataDir()
    const database = await start(join(dataDir, 'long'.repeat(30)))
    const socketDir = database.owner.host ?? ''
    expect(socketDir.startsWith(dataDir)).toBe(false)
    expect((await stat(socketDir)).mode & 0o777).toBe(0o700)
    expect(await ask(database, 'select 1')).toBe(1)
    await database.stop()
    await rm(socketDir, { recursive: true })
  })

  test('a log of more than 10 MB is put aside', async () => {
    const dataDir = await newDataDir()
    const large = 10 * 1024 * 1024 + 1
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'postgres.log'), Buffer.alloc(large))
    await start(dataDir)
    expect((await stat(join(dataDir, 'postgres.log'))).size).toBeLessThan(large)
    expect((await stat(join(dataDir, 'postgres.log.1'))).size).toBe(large)
  })

  test('a server that cannot start says why at once', async () => {
    const dataDir = await newDataDir()
    await (await start(dataDir)).stop()
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'shared_buffers = plenty')
    const yardstick = openYardstick()
    const begin = performance.now()
    const failed = startEmbedded(dataDir)
    await expect(failed).rejects.toThrow(DatabaseDidNotStart)
    const took = performance.now() - begin
    expect(took).toBeLessThan(await yardstick.allows(5_000))
    await expect(failed).rejects.toThrow('invalid value for parameter "shared_buffers": "plenty"')
  })

  test('a data folder that cannot be used is named in one sentence', async () => {
    await expect(startEmbedded('/dev/null/data')).rejects.toThrow(
      /^The data folder \/dev\/null\/data cannot be used .* set another DATA_DIR\.$/,
    )
    const dataDir = await newDataDir()
    await mkdir(join(dataDir, 'postgres.log'), { recursive: true })
    await expect(startEmbedded(dataDir)).rejects.toThrow(/^The data folder .* cannot be used \(EISDIR.* DATA_DIR\.$/)
  })
})

describe('a lock left by a former server', () => {
  const locksIn = (dataDir: string) => [
    join(dataDir, 'postgres', 'postmaster.pid'),
    join(dataDir, 'run', '.s.PGSQL.5432.lock'),
  ]

  const leaveLocks = async (dataDir: string, pid: number) => {
    const first = await start(dataDir)
    const locks = await Promise.all(
      locksIn(dataDir).map(async (path) => ({ path, text: await readFile(path, 'utf8') })),
    )
    await first.stop()
    for (const { path, text } of locks) await writeFile(path, text.replace(/^\d+/, String(pid)))
  }

  test('does not block a start when another program has its pid now', async () => {
    const dataDir = await usedDataDir()
    const other = spawn('sleep', ['60'])
    await leaveLocks(dataDir, other.pid ?? 0)
    const again = await start(dataDir)
    expect(again.adopted).toBe(false)
    expect(await ask(again, 'select 1')).toBe(1)
    other.kill()
  })

  test('does not block a start when the dead process is never collected by its parent', async () => {
    const dataDir = await usedDataDir()
    const parent = spawn('sh', ['-c', 'sleep 0.05 & echo $!; exec sleep 60'])
    const [zombie] = await once(parent.stdout, 'data')
    await leaveLocks(dataDir, Number(zombie))
    expect(await ask(await start(dataDir), 'select 1')).toBe(1)
    parent.kill()
  })

  test('does not block a start when it is empty, as a full disk leaves it', async () => {
    const dataDir = await usedDataDir()
    await (await start(dataDir)).stop()
    for (const lock of locksIn(dataDir)) await writeFile(lock, '')
    expect(await ask(await start(dataDir), 'select 1')).toBe(1)
  })
})

describe('one app per folder', () => {
  test('a second app is refused within five seconds and the first notices nothing', async () => {
    const dataDir = await usedDataDir()
    const first = await start(dataDir)
    const client = await connect(first.owner)
    const yardstick = openYardstick()
    const begin = performance.now()
    const refused = startEmbedded(dataDir)
    await expect(refused).rejects.toThrow(FolderInUse)
    await expect(refused).rejects.toThrow(`${dataDir}: stop that one, or set another DATA_DIR`)
    const took = performance.now() - begin
    expect(took).toBeLessThan(await yardstick.allows(5_000))
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await client.end()
    expect(await isAlive(first.pid)).toBe(true)
  })

  test('an app that sees the socket but not the process, as from another container, is refused', async () => {
    const dataDir = await usedDataDir()
    await start(dataDir)
    const lock = join(dataDir, 'postgres', 'postmaster.pid')
    const text = await readFile(lock, 'utf8')
    await writeFile(lock, text.replace(/^\d+/, '4194305'))
    await expect(startEmbedded(dataDir)).rejects.toThrow(FolderInUse)
    await writeFile(lock, text)
  })

  test('of two apps that start at the same time on an empty folder, one gets it', async () => {
    const dataDir = await newDataDir()
    const outcomes = await Promise.allSettled([start(dataDir), start(dataDir)])
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map((outcome) => outcome.reason)
    expect(refusals).toEqual([expect.any(FolderInUse)])
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'run'])
  })

  test('a server that is frozen is stopped as well', async () => {
    const database = await start(await usedDataDir())
    process.kill(database.pid, 'SIGSTOP')
    await database.stop()
    expect(await isAlive(database.pid)).toBe(false)
  })

  test('stopping gives the folder back and may be asked twice', async () => {
    const dataDir = await usedDataDir()
    const first = await start(dataDir)
    await Promise.all([first.stop(), first.stop()])
    expect(await isAlive(first.pid)).toBe(false)
    expect((await start(dataDir)).adopted).toBe(false)
  })
})
