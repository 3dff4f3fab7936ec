import { ORPCError } from '@orpc/server'
import type { Metadata } from 'sharp'
import { turns } from '../turns.ts'

const widths = [320, 640, 1280]
/** A bomb is a small file that claims to be a huge picture: refused before it is decoded. */
const pixelsAtMost = 50_000_000
const heldAtMost = 150_000_000
const secondsAtMost = 20

/** One at a time: the worst that is taken needs 200 MB, and the sizes of one picture keep several cores busy. */
const inTurn = turns(1, 24)

/** Loaded with the first picture that comes: a server that only shows pictures does without. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  // Nothing else is even looked at: each format that could be read is a parser that strangers could try.
  sharp.block({ operation: ['VipsForeignLoad'] })
  for (const format of ['Jpeg', 'Png', 'Webp']) sharp.unblock({ operation: [`VipsForeignLoad${format}Buffer`] })
  return sharp
}
let sharpLoaded: ReturnType<typeof loadSharp> | undefined

export class NotAPicture extends Error {}

export interface Encoded {
  width: number
  height: number
  blur: string
  sizes: { width: number; bytes: Buffer }[]
}

/** A picture that comes in several passes is held whole until the last one; others are drawn as they are read. */
const bytesHeld = ({ isProgressive, width, height, format, channels, depth, chromaSubsampling }: Metadata) => {
  if (!isProgressive) return 0
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels
  const deep = format === 'jpeg' || depth !== 'uchar'
  return width * height * samples * (deep ? 2 : 1)
}

const draw = async (upload: Uint8Array, widest: number): Promise<Encoded> => {
  sharpLoaded ??= loadSharp()
  const sharp = await sharpLoaded
  const source = sharp(upload, { limitInputPixels: pixelsAtMost, failOn: 'error', pages: 1 })
  if (bytesHeld(await source.metadata()) > heldAtMost) throw new NotAPicture('too much to hold')
  const { data, info } = await source
    .timeout({ seconds: secondsAtMost })
    .autoOrient()
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const resized = (to: number) => sharp(data, { raw: { width, height, channels } }).resize({ width: to })
  const encode = async (to: number) => ({
    width: to,
    // Effort 2 takes half the time of the default for a fourteenth more bytes.
    bytes: await resized(to).webp({ quality: 78, effort: 2 }).toBuffer(),
  })
  const sizes = await Promise.all([...widths.filter((w) => w < width), width].map(encode))
  const blur = await resized(16).webp({ quality: 30, alphaQuality: 0 }).toBuffer()
  return { width, height, sizes, blur: `data:image/webp;base64,${blur.toString('base64')}` }
}

/** Draws the picture anew in several widths. Whatever else the upload held (location, scripts, frames) stays behind. */
export const encodePicture = (upload: Uint8Array, widest = 1920) =>
  draw(upload, widest).catch((error) => {
    throw error instanceof NotAPicture ? error : new NotAPicture(String(error))
  })

/** The same for what strangers send: when its turn comes, and if its sender still waits for it. */
export const encodeUpload = (upload: Blob, signal: AbortSignal | undefined) =>
  inTurn(async () => {
    if (signal?.aborted) throw new ORPCError('CLIENT_CLOSED_REQUEST')
    return encodePicture(new Uint8Array(await upload.arrayBuffer()))
  })
