import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { testServer } from '#server/testing/kit.ts'
import { startS3Server } from '#server/testing/s3.testkit.ts'
import { openKernel } from '../boot.ts'
import { openLog } from '../log.ts'
import { withDiskCache } from './cachedStore.ts'
import { checkFiles } from './checkFiles.ts'
import { openDatabaseStore } from './databaseStore.ts'
import { openDiskStore } from './diskStore.ts'
import { moveFiles } from './moveFiles.ts'
import { sweepPictures } from './pictureSweep.ts'
import { openS3Store } from './s3Store.ts'
import type { FileStore } from './store.ts'

const server = testServer()
const s3 = startS3Server()
const { signal } = new AbortController()

const folders: string[] = []
const newFolder = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-store-'))
  folders.push(folder)
  return folder
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const stores: Record<string, () => Promise<FileStore>> = {
  disk: async () => openDiskStore(await newFolder()),
  database: async () => openDatabaseStore(server.kernel.database.inVenue),
  s3: async () => openS3Store(s3.urlOf(randomUUID())),
  'database with a cache': async () =>
    withDiskCache(openDatabaseStore(server.kernel.database.inVenue), {
      folder: await newFolder(),
      atMost: 1_000_000,
      mayGrow: async () => true,
    }),
}

describe.each(Object.entries(stores))('the store: %s', (_, open) => {
  test('returns, lists and removes the files of each picture, private ones separately', async () => {
    const store = await open()
    const { venueId } = await server.openVenue()
    const [one, other] = [randomUUID(), randomUUID()].toSorted() as [string, string]
    const bytes = Buffer.from([0, 255, 39, 92, 10, 128])
    const since = Date.now() - 60_000
    await store.put(`${venueId}/${one}/320.webp`, bytes)
    await store.put(`${venueId}/${one}/preview.jpg`, Buffer.alloc(2_000_000, 7))
    await store.put(`private/${venueId}/${other}/40.webp`, Buffer.from('old'))
    await store.put(`private/${venueId}/${other}/40.webp`, bytes)
    expect(await store.get(`${venueId}/${one}/320.webp`)).toEqual(bytes)
    expect((await store.get(`${venueId}/${one}/preview.jpg`))?.length).toBe(2_000_000)
    expect(await store.get(`private/${venueId}/${other}/40.webp`)).toEqual(bytes)
    for (const name of [
      `private/${venueId}/${one}/320.webp`,
      `${venueId}/${other}/40.webp`,
      `${venueId + 1}/${one}/320.webp`,
    ])
      expect(await store.get(name), name).toBeNull()

    const list = async (part: string) =>
      (await Array.fromAsync(store.list(part))).map(({ id, files, changedAt }) => ({
        id,
        files: files.toSorted(),
        isRecent: changedAt.getTime() > since,
      }))
    expect(await list(`private/${venueId}`)).toEqual([{ id: other, files: ['40.webp'], isRecent: true }])
    expect(await list(String(venueId))).toEqual([{ id: one, files: ['320.webp', 'preview.jpg'], isRecent: true }])
    await store.remove(`${venueId}/${one}`)
    await store.remove(`${venueId}/${randomUUID()}`)
    expect(await list(String(venueId))).toEqual([])
    expect(await store.get(`${venueId}/${one}/320.webp`)).toBeNull()
    expect(await store.get(`private/${venueId}/${other}/40.webp`)).toEqual(bytes)
  })

  test('refuses invalid names and finds nothing under those that no row can have', async () => {
    const store = await open()
    for (const name of ['1/../../etc/passwd', `1/${randomUUID()}/1.exe`, `x/${randomUUID()}/1.webp`])
      await expect(Promise.resolve().then(() => store.get(name))).rejects.toThrow('is not the name')
    for (const name of [`9999999999/${randomUUID()}/1.webp`, `1/${'-'.repeat(36)}/1.webp`])
      expect(await store.get(name), name).toBeNull()
  })
})

/** A node with its own DATA_DIR on the shared database; `filesUrl` selects the S3 store. */
const openNode = async (filesUrl: string | null = null) => {
  let logged = ''
  const log = openLog('warn', { write: (line) => (logged += line) })
  const dataDir = await newFolder()
  const configuration = { ...server.kernel.configuration, dataDir, databaseUrl: 'postgres://shared', filesUrl }
  const { kernel, hub, close } = await openKernel(server.owner, configuration, log)
  onTestFinished(close)
  const web = {
    folder: dataDir,
    build: 'test',
    filesOf: () => ({ js: [], css: [], fonts: [] }),
    stylesIn: () => '',
    render: null,
  }
  const { app } = createApp(kernel, hub, web)
  const request = (target: string, init: RequestInit = {}) =>
    app.request(target, init, { incoming: { socket: { remoteAddress: '127.0.0.1' } } })
  const statusOf = async (target: string) => (await request(target)).status
  return { kernel, dataDir, request, statusOf, logged: () => logged }
}

const pictureForm = async () => {
  const { default: sharp } = await import('sharp')
  const body = new FormData()
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  body.set('file', new File([new Uint8Array(bytes)], 'foto.png'))
  return body
}

