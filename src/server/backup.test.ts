import { execFile } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { ClientConfig } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillDemo } from '#demo/demo.ts'
import { contentOf, filesIn, lookInto, newFolder, someBytes } from './backup.testkit.ts'
import { type Entry, readArchive, writeArchive } from './kernel/backup/archive.ts'
import { checkBackup, restoreBackup } from './kernel/backup/restoring.ts'
import { takeBackup } from './kernel/backup/taking.ts'
import { ownServer, refusalOf } from './kernel/db/own-server.testkit.ts'
import { prepare } from './kernel/db/prepare.ts'
import { openStore } from './kernel/files/store.ts'
import { sweepPictures } from './kernel/files/sweeping.ts'
import { run } from './testing/processes.ts'
import { createVersion } from './testing/versions.ts'

const server = ownServer()
const { signal } = new AbortController()
let demo: ClientConfig
const filesOfDemo = () => path.join(server.folder, 'files')

beforeAll(async () => {
  demo = await server.create()
  const { kernel, close } = await server.open(demo)
  await fillDemo(kernel, someBytes)
  await close()
})

const take = async (owner = demo, store = openStore(filesOfDemo()), incomplete = false) => {
  const file = path.join(await newFolder(), 'club.tar.gz')
  await takeBackup({ owner, store }, file, { incomplete, signal })
  return file
}
const restore = async (file: string, owner: ClientConfig) => {
  const folder = path.join(await newFolder(), 'files')
  await restoreBackup({ owner, folder }, await checkBackup(file, signal), signal)
  return folder
}
const hasTables = async (owner: ClientConfig) =>
  (await server.query(`select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`, owner))
    .length > 0

/** A backup whose files were changed, sealed again. */
const forged = async (file: string, change: (entry: Entry) => Entry) => {
  const other = path.join(await newFolder(), 'forged.tar.gz')
  const entries = async function* () {
    for await (const entry of readArchive(file)) yield change(entry)
  }
  await writeArchive(other, entries(), signal)
  return other
}
const manifestWith = (file: string, changed: (manifest: { migrations: string[] }) => object) =>
  forged(file, ({ name, body }) => ({
    name,
    body: name === 'manifest.json' ? Buffer.from(JSON.stringify(changed(JSON.parse(body.toString())))) : body,
  }))

/** An archive of three files, in base64. */
const writtenBeforeTarStream =
  'H4sIAAAAAAAEA+2W22rDMAyGfTfYU4w+QC3ZsZzsbXxkHU1T4pQyRt+9JHdpYD2XwOwbYyNZ4pN/2bXZrGJI3fI7NRv2nAEAQACs' +
  'n2E6A6BiqIQmgkIqYoCgQLMPeE4641N3qTMtg5fEGkeexep3EZu2Nt3iEw/vs8goJ/FKAnG1DokjN1wKWO6D3T4+ei/6P/SPfU84' +
  '0T8VlPX/+EpMT3zL418TaJt94qHedj98eJxx+Aispxfljp0z+h/+BGP9o8b8/t9B/HLX9GWEosvtb7E8V3887f9AWha5/9/C+lof' +
  'KZzFCmWpKHpfGmmddh5shEJVwftohIhWk6LSRxeCRxCokCpAF2wRro2X7TOBTCATyATmQeAIBt6VvgASAAA='

