import { execFile } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { ClientConfig } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillDemo } from '#demo/demo.ts'
import { createTestFolder, hashDatabase, hashFiles, openRandomPictures, queryDataFolder } from './backup.testkit.ts'
import { type ArchiveEntry, readArchive, writeArchive } from './kernel/backup/archive.ts'
import { checkBackup, restoreBackup } from './kernel/backup/restoreBackup.ts'
import { takeBackup } from './kernel/backup/takeBackup.ts'
import { operatorErrorOf, startOwnDatabaseServer } from './kernel/db/own-server.testkit.ts'
import { prepareDatabase } from './kernel/db/prepare.ts'
import { openDiskStore } from './kernel/files/diskStore.ts'
import { sweepPictures } from './kernel/files/pictureSweep.ts'
import { run } from './testing/processes.ts'
import { createVersion } from './testing/versions.ts'

const server = startOwnDatabaseServer()
const { signal } = new AbortController()
let demo: ClientConfig
const filesOfDemo = () => path.join(server.folder, 'files')

beforeAll(async () => {
  demo = await server.create()
  const { kernel, close } = await server.open(demo)
  await fillDemo(kernel, openRandomPictures)
  await close()
})

const take = async (owner = demo, store = openDiskStore(filesOfDemo()), incomplete = false) => {
  const file = path.join(await createTestFolder(), 'club.tar.gz')
  await takeBackup({ owner, store }, file, { incomplete, signal })
  return file
}
let backupOfDemo: Promise<string> | undefined
/** One backup of the demo for all tests that only read it. */
const takeOnce = () => {
  const takeDemo = async () => {
    const file = path.join(server.folder, 'demo.tar.gz')
    await takeBackup({ owner: demo, store: openDiskStore(filesOfDemo()) }, file, { incomplete: false, signal })
    return file
  }
  backupOfDemo ??= takeDemo()
  return backupOfDemo
}
const restore = async (file: string, owner: ClientConfig) => {
  const folder = path.join(await createTestFolder(), 'files')
  await restoreBackup({ owner, folder }, await checkBackup(file, signal), signal)
  return folder
}
const hasTables = async (owner: ClientConfig) =>
  (await server.query(`select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`, owner))
    .length > 0

/** Copies a backup with changed files and a matching checksum. */
const copyWithChanges = async (file: string, change: (entry: ArchiveEntry) => ArchiveEntry) => {
  const other = path.join(await createTestFolder(), 'forged.tar.gz')
  const entries = async function* () {
    for await (const entry of readArchive(file)) yield change(entry)
  }
  await writeArchive(other, entries(), signal)
  return other
}
const manifestWith = (file: string, changed: (manifest: { migrations: string[] }) => object) =>
  copyWithChanges(file, ({ name, body }) => ({
    name,
    body: name === 'manifest.json' ? Buffer.from(JSON.stringify(changed(JSON.parse(body.toString())))) : body,
  }))

/** An archive of three files, in base64. */
const writtenBeforeTarStream =
  'H4sIAAAAAAAEA+2W22rDMAyGfTfYU4w+QC3ZsZzsbXxkHU1T4pQyRt+9JHdpYD2XwOwbYyNZ4pN/2bXZrGJI3fI7NRv2nAEAQACs' +
  'n2E6A6BiqIQmgkIqYoCgQLMPeE4641N3qTMtg5fEGkeexep3EZu2Nt3iEw/vs8goJ/FKAnG1DokjN1wKWO6D3T4+ei/6P/SPfU84' +
  '0T8VlPX/+EpMT3zL418TaJt94qHedj98eJxx+Aispxfljp0z+h/+BGP9o8b8/t9B/HLX9GWEosvtb7E8V3887f9AWha5/9/C+lof' +
  'KZzFCmWpKHpfGmmddh5shEJVwftohIhWk6LSRxeCRxCokCpAF2wRro2X7TOBTCATyATmQeAIBt6VvgASAAA='

