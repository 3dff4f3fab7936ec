import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ORPCError } from '@orpc/server'
import pg from 'pg'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '#server/testing/kit.ts'
import type { Encoded } from './drawing.ts'
import { encodePicture, encodeUpload } from './pictures.ts'
import { storePicture } from './storing.ts'

const server = testServer()

let png: Uint8Array<ArrayBuffer>
let picture: Encoded
beforeAll(async () => {
  png = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
      .png()
      .toBuffer(),
  )
  picture = await encodePicture(png)
})

const storedFor = (venueId: number) =>
  readdir(path.join(server.kernel.configuration.dataDir, 'files', String(venueId))).catch(() => [])

/** An upload that arrives when it is told to. */
class Awaited extends Blob {
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

test('uploads are decoded one at a time, in the order they came, and a few may wait', async () => {
  const uploads = Array.from({ length: 25 }, () => new Awaited())
  const order: number[] = []
  const encoded = uploads.map((upload, i) => encodeUpload(upload, undefined).then(() => order.push(i)))
  await expect(encodeUpload(new Awaited(), undefined)).rejects.toMatchObject({ status: 503 })
  for (const [i, upload] of uploads.entries()) {
    await upload.read.promise
    expect(order).toHaveLength(i)
    upload.arrive.resolve()
  }
  await Promise.all(encoded)
  expect(order).toEqual(uploads.map((_, i) => i))
})

test('what its sender no longer waits for is not decoded', async () => {
  const [first, abandoned] = [new Awaited(), new Awaited()]
  const leaving = new AbortController()
  const [ahead, waiting] = [encodeUpload(first, undefined), encodeUpload(abandoned, leaving.signal)]
  leaving.abort()
  first.arrive.resolve()
  await ahead
  await expect(waiting).rejects.toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' })
})

test('no transaction is open while an upload waits or is decoded', async () => {
  const staff = await (await server.openVenue()).as('staff')
  const busy = new Awaited()
  const ahead = encodeUpload(busy, undefined)
  const photo = staff.upload(png)
  const outside = new pg.Client(server.owner)
  await outside.connect()
  const open = async () => {
    const { rowCount } = await outside.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    )
    return rowCount
  }
  // Who may upload, and how often, was asked for; from then on nothing is held.
  const counted = async () => (await outside.query(`select from kernel_throttles where key like 'upload:%'`)).rowCount
  await expect.poll(counted).toBeGreaterThan(0)
  await expect.poll(open).toBe(0)
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
  expect(await storedFor(venue.venueId)).toHaveLength(1)
})

test('a disk that refuses one of the sizes leaves neither row nor bytes', async () => {
  const { venueId } = await server.openVenue()
  const { store } = server.kernel
  const full = {
    ...store,
    put: (name: string, bytes: Uint8Array) =>
      bytes.length > 0 ? store.put(name, bytes) : Promise.reject(new Error('ENOSPC')),
  }
  const half = { ...picture, sizes: [...picture.sizes, { width: 80, bytes: Buffer.alloc(0) }] }
  let wrote = false
  const write = async () => {
    wrote = true
  }
  await expect(storePicture(write, full, { venueId, label: '' }, half)).rejects.toThrow('ENOSPC')
  expect([wrote, await storedFor(venueId)]).toEqual([false, []])
})

test('where nobody knows whether the row was stored, the bytes stay', async () => {
  const { venueId } = await server.openVenue()
  const lost = () => Promise.reject(new ORPCError('SERVICE_UNAVAILABLE'))
  await expect(storePicture(lost, server.kernel.store, { venueId, label: '' }, picture)).rejects.toThrow()
  expect(await storedFor(venueId)).toHaveLength(1)
})

test('one person sends a bounded number of pictures, and so does one address; others go on', async () => {
  const venue = await server.openVenue()
  const [eager, colleague] = [await venue.as('staff'), await venue.as('staff')]
  const body = new FormData()
  body.set('file', new File([png], 'foto.png'))
  const sendFrom = async (address: string, { cookie }: { cookie: string }) =>
    (await server.fetch('/api/kernel/files/upload', { method: 'POST', body }, { cookie, address })).json()
  /** As if whoever has sent something had sent very much. */
  const used = (throttle: string) =>
    server.asOwner(`update kernel_throttles set points = 100000 where key like '${throttle}:%'`)
  const refused = { code: 'too_many_tries', status: 429 }

  await sendFrom('198.51.100.7', eager)
  await used('upload')
  expect(await sendFrom('198.51.100.7', eager)).toMatchObject(refused)
  expect(await sendFrom('198.51.100.7', colleague)).toMatchObject({ width: 40 })
  await used('upload-address')
  expect(await sendFrom('198.51.100.7', colleague)).toMatchObject(refused)
  expect(await sendFrom('198.51.100.8', colleague)).toMatchObject({ width: 40 })
  await server.asOwner(`delete from kernel_throttles where key like 'upload%'`)
})

test('three hundred pictures in a row, the photos of a whole menu, are not too many', async () => {
  const eager = await (await server.openVenue()).as('staff')
  await eager.upload()
  await server.asOwner(`update kernel_throttles set points = 299 where key like 'upload:%'`)
  await expect(eager.upload()).resolves.toMatchObject({ widths: expect.any(Array) })
  await server.asOwner(`delete from kernel_throttles where key like 'upload%'`)
})

test('hostile names of files are neither stored nor an error', async () => {
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
    const answer = await server.fetch('/api/kernel/files/upload', { method: 'POST', body }, { cookie })
    expect([answer.status, await answer.text()], JSON.stringify(name)).toEqual([
      200,
      expect.not.stringContaining('passwd'),
    ])
  }
  const folders = await storedFor(venue.venueId)
  expect(folders.every((name) => /^[0-9a-f-]{36}$/.test(name))).toBe(true)
})
