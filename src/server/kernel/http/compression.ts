import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './securityHeaders.ts'

const compress = promisify(brotliCompress)
/** Bytes; smaller bodies are sent uncompressed. */
const minimumSize = 1024
const textual = /^(text\/(?!event-stream)|application\/(json|javascript|manifest))/

/** The default quality is fast, for responses that are compressed per request; cached bytes use a higher one. */
export const compressBrotli = (bytes: Uint8Array, quality = 4) =>
  compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

export const acceptsBrotli = (acceptEncoding: string | undefined) => /\bbr\b/.test(acceptEncoding ?? '')

export const compressResponses: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next()
  const type = c.res.headers.get('content-type') ?? ''
  if (!textual.test(type) || c.res.headers.has('content-encoding')) return
  if (!c.res.headers.has('vary')) c.res.headers.set('vary', 'accept-encoding')
  if (!acceptsBrotli(c.req.header('accept-encoding'))) return
  const bytes = new Uint8Array(await c.res.arrayBuffer())
  const isSmall = bytes.length < minimumSize
  const headers = new Headers(c.res.headers)
  headers.delete('content-length')
  if (!isSmall) headers.set('content-encoding', 'br')
  const body = isSmall ? bytes : new Uint8Array(await compressBrotli(bytes))
  c.res = new Response(body, { status: c.res.status, headers })
}
