import { createHash, randomFillSync } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Configuration } from '../configuration.ts'
import type { KeyCall } from '../integrations/keyCall.ts'
import type { EventStream } from '../live/events.ts'
import { beforeHydrationScript, schemeScript } from './inlineScripts.ts'

/** Frame rules of a page. Some staff pages show a preview of a public page in a frame. */
export interface FrameRules {
  /** Whether pages of the same origin may show the page in a frame. */
  mayBeFramed: boolean
  /** Whether the page may contain frames with pages of the same origin. */
  mayContainOwnFrames: boolean
  /** Hosts that the page may show in frames, in addition to the video players. */
  hosts?: readonly string[]
}

export interface HttpEnv {
  Bindings: {
    /** Set by the live endpoint: the caller of the app connects it with the response. */
    eventStream?: EventStream | undefined
  }
  Variables: {
    requestId: string
    /** The caller and venue of this request, once they are known. */
    identified?: { kind?: string; venueId?: number | null }
    /** Set if the request presents a valid API key: its cookies, origin and the shared caches are then ignored. */
    keyCall?: KeyCall
    /** The received body of a write. */
    body?: Uint8Array[]
  }
}

/** Origins of the embed URLs that contract/kernel/videos.ts creates. */
const players = 'https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com'

const nonceBytes = 16
/** Random bytes of the next nonces, each used once: to request 16 bytes takes 20 times as long as their share of a large request. */
const randomPool = Buffer.alloc(256 * nonceBytes)
let usedBytes = randomPool.length

export const newNonce = () => {
  if (usedBytes === randomPool.length) {
    randomFillSync(randomPool)
    usedBytes = 0
  }
  usedBytes += nonceBytes
  return randomPool.toString('base64', usedBytes - nonceBytes, usedBytes)
}

/** CSP sources of a page's styles: the hash of its style element, and a nonce for those that its scripts add. */
export const nonceSource = (nonce: string) => `'nonce-${nonce}'`
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const inlineScriptSources = [beforeHydrationScript, schemeScript].map(hashSource).join(' ')

/** Content-security-policy of a page. `devWeb` is the origin of the development server, null in production. */
export const pagePolicy = (
  styleSources: string,
  { mayBeFramed, mayContainOwnFrames, hosts = [] }: FrameRules,
  devWeb: string | null,
) => {
  const dev = devWeb ? ` ${devWeb}` : ''
  const devSocket = devWeb ? ` ${devWeb} ${devWeb.replace('http', 'ws')}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptSources}${dev}${devWeb ? ` ${styleSources}` : ''}`,
    devWeb ? `style-src 'self' 'unsafe-inline'${dev}` : `style-src 'self' ${styleSources}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${dev}`,
    `font-src 'self'${dev}`,
    `frame-src ${[players, ...hosts].join(' ')}${mayContainOwnFrames ? " 'self'" : ''}`,
    `connect-src 'self'${devSocket}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${mayBeFramed ? "'self'" : "'none'"}`,
  ].join('; ')
}

/** Content policy of script, style and font files; shorter than a page's, which saves half a kilobyte per file. */
export const filePolicy = "default-src 'none'"
/** Content policy of all other responses that are not pages. */
const plainPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The service worker fetches the files that it caches. */
export const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'"

/** Workers may run WebAssembly, which pages may not. The policy of a worker is the one in its file's response. */
export const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'"

/** HSTS: browsers use only https for a year, in seconds. */
const httpsOnly = 'max-age=31536000'

/** Headers of every response. A page replaces the content-security-policy with its own. */
export const securityHeaders = ({ origin }: Pick<Configuration, 'origin'>): Record<string, string> => ({
  'content-security-policy': plainPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  ...(origin.startsWith('https:') ? { 'strict-transport-security': httpsOnly } : {}),
})

export const sendSecurityHeaders = (configuration: Pick<Configuration, 'origin'>) => {
  const headers = Object.entries(securityHeaders(configuration))
  const addHeaders: MiddlewareHandler<HttpEnv> = async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
  return addHeaders
}

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** True for the configured origin, and for any loopback name if the server is reachable from this machine only. */
const isOwnOrigin = (pageOrigin: string, host: string | undefined, { origin, onLoopback }: Configuration) => {
  if (pageOrigin === origin) return true
  if (!onLoopback || !URL.canParse(pageOrigin)) return false
  const page = new URL(pageOrigin)
  return loopbackNames.has(page.hostname) && page.host === host
}

/**
 * Refuses writes that pages of other origins have sent (CSRF). Browsers always send the Origin header with a write, so
 * a write without it is refused too.
 */
export const requireSameOrigin =
  (configuration: Configuration): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    // A page of another origin cannot send the header of an API key: its browser sends a preflight request first, which is not
    // allowed.
    if (!writes.has(c.req.method) || c.get('keyCall')) return next()
    const site = c.req.header('sec-fetch-site')
    const isOwn = isOwnOrigin(c.req.header('origin') ?? '', c.req.header('host'), configuration)
    if (isOwn && (site === undefined || site === 'same-origin')) return next()
    return c.json({ code: 'FORBIDDEN', status: 403, message: 'Writes are accepted from our own pages only.' }, 403)
  }
