// A program of its own, which pictures.ts runs: whatever strangers send is decoded here and nowhere else.
import sharp, { type Metadata } from 'sharp'
import { whiteFlag } from './flag.ts'

export interface Encoded {
  width: number
  height: number
  blur: string
  sizes: { width: number; bytes: Uint8Array }[]
}

export interface Asked {
  id: number
  upload: Uint8Array
  /** No size is wider, or higher. */
  widest: number
}
/** The same picture for messengers, which show no other format and nothing large. */
export interface AskedPreview {
  id: number
  preview: Uint8Array
}
/** An app icon as PNG: of a stored logo, or the flag on a colour. */
export interface IconRequest {
  id: number
  icon: Uint8Array | { colour: string }
  /** Width and height in pixels. */
  side: number
  /** Share of the side within which nothing is cut off, whichever shape the phone gives the icon. */
  safeShare: number
}
export type Answered = { id: number } & (
  | { encoded: Encoded }
  | { jpeg: Uint8Array }
  | { png: Uint8Array }
  | { problem: string }
)

const widths = [320, 640, 1280]
/** A bomb is a small file that claims to be a huge picture: refused before it is decoded. */
const pixelsAtMost = 50_000_000
const heldAtMost = 100_000_000
const secondsAtMost = 20

sharp.concurrency(1)
sharp.cache(false)
// The flag is rendered before the SVG parser is blocked for everything that strangers send.
const flag = await sharp(Buffer.from(whiteFlag)).png().toBuffer()
// Nothing else is even looked at: each format that could be read is a parser that strangers could try.
sharp.block({ operation: ['VipsForeignLoad'] })
for (const format of ['Jpeg', 'Png', 'Webp']) sharp.unblock({ operation: [`VipsForeignLoad${format}Buffer`] })

/** A picture that comes in several passes is held whole until the last one; others are drawn as they are read. */
const bytesHeld = ({ isProgressive, width, height, format, channels, depth, chromaSubsampling }: Metadata) => {
  if (!isProgressive) return 0
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels
  const deep = format === 'jpeg' || depth !== 'uchar'
  return width * height * samples * (deep ? 2 : 1)
}

/** Draws a picture anew in several widths. Whatever else the upload held (location, scripts, frames) stays behind. */
const draw = async ({ upload, widest }: Asked): Promise<Encoded> => {
  const source = sharp(upload, { limitInputPixels: pixelsAtMost, failOn: 'error', pages: 1 })
  if (bytesHeld(await source.metadata()) > heldAtMost) throw new Error('too much to hold')
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

/** Messengers pass over a picture of more bytes than this. */
const previewAtMost = 290_000
const previewWidth = 1200

const drawPreview = async ({ preview }: AskedPreview): Promise<Uint8Array> => {
  for (const quality of [82, 68, 52, 36]) {
    const jpeg = await sharp(preview, { limitInputPixels: pixelsAtMost })
      .timeout({ seconds: secondsAtMost })
      .resize({ width: previewWidth, height: previewWidth, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#FFFFFF' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (jpeg.length < previewAtMost) return jpeg
  }
  throw new Error('too much to show')
}

const white = '#FFFFFF'
/** Wider logos are shown whole on white; others fill the icon, as they fill their place in the back-office. */
const croppedRatio = 2

const renderLogo = async (logo: Uint8Array, side: number, safeShare: number) => {
  const { hasAlpha, width, height } = await sharp(logo).metadata()
  const source = sharp(logo, { limitInputPixels: pixelsAtMost }).timeout({ seconds: secondsAtMost })
  if (!hasAlpha && Math.max(width / height, height / width) < croppedRatio) return source.resize(side, side)
  const margin = Math.round((side * (1 - safeShare)) / 2)
  const inner = side - 2 * margin
  return source
    .flatten({ background: white })
    .resize(inner, inner, { fit: 'contain', background: white })
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background: white })
}

const drawIcon = async ({ icon, side, safeShare }: IconRequest): Promise<Uint8Array> => {
  if (!('colour' in icon)) return (await renderLogo(icon, side, safeShare)).png({ palette: true }).toBuffer()
  return sharp(flag).resize(side).flatten({ background: icon.colour }).png().toBuffer()
}

const answer = async (asked: Asked | AskedPreview | IconRequest): Promise<Answered> => {
  const { id } = asked
  try {
    if ('icon' in asked) return { id, png: await drawIcon(asked) }
    return 'preview' in asked ? { id, jpeg: await drawPreview(asked) } : { id, encoded: await draw(asked) }
  } catch (error) {
    return { id, problem: String(error) }
  }
}

process.on('message', async (asked: Asked | AskedPreview | IconRequest) => {
  process.send?.(await answer(asked))
  // The collector hardly feels buffers, however large: it is asked.
  globalThis.gc?.()
})
// It ends when the server does, however that ends, and not before: Ctrl-C reaches both.
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
