import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './safety.ts'

/** HEAD is answered by what answers GET; the body, which nobody will read, is given up at once. */
export const headAsGet: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (c.req.method !== 'HEAD') return next()
  const asked = c.req.raw
  c.req.raw = new Request(asked, { method: 'GET' })
  await next()
  c.req.raw = asked
  await c.res.body?.cancel()
}
