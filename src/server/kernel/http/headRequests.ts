import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './securityHeaders.ts'

/** Handles a HEAD request as GET and cancels the body or the event stream of the response. */
export const handleHeadAsGet: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (c.req.method !== 'HEAD') return next()
  const original = c.req.raw
  c.req.raw = new Request(original, { method: 'GET' })
  await next()
  c.req.raw = original
  await c.res.body?.cancel()
  c.env.eventStream?.close()
}
