import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { ClientConfig } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { archiveContentOf, createTestFolder, hashDatabase, hashFiles } from './backup.testkit.ts'
import { backup } from './backup.ts'
import { type ArchiveEntry, readArchive, writeArchive } from './kernel/backup/archive.ts'
import { checkBackup, restoreBackup } from './kernel/backup/restoreBackup.ts'
import { takeBackup } from './kernel/backup/takeBackup.ts'
import { readConfiguration } from './kernel/configuration.ts'
import { operatorErrorOf, startOwnDatabaseServer } from './kernel/db/own-server.testkit.ts'
import { prepareDatabase } from './kernel/db/prepare.ts'
import { openCommandStore, sharedTargetOf } from './kernel/files/commandStore.ts'
import { openDiskStore } from './kernel/files/diskStore.ts'
import { pictureFolderOf } from './kernel/files/files.table.ts'
import { sweepPictures } from './kernel/files/pictureSweep.ts'
import { inFullRuns } from './testing/fullRuns.ts'
import { startS3Server } from './testing/s3.testkit.ts'
import { createVersion, versions } from './testing/versions.ts'

const server = startOwnDatabaseServer()
const s3 = startS3Server()
const { signal } = new AbortController()
/** A database of three venues with a value in every column of every table, and its pictures. */
let club: ClientConfig
const filesOfClub = () => path.join(server.folder, 'files')

beforeAll(async () => {
  club = await server.create()
  // No row refers to these pictures. The bytes of all pictures are on the disk.
  const moreRows = `delete from kernel_file_bytes; insert into kernel_files (venue_id, id, label, widths, width, height, blur)
    select 1 + n % 3, gen_random_uuid(), '', '{1,2}', 2, 2, '' from generate_series(1, 5) n`
  await createVersion(club, versions.at(-1) ?? '', { moreRows })
  await (await server.open(club)).close()
  const store = openDiskStore(filesOfClub())
  for (const { widths, ...picture } of await server.query<Parameters<typeof pictureFolderOf>[0] & { widths: number[] }>(
    'select venue_id as "venueId", id, is_private as "isPrivate", widths from kernel_files',
    club,
  ))
    for (const width of widths) await store.put(`${pictureFolderOf(picture)}/${width}.webp`, randomBytes(300))
})

