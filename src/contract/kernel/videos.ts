import * as z from 'zod'
import { type AllowedHosts, convertAllowedUrl } from './allowedHosts.ts'

const token = /^[\w-]{3,20}$/
const youtube = (host: string, id: string | null | undefined) =>
  id && token.test(id) ? `https://${host}/embed/${id}` : null
const vimeo = (id: string | undefined) => (id && /^\d{3,12}$/.test(id) ? `https://player.vimeo.com/video/${id}` : null)

const shown = new Set(['embed', 'shorts', 'live'])
const ofYoutube = (host: string) => (url: URL) => {
  const [, first = '', id] = url.pathname.split('/')
  return youtube(host, first === 'watch' ? url.searchParams.get('v') : shown.has(first) ? id : null)
}

const main = ofYoutube('www.youtube.com')
const withoutCookies = ofYoutube('www.youtube-nocookie.com')
const hosts: AllowedHosts = new Map([
  ['youtube.com', main],
  ['www.youtube.com', main],
  ['m.youtube.com', main],
  ['youtu.be', (url) => youtube('www.youtube.com', url.pathname.split('/')[1])],
  ['youtube-nocookie.com', withoutCookies],
  ['www.youtube-nocookie.com', withoutCookies],
  ['vimeo.com', (url) => vimeo(url.pathname.split('/')[1])],
  ['www.vimeo.com', (url) => vimeo(url.pathname.split('/')[1])],
  ['player.vimeo.com', (url) => vimeo(url.pathname.split('/')[2])],
])

/**
 * The embedded player's URL for a typed video URL; null if the host is not allowed. It is built from the video's id alone,
 * so that nothing else of the typed text is used.
 */
export const embedUrlOf = (typed: string): string | null => convertAllowedUrl(typed, hosts)

/** A video's URL, converted to its embedded player: 'watch?v=' becomes 'embed/'. */
export const VideoUrl = z
  .string()
  .trim()
  .max(500)
  .meta({ examples: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ'] })
  .transform((typed, context) => {
    const embed = embedUrlOf(typed)
    if (embed) return embed
    context.addIssue({ code: 'custom', message: 'not a video of an allowed host' })
    return z.NEVER
  })
