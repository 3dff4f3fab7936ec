import sharp from 'sharp'

/** One picture at a time per core: a decoded photo takes a hundred megabytes. */
sharp.concurrency(1)
sharp.cache(false)

const widths = [320, 640, 1280, 1920]
const formats = new Set(['jpeg', 'png', 'webp'])
/** A bomb is a small file that claims to be a huge picture: refused before it is decoded. */
const pixelsAtMost = 50_000_000

export class NotAPicture extends Error {}

export interface Encoded {
  width: number
  height: number
  blur: string
  sizes: { width: number; bytes: Buffer }[]
}

/** Draws the picture anew in several widths. Whatever else the upload held (location, scripts, frames) stays behind. */
export const encodePicture = async (upload: Uint8Array): Promise<Encoded> => {
  try {
    const source = sharp(upload, { limitInputPixels: pixelsAtMost, failOn: 'error', pages: 1 })
    const { format } = await source.metadata()
    if (!format || !formats.has(format)) throw new NotAPicture(`format ${format}`)
    const largest = await source
      .autoOrient()
      .resize({ width: Math.max(...widths), height: Math.max(...widths), fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = largest.info
    const resized = (to: number) => sharp(largest.data).resize({ width: to, withoutEnlargement: true })
    const wanted = [...widths.filter((w) => w < width), width]
    const sizes: Encoded['sizes'] = []
    for (const to of wanted) sizes.push({ width: to, bytes: await resized(to).webp({ quality: 78 }).toBuffer() })
    const blur = await resized(16).webp({ quality: 30, alphaQuality: 0 }).toBuffer()
    return { width, height, sizes, blur: `data:image/webp;base64,${blur.toString('base64')}` }
  } catch (error) {
    throw error instanceof NotAPicture ? error : new NotAPicture(String(error))
  }
}
