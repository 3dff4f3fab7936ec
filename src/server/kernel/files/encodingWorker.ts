// Program of a separate process, which encoding.ts starts. Uploads are decoded here only, so that a crash or an exploit
// does not reach the server.
import sharp, { type Metadata } from 'sharp'
import { whiteFlagSvg } from './flag.ts'

export interface EncodedPicture {
  width: number
  height: number
  blur: string
  sizes: { width: number; bytes: Uint8Array }[]
}

export interface EncodeRequest {
  id: number
  upload: Uint8Array
  /** Maximum width and height in pixels. */
  widest: number
}
/** Request for a JPEG preview of a stored picture; messengers show neither WebP nor large files in link previews. */
export interface PreviewRequest {
  id: number
  preview: Uint8Array
}
/** Request for an app icon as PNG: a stored logo, or the flag on a colour. */
export interface IconRequest {
  id: number
  icon: Uint8Array | { colour: string }
  /** Width and height in pixels. */
  side: number
  /** Share of the side that no phone cuts off, whatever shape it gives the icon. */
  safeShare: number
}
export type EncodeResult = { id: number } & (
  | { encoded: EncodedPicture }
  | { jpeg: Uint8Array }
  | { png: Uint8Array }
  | { problem: string }
)

const widths = [320, 640, 1280]
/** Limits against decompression bombs: small files that claim to be huge pictures are refused before decoding. */
const pixelsAtMost = 50_000_000
const bytesHeldAtMost = 100_000_000
const secondsAtMost = 20

sharp.concurrency(1)
sharp.cache(false)
// The flag is rendered before the SVG parser is blocked for uploads.
const flag = await sharp(Buffer.from(whiteFlagSvg)).png().toBuffer()
// All parsers are blocked except those of the three accepted formats, because each one could be attacked.
sharp.block({ operation: ['VipsForeignLoad'] })
for (const format of ['Jpeg', 'Png', 'Webp']) sharp.unblock({ operation: [`VipsForeignLoad${format}Buffer`] })

/** Memory for decoding, in bytes: a progressive picture is held completely, others are decoded row by row. */
const bytesHeld = ({ isProgressive, width, height, format, channels, depth, chromaSubsampling }: Metadata) => {
  if (!isProgressive) return 0
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels
  const isDeep = format === 'jpeg' || depth !== 'uchar'
  return width * height * samples * (isDeep ? 2 : 1)
}

/**
 * Encodes a picture in several widths. Metadata such as the location, appended bytes and further frames are dropped.
 */
const encode = async ({ upload, widest }: EncodeRequest): Promise<EncodedPicture> => {
  const source = sharp(upload, { limitInputPixels: pixelsAtMost, failOn: 'error', pages: 1 })
  if (bytesHeld(await source.metadata()) > bytesHeldAtMost) throw new Error('needs too much memory')
  const { data, info } = await source
    .timeout({ seconds: secondsAtMost })
    .autoOrient()
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const resize = (newWidth: number) => sharp(data, { raw: { width, height, channels } }).resize({ width: newWidth })
  const encodeSize = async (newWidth: number) => ({
    width: newWidth,
    // Effort 2 takes half the time of the default and produces 7 % more bytes.
    bytes: await resize(newWidth).webp({ quality: 78, effort: 2 }).toBuffer(),
  })
  const sizes = await Promise.all([...widths.filter((w) => w < width), width].map(encodeSize))
  const blur = await resize(16).webp({ quality: 30, alphaQuality: 0 }).toBuffer()
  return { width, height, sizes, blur: `data:image/webp;base64,${blur.toString('base64')}` }
}

/** Bytes; messengers do not show larger previews. */
const previewAtMost = 290_000
const previewWidth = 1200

const renderPreview = async ({ preview }: PreviewRequest): Promise<Uint8Array> => {
  for (const quality of [82, 68, 52, 36]) {
    const jpeg = await sharp(preview, { limitInputPixels: pixelsAtMost })
      .timeout({ seconds: secondsAtMost })
      .resize({ width: previewWidth, height: previewWidth, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#FFFFFF' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (jpeg.length < previewAtMost) return jpeg
  }
  throw new Error('preview too large')
}

const white = '#FFFFFF'
/**
 * A logo with this aspect ratio or a larger one, or with transparency, is shown whole on white. Others are cropped to the square,
 * as in the back-office.
 */
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

const renderIcon = async ({ icon, side, safeShare }: IconRequest): Promise<Uint8Array> => {
  if (!('colour' in icon)) return (await renderLogo(icon, side, safeShare)).png({ palette: true }).toBuffer()
  return sharp(flag).resize(side).flatten({ background: icon.colour }).png().toBuffer()
}

const handle = async (request: EncodeRequest | PreviewRequest | IconRequest): Promise<EncodeResult> => {
  const { id } = request
  try {
    if ('icon' in request) return { id, png: await renderIcon(request) }
    return 'preview' in request ? { id, jpeg: await renderPreview(request) } : { id, encoded: await encode(request) }
  } catch (error) {
    return { id, problem: String(error) }
  }
}

process.on('message', async (request: EncodeRequest | PreviewRequest | IconRequest) => {
  process.send?.(await handle(request))
  // V8 does not count the memory of buffers towards garbage collection, so it is started here.
  globalThis.gc?.()
})
// The process ends when the server's process ends. Signals are ignored, because Ctrl-C reaches both processes.
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
