import { createHash, randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Configuration } from '../configuration.ts'

/** Some pages show beside themselves what others see of what they edit: pages of ours, in frames of our own only. */
export interface Framing {
  /** May stand in a frame of ours. */
  framed: boolean
  /** May hold frames of ours. */
  frames: boolean
  /** May hold frames of these hosts, beside those of videos. */
  hosts?: readonly string[]
}

export interface HttpEnv {
  Variables: { requestId: string }
}

/** Where videos are played from: the hosts that contract/kernel/videos.ts makes addresses of. */
const players = 'https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com'

export const freshNonce = () => randomBytes(16).toString('base64')

/** How a page's own style element is known: by a nonce, or by what it says, where the same bytes serve many. */
export const byNonce = (nonce: string) => `'nonce-${nonce}'`
export const byHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What a page may load and from where. */
export const pagePolicy = (ownStyle: string, { framed, frames, hosts = [] }: Framing, devWeb: string | null) => {
  const dev = devWeb ? ` ${devWeb}` : ''
  const devSocket = devWeb ? ` ${devWeb} ${devWeb.replace('http', 'ws')}` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${dev}${devWeb ? ` ${ownStyle}` : ''}`,
    devWeb ? `style-src 'self' 'unsafe-inline'${dev}` : `style-src 'self' ${ownStyle}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${dev}`,
    `font-src 'self'${dev}`,
    `frame-src ${[players, ...hosts].join(' ')}${frames ? " 'self'" : ''}`,
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
/** Answers that are no pages. */
const plainPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The service worker fetches what it keeps. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'"

/** Our workers run WebAssembly, which pages may not. A worker obeys the policy that its own file comes with. */
export const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'"

/** Once seen over https, browsers come over nothing else for a year. */
const httpsOnly = 'max-age=31536000'

/** What every answer carries; a page brings a policy of its own. */
export const safeHeaders = ({ origin }: Pick<Configuration, 'origin'>): Record<string, string> => ({
  'content-security-policy': plainPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  ...(origin.startsWith('https:') ? { 'strict-transport-security': httpsOnly } : {}),
})

export const safetyHeaders = (configuration: Pick<Configuration, 'origin'>) => {
  const always = Object.entries(safeHeaders(configuration))
  const headed: MiddlewareHandler<HttpEnv> = async (c, next) => {
    await next()
    for (const [name, value] of always) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
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
