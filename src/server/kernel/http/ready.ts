import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { brotli, takesBrotli } from './compression.ts'
import type { HttpEnv } from './safety.ts'

/** Paid once per change, saved on every reader. */
const quality = 6
const worthCompressing = 1024

/** An answer that can leave as it is. */
export interface Ready {
  status: number
  headers: Readonly<Record<string, string>>
  /** None on what is not to be kept. */
  etag: string | null
  bytes: Buffer<ArrayBuffer>
  compressed: Buffer<ArrayBuffer> | null
  /** From when on it is wrong even if nothing changes: a menu opens. */
  expires: number
}

/**
 * Makes ready what was answered; `expires` is what whoever made it said of its end. Browsers may store what is public,
 * if they ask whether it still holds.
 */
export const readyOf = async (
  response: Response,
  expires: string | null,
  storing: 'no-cache' | 'no-store' = 'no-cache',
): Promise<Ready> => {
  const { status } = response
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  const kept = status === 200
  const etag =
    kept && storing !== 'no-store' ? `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` : null
  if (kept) Object.assign(headers, { 'cache-control': storing, vary: 'accept-encoding', ...(etag && { etag }) })
  return {
    status,
    headers,
    etag,
    bytes,
    compressed: kept && bytes.length >= worthCompressing ? Buffer.from(await brotli(bytes, quality)) : null,
    expires: Date.parse(expires ?? '') || Number.POSITIVE_INFINITY,
  }
}

const isKnown = ({ etag }: Ready, ifNoneMatch: string | undefined) =>
  !!etag && !!ifNoneMatch && ifNoneMatch.includes(etag.slice(2))

/** Answers within the framework. */
export const reply = (c: Context<HttpEnv>, ready: Ready) => {
  const { status, headers, bytes, compressed } = ready
  if (isKnown(ready, c.req.header('if-none-match'))) {
    const { 'content-type': _, ...rest } = headers
    return new Response(null, { status: 304, headers: rest })
  }
  if (!compressed || !takesBrotli(c.req.header('accept-encoding'))) return new Response(bytes, { status, headers })
  return new Response(compressed, { status, headers: { ...headers, 'content-encoding': 'br' } })
}

interface Heads {
  plain: string[]
  compressed: string[]
  known: string[]
}
const flat = (headers: Record<string, string>) => Object.entries(headers).flat()

/** Sends without a framework. What every answer carries is written once per answer that is kept. */
export const openSending = (always: Readonly<Record<string, string>>) => {
  const heads = new WeakMap<Ready, Heads>()
  const headsOf = (ready: Ready): Heads => {
    const headers = { ...always, ...ready.headers }
    const { 'content-type': _, ...known } = headers
    const length = (bytes: Buffer | null) => ({ 'content-length': String(bytes?.length ?? 0) })
    return {
      plain: flat({ ...headers, ...length(ready.bytes) }),
      compressed: flat({ ...headers, ...length(ready.compressed), 'content-encoding': 'br' }),
      known: flat(known),
    }
  }
  return (ready: Ready, { headers }: IncomingMessage, response: ServerResponse) => {
    const head = heads.get(ready) ?? headsOf(ready)
    heads.set(ready, head)
    if (isKnown(ready, headers['if-none-match'])) response.writeHead(304, head.known).end()
    else if (ready.compressed && takesBrotli(headers['accept-encoding']?.toString()))
      response.writeHead(ready.status, head.compressed).end(ready.compressed)
    else response.writeHead(ready.status, head.plain).end(ready.bytes)
  }
}
