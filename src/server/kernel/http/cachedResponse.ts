import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { acceptsBrotli, compressBrotli } from './compression.ts'
import type { HttpEnv } from './securityHeaders.ts'

/** Brotli quality. A response is compressed once and sent many times, so it may take longer than the default. */
const quality = 6
/** Bytes; smaller responses are sent uncompressed. */
const minimumCompressed = 1024

/** A complete response with its headers, plain and compressed body. */
export interface CachedResponse {
  status: number
  headers: Readonly<Record<string, string>>
  /** Null for errors and for responses that browsers must not store. */
  etag: string | null
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
  const headers = Object.fromEntries(response.headers)
  const isSuccess = status === 200
  const etag =
    isSuccess && cacheControl !== 'no-store'
      ? `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
      : null
  if (isSuccess)
    Object.assign(headers, { 'cache-control': cacheControl, vary: 'accept-encoding', ...(etag && { etag }) })
  return {
    status,
    headers,
    etag,
    bytes,
    compressed:
      isSuccess && bytes.length >= minimumCompressed ? Buffer.from(await compressBrotli(bytes, quality)) : null,
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
  if (!compressed || !acceptsBrotli(c.req.header('accept-encoding'))) return new Response(bytes, { status, headers })
  return new Response(compressed, { status, headers: { ...headers, 'content-encoding': 'br' } })
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
  return (ready: CachedResponse, { headers }: IncomingMessage, response: ServerResponse) => {
    const head = heads.get(ready) ?? headsOf(ready)
    heads.set(ready, head)
    if (isUnmodified(ready, headers['if-none-match'])) response.writeHead(304, head.notModified).end()
    else if (ready.compressed && acceptsBrotli(headers['accept-encoding']?.toString()))
      response.writeHead(ready.status, head.compressed).end(ready.compressed)
    else response.writeHead(ready.status, head.plain).end(ready.bytes)
  }
}