test.each(['database', 's3'])(
  'a picture uploaded at one node is served at once by another with its own disk: %s',
  async (kind) => {
    const filesUrl = kind === 's3' ? s3.urlOf(randomUUID()) : null
    const [one, other] = [await openNode(filesUrl), await openNode(filesUrl)]
    const { venueId, as } = await server.openVenue()
    const { cookie } = await as('admin')
    const { origin } = one.kernel.configuration
    const upload = await one.request(`${origin}/api/kernel/files/upload`, {
      method: 'POST',
      headers: { cookie, origin },
      body: await pictureForm(),
    })
    const { src, id } = (await upload.json()) as { src: string; id: string }
    const picture = `${src}/40.webp`
    expect([upload.status, await other.statusOf(picture)]).toEqual([200, 200])
    expect(await readdir(path.join(one.dataDir, 'files')).catch(() => [])).toEqual([])
    const cached = () => readdir(path.join(other.dataDir, `cache/files/${venueId}/${id}`)).catch(() => [])
    await expect.poll(cached).toEqual(['40.webp'])

    // No row refers to the picture: after a day one node removes it, and the other its copy.
    await server.asOwner(`update kernel_files set created_at = created_at - interval '25 hours' where id = '${id}'`)
    await sweepPictures(one.kernel)
    expect(await one.statusOf(picture)).toBe(404)
    await sweepPictures(other.kernel)
    expect([await other.statusOf(picture), await cached()]).toEqual([404, []])
  },
)

test('pictures on the disk of an older version are found, moved into the database, and missing ones are logged once', async () => {
  const { venueId, as } = await server.openVenue()
  const { upload } = await as('admin')
  const [kept, lost] = [await upload(), await upload()]
  const node = await openNode()
  const disk = openDiskStore(path.join(node.dataDir, 'files'))
  const from = server.kernel.store
  for (const width of kept.widths) {
    const name = `${venueId}/${kept.id}/${width}.webp`
    await disk.put(name, (await from.get(name)) ?? Buffer.alloc(0))
  }
  const pictures = kept.widths.map((width) => `${kept.src}/${width}.webp`)
  for (const picture of pictures) expect(await node.statusOf(picture)).toBe(200)
  await checkFiles(node.kernel, signal)
  expect(await Array.fromAsync(disk.list(String(venueId)))).toEqual([])
  for (const picture of pictures) expect(await (await openNode()).statusOf(picture)).toBe(200)
  const lines = node
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toEqual([
    expect.objectContaining({ pictures: 1, msg: expect.stringContaining('moved the pictures') }),
    expect.objectContaining({ msg: expect.stringContaining('lacks files that the database names') }),
  ])
  expect(lines[1].count).toBeGreaterThanOrEqual(lost.widths.length)
})

test('an interrupted move continues where it ended, and each picture is in one store all the time', async () => {
  const { venueId } = await server.openVenue()
  const [from, to] = [await stores.disk?.(), await stores.s3?.()] as [FileStore, FileStore]
  const names = Array.from({ length: 5 }, () => `${venueId}/${randomUUID()}/40.webp`)
  for (const name of names) await from.put(name, Buffer.from(name))
  const interruption = new AbortController()
  const moved = (count: number) => count === 2 && interruption.abort()
  const move = (signal: AbortSignal) => moveFiles({ from, to, venues: venueId, signal, moved })
  await expect(move(interruption.signal)).rejects.toThrow('aborted')
  const foundIn = async (store: FileStore) => (await Array.fromAsync(store.list(String(venueId)))).length
  expect([await foundIn(from), await foundIn(to)]).toEqual([3, 2])
  expect(await move(signal)).toBe(3)
  expect([await foundIn(from), await foundIn(to)]).toEqual([0, 5])
  for (const name of names) expect(String(await to.get(name))).toBe(name)
})

test('the cache removes the files that were not read for longest when it is full, and reads them again', async () => {
  const store = openDatabaseStore(server.kernel.database.inVenue)
  const folder = await newFolder()
  const cache = withDiskCache(store, { folder, atMost: 250, mayGrow: async () => true })
  const { venueId } = await server.openVenue()
  const names = Array.from({ length: 3 }, () => `${venueId}/${randomUUID()}/40.webp`) as [string, string, string]
  const copied = async () =>
    (await Array.fromAsync(cache.copies.list(String(venueId)))).map(({ id }) => `${venueId}/${id}/40.webp`)
  const [first, second, third] = names
  for (const name of [first, second]) {
    await cache.put(name, Buffer.alloc(100))
    await expect.poll(copied).toContain(name)
  }
  await cache.get(first)
  await cache.put(third, Buffer.alloc(100))
  await expect.poll(copied).not.toContain(second)
  expect((await copied()).toSorted()).toEqual([first, third].toSorted())
  expect((await cache.get(second))?.length).toBe(100)
})

test('an S3 server that refuses the key, or has no such bucket, is named in one sentence without the key', async () => {
  const secret = 'a-wrong-secret-key'
  const refused = openS3Store(s3.urlOf('x', { secret }))
  await expect(refused.check()).rejects.toThrow(/^FILES_URL names no usable bucket: .*403 SignatureDoesNotMatch/)
  await expect(refused.check()).rejects.not.toThrow(secret)
  await expect(openS3Store(s3.urlOf('x', { bucket: 'none' })).check()).rejects.toThrow('404 NoSuchBucket')
})