describe('the commands', () => {
  const backup = (args: string[], environment: NodeJS.ProcessEnv) => run('src/server/backup.ts', args, environment)
  const onDemo = () => ({ DATABASE_URL: server.addressOf(demo), DATA_DIR: server.folder })

  test('write one file that only its owner reads, and make the same instance of it where there is nothing', async () => {
    const folder = await newFolder()
    const file = path.join(folder, 'club.tar.gz')
    const taken = await backup([file], onDemo())
    expect(taken).toMatchObject({ code: 0, printed: expect.stringContaining(`${file}: 3 venues, `) })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['club.tar.gz'])
    const listed = await promisify(execFile)('tar', ['tzf', file], { maxBuffer: 1e8 })
    expect(listed.stdout.split('\n')[0]).toBe('manifest.json')

    const dataDir = path.join(folder, 'data')
    const restored = await run('src/server/restore.ts', [file], { DATA_DIR: dataDir, DATABASE_URL: '' })
    expect(restored).toMatchObject({ code: 0, printed: expect.stringMatching(/^Restored as it was at 2\S+Z\. /) })
    expect(await lookInto(dataDir, contentOf)).toEqual(await contentOf(demo))
    expect(await filesIn(path.join(dataDir, 'files'))).toEqual(await filesIn(filesOfDemo()))
    const twice = await run('src/server/restore.ts', [file], { DATA_DIR: dataDir, DATABASE_URL: '' })
    expect(twice).toMatchObject({ code: 1, printed: expect.stringMatching(/^There are pictures in [^\n]+\n$/) })
  }, 600_000)

  test('say in one sentence what is wrong, and leave nothing behind', async () => {
    const folder = await newFolder()
    const old = path.join(folder, 'old.tar.gz')
    await writeFile(old, 'yesterday')
    const nowhere = { DATABASE_URL: '', DATA_DIR: path.join(folder, 'nowhere') }
    for (const [said, words] of [
      [await backup([old], onDemo()), 'is there already'],
      [await backup([path.join(folder, 'club.tar.gz')], nowhere), 'There is no database in'],
      [await run('src/server/restore.ts', [old], nowhere), 'is damaged'],
    ] as const) {
      expect(said).toEqual({ code: 1, printed: expect.stringMatching(/^[^\n]+\.\n$/) })
      expect(said.printed).toContain(words)
    }
    const ways = { incomplete: false, signal }
    const inNoFolder = { owner: demo, store: openStore(filesOfDemo()) }
    const written = () => takeBackup(inNoFolder, path.join(folder, 'none/club.tar.gz'), ways)
    expect(await refusalOf(written)).toContain('cannot be written (ENOENT')
    const withoutPictures = { owner: demo, store: openStore(folder) }
    const incomplete = () => takeBackup(withoutPictures, path.join(folder, 'club.tar.gz'), ways)
    expect(await refusalOf(incomplete)).toContain('is not where the server keeps its files')
    expect(await readFile(old, 'utf8')).toBe('yesterday')
    expect(await readdir(folder)).toEqual(['old.tar.gz'])
  })

  test('one that is interrupted leaves no file', async () => {
    const folder = await newFolder()
    const wish = new AbortController()
    const store = openStore(filesOfDemo())
    const get: typeof store.get = (name) => {
      wish.abort()
      return store.get(name)
    }
    const file = path.join(folder, 'club.tar.gz')
    const ways = { incomplete: false, signal: wish.signal }
    await expect(takeBackup({ owner: demo, store: { ...store, get } }, file, ways)).rejects.toThrow(/aborted/)
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a backup', () => {
  test('is of one moment: what is written, removed and swept while it is taken changes nothing of it', async () => {
    const owner = await server.create(`template ${demo.database}`)
    await server.query(`update kernel_files set created_at = now() - interval '2 days'`, owner)
    const { kernel, close } = await server.open(owner)
    const { store } = kernel
    const atMoment = await contentOf(owner)
    const disturb = async () => {
      // Their pictures are nobody's from here on, and old enough to be swept.
      await server.query('update club_posts set photo_id = null; delete from club_messages', owner)
      await sweepPictures(kernel)
    }
    let disturbed: Promise<void> | undefined
    const get: typeof store.get = async (name) => {
      disturbed ??= disturb()
      await disturbed
      return store.get(name)
    }
    const file = await take(owner, { ...store, get })
    await close()
    const restored = await server.create()
    const folder = await restore(file, restored)
    expect(await contentOf(restored)).toEqual(atMoment)
    expect(await filesIn(folder)).toEqual(await filesIn(filesOfDemo()))
    expect(await contentOf(owner)).not.toEqual(atMoment)
  })

  test.for(['0005_words_and_pairs', '0007_private_pictures', '0011_community'])(
    'of an older database, %s, is restored as it was, and brought to this version by the next start',
    async (version) => {
      const older = await server.create()
      await createVersion(older, version)
      const restored = await server.create()
      await restore(await take(older, openStore(await newFolder()), true), restored)
      expect((await contentOf(restored)).tables).toEqual((await contentOf(older)).tables)
      await prepare(restored)
      expect((await contentOf(restored)).schema).toEqual((await contentOf(demo)).schema)
    },
  )

  test('is taken and restored by a login that is no superuser', async () => {
    await server.query('create role plain login createrole')
    await server.query('grant casa_app to plain')
    const [owner, restored] = [await server.create('owner plain'), await server.create('owner plain')]
    const asPlain = (database: ClientConfig) => ({ ...database, user: 'plain' })
    await restore(await take(), asPlain(owner))
    await restore(await take(asPlain(owner)), asPlain(restored))
    expect((await contentOf(restored)).tables).toEqual((await contentOf(demo)).tables)
    expect((await contentOf(restored)).schema).toEqual((await contentOf(owner)).schema)
    await prepare(asPlain(restored))
  })
})

describe('restoring', () => {
  test('needs a place where there is nothing, and leaves any other as it is', async () => {
    const file = await take()
    const owner = await server.create()
    await prepare(owner)
    const before = await contentOf(owner)
    expect(await refusalOf(() => restore(file, owner))).toContain('has tables already')
    expect(await contentOf(owner)).toEqual(before)
  })

  test('that fails half-way leaves nothing, and can be tried again', async () => {
    const file = await take()
    const folder = path.join(await newFolder(), 'files')
    const owner = await server.create()
    // Other pictures than the rows speak of: that is found when everything else is there.
    const orphaned = await forged(file, ({ name, body }) => ({
      name,
      body: name.startsWith('rows/kernel_files/')
        ? Buffer.from(body.toString().replaceAll(/-4(?=[\da-f]{3}-)/g, '-5'))
        : body,
    }))
    const target = { owner, folder }
    await expect(restoreBackup(target, await checkBackup(orphaned, signal), signal)).rejects.toThrow()
    expect([await hasTables(owner), await filesIn(folder)]).toEqual([false, []])
    await restoreBackup(target, await checkBackup(file, signal), signal)
    expect(await contentOf(owner)).toEqual(await contentOf(demo))
  })

  test('reads an archive that was written before tar-stream was used', async () => {
    const file = path.join(await newFolder(), 'old.tar.gz')
    await writeFile(file, writtenBeforeTarStream, 'base64')
    const entries = await Array.fromAsync(readArchive(file), ({ name, body }) => [name, body.length])
    expect(entries).toEqual([
      ['manifest.json', 13],
      ['files/1/a/320.webp', 512],
      ['rows/empty/000001.jsonl', 0],
    ])
  })

  test('refuses what a newer or another program made', async () => {
    const file = await take()
    const check = async (changed: Parameters<typeof manifestWith>[1]) => {
      const other = await manifestWith(file, changed)
      return refusalOf(() => checkBackup(other, signal))
    }
    expect(await check((manifest) => ({ ...manifest, format: 2 }))).toContain('its format is 2')
    expect(await check((one) => ({ ...one, migrations: [...one.migrations, 'newer'] }))).toContain('newer version')
    const another = (one: { migrations: string[] }) => ({ ...one, migrations: one.migrations.with(3, 'other') })
    expect(await check(another)).toContain('made with another 0003_club_and_menus')
  })

  test('refuses a backup that is damaged in any place, however it came about', async () => {
    const whole = await readFile(await take())
    const damaged = path.join(await newFolder(), 'club.tar.gz')
    const refused = async (bytes: Buffer) => {
      await writeFile(damaged, bytes)
      return refusalOf(() => checkBackup(damaged, signal))
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
      // Where the compression notices nothing, the seal does.
      const at = Math.floor(part * (archive.length - 2048))
      expect(await refused(gzipSync(flipped(archive, at), { level: 1 }))).toContain('damaged')
      expect(await refused(flipped(whole, Math.floor(part * (whole.length - 400))))).toContain('damaged')
    }
  })
})
