import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ORPCError } from '@orpc/server'
import pg from 'pg'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { perQuarterHour } from '#contract/kernel/callLimits.ts'
import { testServer } from '#server/testing/kit.ts'
import { encodePicture, encodeUpload } from './encoding.ts'
import type { EncodedPicture } from './encodingWorker.ts'
import { storePicture } from './storePicture.ts'

const server = testServer({ budgets: true })

let png: Uint8Array<ArrayBuffer>
let picture: EncodedPicture
beforeAll(async () => {
  png = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
      .png()
      .toBuffer(),
  )
  picture = await encodePicture(png)
})

const storedFolders = (venueId: number) =>
  readdir(path.join(server.kernel.configuration.dataDir, 'files', String(venueId))).catch(() => [])

/** An upload whose bytes arrive when the test resolves `arrive`. */
class DelayedUpload extends Blob {
  read = Promise.withResolvers<void>()
  arrive = Promise.withResolvers<void>()
  constructor() {
    super([png])
  }
  override async arrayBuffer() {
    this.read.resolve()
    await this.arrive.promise
    return super.arrayBuffer()
  }
}

test('uploads are decoded one at a time in order of arrival; if 24 are waiting, the next one gets 503', async () => {
  const uploads = Array.from({ length: 25 }, () => new DelayedUpload())
  const order: number[] = []
  const encoded = uploads.map((upload, i) => encodeUpload(upload, undefined).then(() => order.push(i)))
  await expect(encodeUpload(new DelayedUpload(), undefined)).rejects.toMatchObject({ status: 503 })
  for (const [i, upload] of uploads.entries()) {
    await upload.read.promise
    expect(order).toHaveLength(i)
    upload.arrive.resolve()
  }
  await Promise.all(encoded)
  expect(order).toEqual(uploads.map((_, i) => i))
})

test('an upload whose client has disconnected is not decoded', async () => {
  const [first, abandoned] = [new DelayedUpload(), new DelayedUpload()]
  const leaving = new AbortController()
  const [ahead, waiting] = [encodeUpload(first, undefined), encodeUpload(abandoned, leaving.signal)]
  leaving.abort()
  first.arrive.resolve()
  await ahead
  await expect(waiting).rejects.toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' })
})

test('no transaction is open while an upload waits or is decoded', async () => {
  const staff = await (await server.openVenue()).as('staff')
  const busy = new DelayedUpload()
  const ahead = encodeUpload(busy, undefined)
  const budget = vi.spyOn(server.kernel.limits.budgets, 'take')
  const photo = staff.upload(png)
  const outside = new pg.Client(server.owner)
  await outside.connect()
  const openTransactions = async () => {
    const { rowCount } = await outside.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    )
    return rowCount
  }
  // The caller and the rate limit are checked first; afterwards no transaction may be open.
  await expect.poll(() => budget.mock.calls.length).toBeGreaterThan(0)
  await expect.poll(openTransactions).toBe(0)
  expect(await Promise.race([photo, 'waits'])).toBe('waits')
  busy.arrive.resolve()
  await ahead
  expect((await photo).width).toBe(40)
  await outside.end()
})

test('a picture whose row cannot be stored leaves no bytes behind', async () => {
  const venue = await server.openVenue()
  const staff = await venue.as('staff')
  await staff.upload(png)
  await server.asOwner('alter table kernel_files add constraint broken check (width <> 40) not valid')
  await expect(staff.upload(png)).rejects.toMatchObject({ status: 500 })
  await server.asOwner('alter table kernel_files drop constraint broken')
  expect(await storedFolders(venue.venueId)).toHaveLength(1)
})

test('if one size cannot be written to disk, neither row nor bytes remain', async () => {
  const { venueId } = await server.openVenue()
  const { store } = server.kernel
  const fullStore = {
    ...store,
    put: (name: string, bytes: Uint8Array) =>
      bytes.length > 0 ? store.put(name, bytes) : Promise.reject(new Error('ENOSPC')),
  }
  const incomplete = { ...picture, sizes: [...picture.sizes, { width: 80, bytes: Buffer.alloc(0) }] }
  let hasWritten = false
  const write = async () => {
    hasWritten = true
  }
  await expect(storePicture(write, fullStore, { venueId, label: '' }, incomplete)).rejects.toThrow('ENOSPC')
  expect([hasWritten, await storedFolders(venueId)]).toEqual([false, []])
})

test('an upload to a full disk of the server or of the database is refused with a sentence of its own', async () => {
  const staff = await (await server.openVenue()).as('staff')
  const { store } = server.kernel
  const errors = [
    Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
    Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' }),
  ]
  for (const error of errors) {
    server.kernel.store = { ...store, put: () => Promise.reject(error) }
    const upload = staff.upload(png).finally(() => {
      server.kernel.store = store
    })
    await expect(upload).rejects.toMatchObject({ status: 507, code: 'storage_full' })
  }
})

test('if it is unknown whether the row was committed, the bytes are kept', async () => {
  const { venueId } = await server.openVenue()
  const lost = () => Promise.reject(new ORPCError('SERVICE_UNAVAILABLE'))
  await expect(storePicture(lost, server.kernel.store, { venueId, label: '' }, picture)).rejects.toThrow()
  expect(await storedFolders(venueId)).toHaveLength(1)
})

test('flood-resistance: uploads are limited per person, and other people behind the same IP address are not affected', async () => {
  const venue = await server.openVenue()
  const [eager, colleague] = [await venue.as('staff'), await venue.as('staff')]
  const refused = { code: 'too_many_tries', status: 429 }
  // Three hundred in a row are enough for a whole menu.
  const use = (count: number) => {
    const key = `${api.kernel.files.upload.endpoint} staff ${eager.staffId}`
    for (let n = 0; n < count; n++) server.kernel.limits.budgets.take(key, perQuarterHour(400))
  }
  use(300)
  await eager.upload()
  use(200)
  await expect(eager.upload()).rejects.toMatchObject(refused)
  await expect(colleague.upload()).resolves.toMatchObject({ widths: expect.any(Array) })
})

test('an upload with a hostile file name succeeds, and its folder is named by an id only', async () => {
  const venue = await server.openVenue()
  const { cookie } = await venue.as('staff')
  const names = [
    'a\0b.png',
    '../../etc/passwd',
    'x'.repeat(5000),
    '<script>.png',
    '\ud800.png',
    '"; drop table',
    'a\r\nb.png',
  ]
  for (const name of names) {
    const body = new FormData()
    body.set('file', new File([png], name))
    const response = await server.fetch('/api/kernel/files/upload', { method: 'POST', body }, { cookie })
    expect([response.status, await response.text()], JSON.stringify(name)).toEqual([
      200,
      expect.not.stringContaining('passwd'),
    ])
  }
  const folders = await storedFolders(venue.venueId)
  expect(folders.every((name) => /^[0-9a-f-]{36}$/.test(name))).toBe(true)
})
