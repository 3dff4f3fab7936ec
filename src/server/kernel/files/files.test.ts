import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testServer } from '#server/testing/kit.ts'

const server = testServer()

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2F6B4C' }, limitInputPixels: false })
const bytes = async (picture: { toBuffer(): Promise<Buffer> }) => new Uint8Array(await picture.toBuffer())
const text = (content: string) => new TextEncoder().encode(content)

/** A black PNG with one bit per pixel, written by hand: encoding 200 megapixels takes seconds. */
const hugePng = (width: number, height: number) => {
  const chunk = (type: string, data: Uint8Array) => {
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
    const content = Buffer.concat([Buffer.from(type), data])
    length.writeUInt32BE(data.length)
    checksum.writeUInt32BE(crc32(content))
    return Buffer.concat([length, content, checksum])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]),
  )
}

test('a photo is encoded in several widths, upright and without its location', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const gps = { IFD0: { Copyright: 'secreto' }, IFD3: { GPSLatitude: '34/1 36/1 0/1', GPSLatitudeRef: 'S' } }
  const upload = await bytes(canvas(2400, 1200).jpeg().withExif(gps).withMetadata({ orientation: 6, exif: gps }))
  const photo = await admin.upload(upload)
  expect(photo).toMatchObject({ width: 960, height: 1920, widths: [320, 640, 960] })
  expect(photo.blur).toMatch(/^data:image\/webp;base64,/)
  for (const width of photo.widths) {
    const response = await server.fetch(`${photo.src}/${width}.webp`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const stored = await sharp(await response.arrayBuffer()).metadata()
    expect(stored).toMatchObject({ format: 'webp', width })
    expect(stored.exif).toBeUndefined()
  }
})

test('PNG and WebP are accepted, and a small picture is not enlarged', async () => {
  const admin = await (await server.openVenue()).as('staff')
  expect((await admin.upload(await bytes(canvas(100, 80).png()))).widths).toEqual([100])
  expect((await admin.upload(await bytes(canvas(700, 80).webp()))).widths).toEqual([320, 640, 700])
})

test('upload-safety: an upload that is not a complete JPEG, PNG or WebP of allowed size is refused', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const jpeg = await bytes(canvas(400, 300).jpeg())
  const hostile = [
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    text('<!doctype html><script>alert(1)</script>'),
    text(''),
    jpeg.slice(0, 200),
    await bytes(canvas(300, 300).gif()),
    await bytes(canvas(300, 300).tiff()),
    hugePng(20_000, 10_000),
  ]
  for (const upload of hostile) await expect(admin.upload(upload)).rejects.toMatchObject({ code: 'bad_picture' })
  // The same bytes are a good picture when they are few: the size alone is refused.
  expect((await admin.upload(hugePng(200, 100))).widths).toEqual([200])
})

test('upload-safety: HTML appended to a picture is not stored', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const jpeg = await bytes(canvas(400, 300).jpeg())
  const photo = await admin.upload(new Uint8Array([...jpeg, ...text('<script>alert(1)</script>')]))
  const stored = await (await server.fetch(`${photo.src}/320.webp`)).text()
  expect(stored).not.toContain('script')
})

test('a path with .. cannot read outside of the folder of files', async () => {
  for (const path of ['/files/1/../../secret', '/files/1/%2e%2e%2f%2e%2e/320.webp', '/files/1/..%5c/320.webp'])
    expect((await server.fetch(path)).status).toBe(404)
})

test('an upload above the size limit is refused with 413', async () => {
  const admin = await (await server.openVenue()).as('admin')
  await expect(admin.upload(new Uint8Array(16 * 1024 * 1024))).rejects.toMatchObject({ status: 413 })
})