describe('the commands backup and restore', () => {
  const backup = (args: string[], environment: NodeJS.ProcessEnv) => run('src/server/backup.ts', args, environment)
  const onDemo = () => ({ DATABASE_URL: server.addressOf(demo), DATA_DIR: server.folder })

  test('backup-restore: backup writes one file with mode 0600, and restore creates the same rows and pictures from it in an empty folder', async () => {
    const folder = await createTestFolder()
    const file = path.join(folder, 'club.tar.gz')
    const stored = await hashDatabase(demo)
    const result = await backup([file], onDemo())
    expect(result).toMatchObject({ code: 0, printed: expect.stringContaining(`${file}: 3 venues, `) })
    // The activity log of each venue contains the backup, which was taken before.
    const logged = expect.objectContaining({ name: 'kernel_activity', rows: 3 })
    expect((await hashDatabase(demo)).tables).toContainEqual(logged)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['club.tar.gz'])
    const listed = await promisify(execFile)('tar', ['tzf', file], { maxBuffer: 1e8 })
    expect(listed.stdout.split('\n')[0]).toBe('manifest.json')

    const dataDir = path.join(folder, 'data')
    const restored = await run('src/server/restore.ts', [file], { DATA_DIR: dataDir, DATABASE_URL: '' })
    expect(restored).toMatchObject({ code: 0, printed: expect.stringMatching(/^Restored the state of 2\S+Z\. /) })
    expect(await queryDataFolder(dataDir, hashDatabase)).toEqual(stored)
    expect(await hashFiles(path.join(dataDir, 'files'))).toEqual(await hashFiles(filesOfDemo()))
    const twice = await run('src/server/restore.ts', [file], { DATA_DIR: dataDir, DATABASE_URL: '' })
    expect(twice).toMatchObject({ code: 1, printed: expect.stringMatching(/^There are pictures in [^\n]+\n$/) })
  }, 600_000)

  test('report errors in one sentence and leave no files behind', async () => {
    const folder = await createTestFolder()
    const old = path.join(folder, 'old.tar.gz')
    await writeFile(old, 'yesterday')
    const nowhere = { DATABASE_URL: '', DATA_DIR: path.join(folder, 'nowhere') }
    const result = await backup([path.join(folder, 'club.tar.gz')], nowhere)
    expect(result).toEqual({ code: 1, printed: expect.stringMatching(/^There is no database in [^\n]+\.\n$/) })
    const options = { incomplete: false, signal }
    const source = { owner: demo, store: openDiskStore(filesOfDemo()) }
    expect(await operatorErrorOf(() => takeBackup(source, old, options))).toContain('exists already')
    expect(await operatorErrorOf(() => checkBackup(old, signal))).toContain('is damaged')
    const backUpToMissingFolder = () => takeBackup(source, path.join(folder, 'none/club.tar.gz'), options)
    expect(await operatorErrorOf(backUpToMissingFolder)).toContain('cannot be written (ENOENT')
    const withoutPictures = { owner: demo, store: openDiskStore(folder) }
    const backUpWithoutPictures = () => takeBackup(withoutPictures, path.join(folder, 'club.tar.gz'), options)
    expect(await operatorErrorOf(backUpWithoutPictures)).toContain('is missing in the file store')
    expect(await readFile(old, 'utf8')).toBe('yesterday')
    expect(await readdir(folder)).toEqual(['old.tar.gz'])
  })

  test('an interrupted backup leaves no file', async () => {
    const folder = await createTestFolder()
    const interruption = new AbortController()
    const store = openDiskStore(filesOfDemo())
    const get: typeof store.get = (name) => {
      interruption.abort()
      return store.get(name)
    }
    const file = path.join(folder, 'club.tar.gz')
    const options = { incomplete: false, signal: interruption.signal }
    await expect(takeBackup({ owner: demo, store: { ...store, get } }, file, options)).rejects.toThrow(/aborted/)
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a backup', () => {
  test('is a consistent snapshot: writes, deletions and sweeps during the backup do not change it', async () => {
    const owner = await server.create(`template ${demo.database}`)
    await server.query(`update kernel_files set created_at = now() - interval '2 days'`, owner)
    const { kernel, close } = await server.open(owner)
    const { store } = kernel
    const before = await hashDatabase(owner)
    const changeData = async () => {
      // From here on no row refers to the pictures of the posts, and they are old enough to be swept.
      await server.query('update club_posts set photo_id = null; delete from club_messages', owner)
      await sweepPictures(kernel)
    }
    let changed: Promise<void> | undefined
    const get: typeof store.get = async (name) => {
      changed ??= changeData()
      await changed
      return store.get(name)
    }
    const file = await take(owner, { ...store, get })
    await close()
    const restored = await server.create()
    const folder = await restore(file, restored)
    expect(await hashDatabase(restored)).toEqual(before)
    expect(await hashFiles(folder)).toEqual(await hashFiles(filesOfDemo()))
    expect(await hashDatabase(owner)).not.toEqual(before)
  })

  const olderVersions = ['0005_words_and_pairs', '0007_private_pictures', '0011_community']
  test.for(process.env.LONG ? olderVersions : olderVersions.slice(1, 2))(
    'of an older database, %s, is restored unchanged, and the next start applies the missing migrations',
    async (version) => {
      const older = await server.create()
      await createVersion(older, version)
      const restored = await server.create()
      await restore(await take(older, openDiskStore(await createTestFolder()), true), restored)
      expect((await hashDatabase(restored)).tables).toEqual((await hashDatabase(older)).tables)
      await prepareDatabase(restored)
      expect((await hashDatabase(restored)).schema).toEqual((await hashDatabase(demo)).schema)
    },
  )

  test('can be taken and restored by a database role that is not a superuser', async () => {
    await server.query('create role plain login createrole')
    await server.query('grant casa_app to plain')
    const [owner, restored] = [await server.create('owner plain'), await server.create('owner plain')]
    const asPlain = (database: ClientConfig) => ({ ...database, user: 'plain' })
    await restore(await takeOnce(), asPlain(owner))
    await restore(await take(asPlain(owner)), asPlain(restored))
    expect((await hashDatabase(restored)).tables).toEqual((await hashDatabase(demo)).tables)
    expect((await hashDatabase(restored)).schema).toEqual((await hashDatabase(owner)).schema)
    await prepareDatabase(asPlain(restored))
  })
})

describe('restoring', () => {
  test('is refused for a database that has tables, and does not change it', async () => {
    const file = await takeOnce()
    const owner = await server.createPrepared()
    const before = await hashDatabase(owner)
    expect(await operatorErrorOf(() => restore(file, owner))).toContain('has tables already')
    expect(await hashDatabase(owner)).toEqual(before)
  })

  test('that fails half-way leaves no tables and files, and can be repeated', async () => {
    const file = await takeOnce()
    const folder = path.join(await createTestFolder(), 'files')
    const owner = await server.create()
    // Ids in kernel_files are changed: rows of other tables now refer to missing pictures. The restore checks foreign keys last.
    const orphaned = await copyWithChanges(file, ({ name, body }) => ({
      name,
      body: name.startsWith('rows/kernel_files/')
        ? Buffer.from(body.toString().replaceAll(/-4(?=[\da-f]{3}-)/g, '-5'))
        : body,
    }))
    const target = { owner, folder }
    await expect(restoreBackup(target, await checkBackup(orphaned, signal), signal)).rejects.toThrow()
    expect([await hasTables(owner), await hashFiles(folder)]).toEqual([false, []])
    await restoreBackup(target, await checkBackup(file, signal), signal)
    expect(await hashDatabase(owner)).toEqual(await hashDatabase(demo))
  })

  test('reads an archive that was written before tar-stream was used', async () => {
    const file = path.join(await createTestFolder(), 'old.tar.gz')
    await writeFile(file, writtenBeforeTarStream, 'base64')
    const entries = await Array.fromAsync(readArchive(file), ({ name, body }) => [name, body.length])
    expect(entries).toEqual([
      ['manifest.json', 13],
      ['files/1/a/320.webp', 512],
      ['rows/empty/000001.jsonl', 0],
    ])
  })

  test('refuses a backup of a newer version and one with changed migrations', async () => {
    const file = await takeOnce()
    const check = async (changed: Parameters<typeof manifestWith>[1]) => {
      const other = await manifestWith(file, changed)
      return operatorErrorOf(() => checkBackup(other, signal))
    }
    expect(await check((manifest) => ({ ...manifest, format: 2 }))).toContain('its format is 2')
    expect(await check((manifest) => ({ ...manifest, migrations: [...manifest.migrations, 'newer'] }))).toContain(
      'newer version',
    )
    expect(await check((manifest) => ({ ...manifest, migrations: manifest.migrations.with(3, 'other') }))).toContain(
      'made with another 0003_club_and_menus',
    )
  })

  test('refuses a backup that is cut or has a changed byte at any position', async () => {
    const whole = await readFile(await take(await server.createPrepared()))
    const damaged = path.join(await createTestFolder(), 'club.tar.gz')
    const refused = async (bytes: Buffer) => {
      await writeFile(damaged, bytes)
      return operatorErrorOf(() => checkBackup(damaged, signal))
    }
    const flipped = (bytes: Buffer, at: number) => {
      const other = Buffer.from(bytes)
      other.writeUInt8(other.readUInt8(at) ^ 1, at)
      return other
    }
    const archive = gunzipSync(whole)
    for (const part of [0, 0.0001, 0.2, 0.4, 0.6, 0.8, 0.99]) {
      expect(await refused(whole.subarray(0, part * whole.length))).toContain('damaged')
      expect(await refused(gzipSync(archive.subarray(0, part * archive.length), { level: 1 }))).toContain('damaged')
      // The compression is valid here, so only the checksum detects the change.
      const at = Math.floor(part * (archive.length - 2048))
      expect(await refused(gzipSync(flipped(archive, at), { level: 1 }))).toContain('damaged')
      expect(await refused(flipped(whole, Math.floor(part * (whole.length - 400))))).toContain('damaged')
    }
  })
})
