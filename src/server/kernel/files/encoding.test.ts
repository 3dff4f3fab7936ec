import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type JpegOptions } from 'sharp'
import { expect, test } from 'vitest'
import { EncoderEnded, encodePicture } from './encoding.ts'

const canvas = (width: number, height: number, background = '#2F6B4C') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A PNG whose header claims a large size, with hardly any pixel data. */
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

test('a picture that needs too much memory is refused before it is decoded', async () => {
  const tooMuch = [
    claimedPng(7000, 7000, { interlaced: 1 }),
    claimedPng(5000, 5000, { interlaced: 1, depth: 16, colours: 6 }),
    await claimedJpeg(7000, { progressive: true, chromaSubsampling: '4:4:4' }),
    await claimedJpeg(7000, { progressive: true }),
  ]
  for (const upload of tooMuch) await expect(encodePicture(upload)).rejects.toThrow('needs too much memory')
  // These pictures fit into memory, decoded row by row or smaller; they fail only because they have no pixel data.
  for (const upload of [claimedPng(7000, 7000, {}), await claimedJpeg(5000, { progressive: true })])
    expect(String(await encodePicture(upload).catch((error) => error))).not.toContain('needs too much memory')
  await expect(encodePicture(claimedPng(20_000, 10_000, {}))).rejects.toThrow('pixel limit')
})

test('only the first frame of an animation is stored', async () => {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => canvas(40, 30, colour).png().toBuffer()))
  const animated = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer()
  expect((await sharp(animated).metadata()).pages).toBe(2)
  const { width, height, sizes } = await encodePicture(animated)
  expect([width, height]).toEqual([40, 30])
  const result = sharp(sizes[0]?.bytes)
  expect((await result.metadata()).pages ?? 1).toBe(1)
  expect((await result.stats()).dominant).toMatchObject({ r: 248, b: 8 })
})

test('a picture is rotated upright for each of the eight EXIF orientations', async () => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const upload = await canvas(60, 40).jpeg().withMetadata({ orientation }).toBuffer()
    const { width, height } = await encodePicture(upload)
    expect([width, height], String(orientation)).toEqual(orientation < 5 ? [60, 40] : [40, 60])
  }
})

test('after the encoding process was killed the pending picture fails and the next one starts a new process', async () => {
  const small = await canvas(40, 30).png().toBuffer()
  await encodePicture(small)
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const encoders = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('encodingWorker.ts'))
  expect(encoders).toHaveLength(1)
  const pending = encodePicture(await canvas(6000, 6000).png().toBuffer())
  process.kill(Number(encoders[0]?.[0]), 'SIGKILL')
  await expect(pending).rejects.toThrow(EncoderEnded)
  expect((await encodePicture(small)).width).toBe(40)
})
