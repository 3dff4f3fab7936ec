import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { HttpEnv } from './safety.ts'

/** Every request has a number: in the log, in the answer, and in the sentence a person reads when something broke. */
export const numbered =
  (log: Logger): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('x-request-id', requestId)
    const ms = Math.round(performance.now() - started)
    log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
  }

const tooLarge = { code: 'PAYLOAD_TOO_LARGE', status: 413, message: 'The request is too large.' }
const limited = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => c.json(tooLarge, 413) })
const text = limited(256 * 1024)
const picture = limited(15 * 1024 * 1024)
/** A whole spreadsheet as text. */
const sheet = limited(8 * 1024 * 1024)
const isSheet = /^\/api\/\w+\/\w+\/(check|apply|preview)?[iI]mport$/

export const boundedBody: MiddlewareHandler<HttpEnv> = (c, next) => {
  if (c.req.path === '/api/kernel/files/upload') return picture(c, next)
  return isSheet.test(c.req.path) ? sheet(c, next) : text(c, next)
}