const take = async (owner = club, store = openDiskStore(filesOfClub()), incomplete = false) => {
  const file = path.join(await createTestFolder(), 'club.tar.gz')
  await takeBackup({ owner, store }, file, { incomplete, signal })
  return file
}
let backupOfClub: Promise<string> | undefined
/** One backup of the club for all tests that only read it. */
const takeOnce = () => {
  const takeClub = async () => {
    const file = path.join(server.folder, 'club.tar.gz')
    await takeBackup({ owner: club, store: openDiskStore(filesOfClub()) }, file, { incomplete: false, signal })
    return file
  }
  backupOfClub ??= takeClub()
  return backupOfClub
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

describe('the command backup', () => {
  const runBackup = async (file: string, environment: NodeJS.ProcessEnv) => {
    let printed = ''
    const print = (line: string) => {
      printed += `${line}\n`
    }
    return { code: await backup([file], { environment, output: { log: print, error: print } }), printed }
  }

  test('writes one file with mode 0600, and the activity log of each venue shows it', async () => {
    const owner = await server.create(`template ${club.database}`)
    const folder = await createTestFolder()
    const file = path.join(folder, 'club.tar.gz')
    const countEntries = async () => (await server.query('select from kernel_activity', owner)).length
    const before = await countEntries()
    const result = await runBackup(file, { DATABASE_URL: server.urlOf(owner), DATA_DIR: server.folder })
    expect(result).toMatchObject({ code: 0, printed: expect.stringContaining(`${file}: 3 venues, `) })
    expect(await countEntries()).toBe(before + 3)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['club.tar.gz'])
    const listed = await promisify(execFile)('tar', ['tzf', file], { maxBuffer: 1e8 })
    expect(listed.stdout.split('\n')[0]).toBe('manifest.json')
  })

  test('reports errors in one sentence and leaves no files behind', async () => {
    const folder = await createTestFolder()
    const old = path.join(folder, 'old.tar.gz')
    await writeFile(old, 'yesterday')
    const nowhere = { DATABASE_URL: '', DATA_DIR: path.join(folder, 'nowhere') }
    const result = await runBackup(path.join(folder, 'club.tar.gz'), nowhere)
    expect(result).toEqual({ code: 1, printed: expect.stringMatching(/^There is no database in [^\n]+\.\n$/) })
    const options = { incomplete: false, signal }
    const source = { owner: club, store: openDiskStore(filesOfClub()) }
    expect(await operatorErrorOf(() => takeBackup(source, old, options))).toContain('exists already')
    expect(await operatorErrorOf(() => checkBackup(old, signal))).toContain('is damaged')
    const backUpToMissingFolder = () => takeBackup(source, path.join(folder, 'none/club.tar.gz'), options)
    expect(await operatorErrorOf(backUpToMissingFolder)).toContain('cannot be written (ENOENT')
    const withoutPictures = { owner: club, store: openDiskStore(folder) }
    const backUpWithoutPictures = () => takeBackup(withoutPictures, path.join(folder, 'club.tar.gz'), options)
    expect(await operatorErrorOf(backUpWithoutPictures)).toContain('is missing in the file store')
    expect(await readFile(old, 'utf8')).toBe('yesterday')
    expect(await readdir(folder)).toEqual(['old.tar.gz'])
  })

  test('an interrupted backup leaves no file', async () => {
    const folder = await createTestFolder()
    const interruption = new AbortController()
    const store = openDiskStore(filesOfClub())
    const get: typeof store.get = (name) => {
      interruption.abort()
      return store.get(name)
    }
    const file = path.join(folder, 'club.tar.gz')
    const options = { incomplete: false, signal: interruption.signal }
    await expect(takeBackup({ owner: club, store: { ...store, get } }, file, options)).rejects.toThrow(/aborted/)
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a backup', () => {
  test('backup-restore: is a consistent snapshot of all rows and pictures; writes, deletions and sweeps during the backup do not change it', async () => {
    const owner = await server.create(`template ${club.database}`)
    await server.query(`update kernel_files set created_at = now() - interval '2 days'`, owner)
    const { kernel, close } = await server.open(owner)
    const { store } = kernel
    const before = await hashDatabase(owner)
    const changeData = async () => {
      await server.query('update club_posts set photo_id = null; delete from club_messages', owner)
      // Pictures without a reference are old enough to be swept.
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
    expect(await server.query(`select from pg_stats where tablename = 'kernel_venues'`, restored)).not.toEqual([])
    expect(await hashFiles(folder)).toEqual(await hashFiles(filesOfClub()))
    expect(await hashDatabase(owner)).not.toEqual(before)
  })

  const olderVersions = ['0005_words_and_pairs', '0007_private_pictures', '0011_community']
  test.runIf(process.env.LONG).for(olderVersions)(
    'of an older database, %s, is restored unchanged, and the next start applies the missing migrations',
    async (version) => {
      const older = await server.create()
      await createVersion(older, version)
      const restored = await server.create()
      await restore(await take(older, openDiskStore(await createTestFolder()), true), restored)
      expect((await hashDatabase(restored)).tables).toEqual((await hashDatabase(older)).tables)
      await prepareDatabase(restored)
      expect((await hashDatabase(restored)).schema).toEqual((await hashDatabase(club)).schema)
    },
  )

  inFullRuns('can be taken and restored by a database role that is not a superuser', async () => {
    await server.query('create role plain login createrole')
    await server.query('grant casa_app to plain')
    const owner = { ...(await server.create('owner plain')), user: 'plain' }
    await restore(await takeOnce(), owner)
    expect(await archiveContentOf(await take(owner))).toEqual(await archiveContentOf(await takeOnce()))
    await prepareDatabase(owner)
  })
})

describe('restoring', () => {
  test('is refused for a database that has tables and for a folder that has pictures, and does not change them', async () => {
    const file = await takeOnce()
    const checked = await checkBackup(file, signal)
    const onFolder = () => restoreBackup({ owner: club, folder: filesOfClub() }, checked, signal)
    expect(await operatorErrorOf(onFolder)).toMatch(/^There are pictures in /)
    const owner = await server.createPrepared()
    const before = await hashDatabase(owner)
    expect(await operatorErrorOf(() => restore(file, owner))).toContain('has tables already')
    expect(await hashDatabase(owner)).toEqual(before)
  })

  inFullRuns('that fails half-way leaves no tables and files, and can be repeated', async () => {
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
    expect(await hashDatabase(owner)).toEqual(await hashDatabase(club))
  })

  inFullRuns('puts the pictures into the configured store, and a backup of that store has the same files', async () => {
    const file = await takeOnce()
    const pictures = await archiveContentOf(file, 'files/')
    expect(pictures.size).toBeGreaterThan(10)
    for (const filesUrl of ['', s3.urlOf('restored')]) {
      const owner = await server.create()
      const folder = await createTestFolder()
      const environment = { DATABASE_URL: server.urlOf(owner), DATA_DIR: folder, FILES_URL: filesUrl }
      const configuration = readConfiguration(environment)
      const target = { owner, folder: path.join(folder, 'files'), shared: sharedTargetOf(configuration) }
      await restoreBackup(target, await checkBackup(file, signal), signal)
      expect(await hashFiles(target.folder)).toEqual([])
      const { store, close } = await openCommandStore(owner, configuration)
      expect(await archiveContentOf(await take(owner, store).finally(close), 'files/')).toEqual(pictures)
    }
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
