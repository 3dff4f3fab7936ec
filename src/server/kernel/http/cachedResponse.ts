import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { acceptsBrotli, compressBrotli } from './compression.ts'
import { compressUntil, nonceOf, nonceReplacer } from './responseNonce.ts'
import type { HttpEnv } from './securityHeaders.ts'

/** Brotli quality. A response is compressed once and sent many times, so it may take longer than the default. */
const quality = 6
/** Bytes; smaller responses are sent uncompressed. */
const minimumCompressed = 1024
const policyHeader = 'content-security-policy'

/** A complete response with its headers, plain and compressed body. */
export interface CachedResponse {
  status: number
  headers: Readonly<Record<string, string>>
  /** Null for errors, for responses that browsers must not store, and for pages with a nonce, which differ each time. */
  etag: string | null
  /** Replaces the nonce of a page in its policy and body; null if the page has none. */
  renewNonce: ReturnType<typeof nonceReplacer> | null
  bytes: Buffer<ArrayBuffer>
  compressed: Buffer<ArrayBuffer> | null
  /** Time in ms at which the response becomes wrong even without a change, for example because a menu opens. */
  expires: number
}

/**
 * Reads and compresses a response for the cache. `expires` is the handler's date at which it becomes wrong. With the
 * default 'no-cache' browsers may store it, but must revalidate it.
 */
export const toCachedResponse = async (
  response: Response,
  expires: string | null,
  cacheControl: 'no-cache' | 'no-store' = 'no-cache',
): Promise<CachedResponse> => {
  const { status } = response
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = Object.fromEntries(response.headers)
  const { [policyHeader]: policy = '' } = headers
  const nonce = nonceOf(policy)
  const isSuccess = status === 200
  const etag =
    isSuccess && cacheControl !== 'no-store' && !nonce
      ? `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
      : null
  if (isSuccess) Object.assign(headers, { vary: 'accept-encoding', ...(etag && { etag }) })
  // A page with a nonce keeps its own 'private': a proxy must not send the same nonce twice.
  if (isSuccess && !nonce) headers['cache-control'] = cacheControl
  const compress = async () =>
    nonce ? compressUntil(bytes, bytes.lastIndexOf(nonce), quality) : Buffer.from(await compressBrotli(bytes, quality))
  return {
    status,
    headers,
    etag,
    renewNonce: nonce ? nonceReplacer(nonce, policy) : null,
    bytes,
    compressed: isSuccess && bytes.length >= minimumCompressed ? await compress() : null,
    expires: Date.parse(expires ?? '') || Number.POSITIVE_INFINITY,
  }
}

const isUnmodified = ({ etag }: CachedResponse, ifNoneMatch: string | undefined) =>
  !!etag && !!ifNoneMatch && ifNoneMatch.includes(etag.slice(2))

/** Sends a cached response through the framework. */
export const sendCached = (c: Context<HttpEnv>, ready: CachedResponse) => {
  const { status, headers, bytes, compressed } = ready
  if (isUnmodified(ready, c.req.header('if-none-match'))) {
    const { 'content-type': _, ...rest } = headers
    return new Response(null, { status: 304, headers: rest })
  }
  const renewed = ready.renewNonce?.()
  const isCompressed = compressed !== null && acceptsBrotli(c.req.header('accept-encoding'))
  const body = isCompressed ? compressed : bytes
  return new Response(renewed ? renewed.replaceIn(body) : body, {
    status,
    headers: {
      ...headers,
      ...(renewed && { [policyHeader]: renewed.policy }),
      ...(isCompressed && { 'content-encoding': 'br' }),
    },
  })
}

/** Flat lists of header names and values, as `writeHead` takes them. */
interface ResponseHeads {
  plain: string[]
  compressed: string[]
  notModified: string[]
}
const flat = (headers: Record<string, string>) => Object.entries(headers).flat()

/** Sends cached responses without the framework. The headers are built once per response. */
export const openRawSender = (commonHeaders: Readonly<Record<string, string>>) => {
  const heads = new WeakMap<CachedResponse, ResponseHeads>()
  const headsOf = (ready: CachedResponse): ResponseHeads => {
    const headers = { ...commonHeaders, ...ready.headers }
    const { 'content-type': _, ...withoutType } = headers
    const length = (bytes: Buffer | null) => ({ 'content-length': String(bytes?.length ?? 0) })
    return {
      plain: flat({ ...headers, ...length(ready.bytes) }),
      compressed: flat({ ...headers, ...length(ready.compressed), 'content-encoding': 'br' }),
      notModified: flat(withoutType),
    }
  }
  const send = (response: ServerResponse, ready: CachedResponse, head: string[], body: Buffer<ArrayBuffer>) => {
    const renewed = ready.renewNonce?.()
    if (!renewed) return response.writeHead(ready.status, head).end(body)
    const ownHead = head.with(head.indexOf(policyHeader) + 1, renewed.policy)
    response.writeHead(ready.status, ownHead).end(renewed.replaceIn(body))
  }
  return (ready: CachedResponse, { headers }: IncomingMessage, response: ServerResponse) => {
    const head = heads.get(ready) ?? headsOf(ready)
    heads.set(ready, head)
    if (isUnmodified(ready, headers['if-none-match'])) response.writeHead(304, head.notModified).end()
    else if (ready.compressed && acceptsBrotli(headers['accept-encoding']?.toString()))
      send(response, ready, head.compressed, ready.compressed)
    else send(response, ready, head.plain, ready.bytes)
  }
}
