import type { RenderedPage } from '#contract/rendering.ts'
import { type FileStore, isStoreName } from './kernel/files/store.ts'
import { withTimeout } from './kernel/withTimeout.ts'

/**
 * Bytes of all inlined pictures of a page, which delay the text behind them. 96 kB take 0.53 s with 1.44 Mbit/s, less than the round
 * trip of 0.56 s that a picture of its own file needs on such a network.
 */
const maxBytes = 96_000
/** Milliseconds after which a page is sent without its pictures, for example because an S3 server is slow. */
const maxWait = 300
/** Device pixels per CSS unit on a phone of 390 CSS pixels with three device pixels each. */
const pixelsPer = { vw: 390 * 0.03, px: 3 }

const imagePreload = /<link rel="preload" as="image" imageSrcSet="([^"]*)" imageSizes="([^"]*)"[^>]*>/g
/** The first length in a `sizes` attribute, which is the one for dense displays. */
const firstLength = /(?:^|\) )([\d.]+)(vw|px)/

/** The candidate of a `srcset` that phones pick: the smallest file with enough pixels, or the largest. */
const candidateForPhones = (srcSet: string, sizes: string) => {
  const [, length, unit] = firstLength.exec(sizes) ?? []
  const pixels = Number(length) * pixelsPer[unit === 'vw' ? 'vw' : 'px']
  const candidates = srcSet.split(', ')
  return candidates.find((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]) >= pixels) ?? candidates.at(-1)
}

/**
 * Puts the bytes of the pictures that a phone shows first into the HTML, where they need no second round trip
 * (docs/decisions/0141). Each replaces only the candidate that phones pick, so wide displays request a larger file. A picture
 * that cannot be read in time, or exceeds the limit, stays a URL with its preload link.
 */
export const inlinePictures = async (rendered: RenderedPage, store: Pick<FileStore, 'get'>): Promise<RenderedPage> => {
  const pictures = await Promise.all(
    Array.from(rendered.preloads.matchAll(imagePreload), async ([link, srcSet = '', sizes = '']) => {
      const candidate = candidateForPhones(srcSet, sizes) ?? ''
      const [url = '', descriptor = ''] = candidate.split(' ')
      const name = url.replace('/files/', '')
      const bytes = isStoreName('size', name) && (await withTimeout(maxWait, store.get(name)).catch(() => null))
      return { link, srcSet, sizes, candidate, descriptor, bytes }
    }),
  )
  let { html, preloads } = rendered
  let total = 0
  for (const { link, srcSet, sizes, candidate, descriptor, bytes } of pictures) {
    if (!bytes || total + bytes.length > maxBytes) continue
    total += bytes.length
    const inlined = srcSet.replace(candidate, `data:image/webp;base64,${bytes.toString('base64')} ${descriptor}`)
    html = html.replace(`srcSet="${srcSet}" sizes="${sizes}"`, `srcSet="${inlined}" sizes="${sizes}"`)
    preloads = preloads.replace(link, '')
  }
  return { ...rendered, html, preloads }
}
