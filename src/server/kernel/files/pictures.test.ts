import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type JpegOptions } from 'sharp'
import { expect, test } from 'vitest'
import { DrawingEnded, encodePicture } from './pictures.ts'

const canvas = (width: number, height: number, background = '#2F6B4C') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A PNG that claims to be very large, as its first bytes say, and has hardly anything in it. */
const claimedPng = (width: number, height: number, { depth = 8, colours = 2, interlaced = 0 }) => {
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(content))
    return Buffer.concat([length, content, sum])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, colours, 0, 0, interlaced])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(100))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

/** A small JPEG whose header claims another size. */
const claimedJpeg = async (side: number, options: JpegOptions) => {
  const jpeg = await canvas(16, 16).jpeg(options).toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, options.progressive ? 0xc2 : 0xc0]))
  jpeg.writeUInt16BE(side, frame + 5)
  jpeg.writeUInt16BE(side, frame + 7)
  return jpeg
}

test('what would have to be held whole in memory is refused before it is decoded', async () => {
  const tooMuch = [
    claimedPng(7000, 7000, { interlaced: 1 }),
    claimedPng(5000, 5000, { interlaced: 1, depth: 16, colours: 6 }),
    await claimedJpeg(7000, { progressive: true, chromaSubsampling: '4:4:4' }),
    await claimedJpeg(7000, { progressive: true }),
  ]
  for (const upload of tooMuch) await expect(encodePicture(upload)).rejects.toThrow('too much to hold')
  // Row by row, or smaller, there is room: what is wrong with these is that there is nothing in them.
  for (const upload of [claimedPng(7000, 7000, {}), await claimedJpeg(5000, { progressive: true })])
    expect(String(await encodePicture(upload).catch((error) => error))).not.toContain('too much to hold')
  await expect(encodePicture(claimedPng(20_000, 10_000, {}))).rejects.toThrow('pixel limit')
})

test('of an animation the first picture is taken', async () => {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => canvas(40, 30, colour).png().toBuffer()))
  const animated = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer()
  expect((await sharp(animated).metadata()).pages).toBe(2)
  const { width, height, sizes } = await encodePicture(animated)
  expect([width, height]).toEqual([40, 30])
  const drawn = sharp(sizes[0]?.bytes)
  expect((await drawn.metadata()).pages ?? 1).toBe(1)
  expect((await drawn.stats()).dominant).toMatchObject({ r: 248, b: 8 })
})

test('a picture is upright in whichever of the eight ways its camera was held', async () => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const upload = await canvas(60, 40).jpeg().withMetadata({ orientation }).toBuffer()
    const { width, height } = await encodePicture(upload)
    expect([width, height], String(orientation)).toEqual(orientation < 5 ? [60, 40] : [40, 60])
  }
})

test('a picture that ends the process that draws takes no other along', async () => {
  const small = await canvas(40, 30).png().toBuffer()
  await encodePicture(small)
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const drawers = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('drawing.ts'))
  expect(drawers).toHaveLength(1)
  const drawing = encodePicture(await canvas(6000, 6000).png().toBuffer())
  process.kill(Number(drawers[0]?.[0]), 'SIGKILL')
  await expect(drawing).rejects.toThrow(DrawingEnded)
  expect((await encodePicture(small)).width).toBe(40)
})
