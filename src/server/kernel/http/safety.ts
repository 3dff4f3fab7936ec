import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Configuration } from '../configuration.ts'

/** Some pages show beside themselves what others see of what they edit: pages of ours, in frames of our own only. */
interface Framing {
  /** May stand in a frame of ours. */
  framed: boolean
  /** May hold frames of ours. */
  frames: boolean
}

export interface HttpEnv {
  Variables: { requestId: string; nonce: string; framing?: Framing }
}

/** Where videos are played from: the hosts that contract/kernel/videos.ts makes addresses of. */
const players = 'https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com'

/** What a page may load and from where. Pages carry a nonce for the one style element that holds the venue's colours. */
const policy = (nonce: string, { framed, frames }: Framing, devWeb: string | null) => {
  const dev = devWeb ? ` ${devWeb}` : ''
  const devSocket = devWeb ? ` ${devWeb} ${devWeb.replace('http', 'ws')}` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${dev}${devWeb ? ` 'nonce-${nonce}'` : ''}`,
    devWeb ? `style-src 'self' 'unsafe-inline'${dev}` : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${dev}`,
    `font-src 'self'${dev}`,
    `frame-src ${players}${frames ? " 'self'" : ''}`,
    `connect-src 'self'${devSocket}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ')
}

/** A file of a page has none of its own: the short one spares a slow phone half a kilobyte for each. */
export const filePolicy = "default-src 'none'"

/** Our workers run WebAssembly, which pages may not. A worker obeys the policy that its own file comes with. */
export const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'"

/** Once seen over https, browsers come over nothing else for a year. */
const httpsOnly = 'max-age=31536000'

export const safetyHeaders = ({ devWeb, origin }: Pick<Configuration, 'devWeb' | 'origin'>) => {
  const overHttps = origin.startsWith('https:')
  const headed: MiddlewareHandler<HttpEnv> = async (c, next) => {
    const nonce = randomBytes(16).toString('base64')
    c.set('nonce', nonce)
    await next()
    const { headers } = c.res
    const framing = c.get('framing') ?? { framed: false, frames: false }
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy(nonce, framing, devWeb))
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'same-origin')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()')
    if (overHttps) headers.set('strict-transport-security', httpsOnly)
  }
  return headed
}

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Our public address; and, where only this machine can reach us, whatever loopback name the person typed. */
const isOurs = (from: string, host: string | undefined, { origin, onLoopback }: Configuration) => {
  if (from === origin) return true
  if (!onLoopback || !URL.canParse(from)) return false
  const page = new URL(from)
  return loopbackNames.has(page.hostname) && page.host === host
}

/**
 * A write must come from one of our own pages. Browsers always say where a write comes from,
 * so one that does not say is refused as well.
 */
export const ownPagesOnly =
  (configuration: Configuration): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    if (!writes.has(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    const ours = isOurs(c.req.header('origin') ?? '', c.req.header('host'), configuration)
    if (ours && (site === undefined || site === 'same-origin')) return next()
    return c.json({ code: 'FORBIDDEN', status: 403, message: 'Writes are accepted from our own pages only.' }, 403)
  }
