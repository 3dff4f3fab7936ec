import { randomUUID } from 'node:crypto'
import type { AnyContractRouter } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { type Rules, recognise } from '../door.ts'
import type { Incoming } from '../incoming.ts'
import { endpointsOf } from '../rules.ts'
import { openIntake, tooLarge } from './intake.ts'
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

const megabyte = 1024 * 1024
const usualAtMost = 256 * 1024
/** Milliseconds. */
export const uploadDeadline = 60_000
/** In seconds. */
const comeBackAfter = '3'

/** Says no as the door says it. */
const refused = (c: Context<HttpEnv>, error: unknown) => {
  if (!(error instanceof ORPCError)) throw error
  return c.json(error.toJSON(), error.status as ContentfulStatusCode, { 'cache-control': 'no-store' })
}

/** The same request with its body in memory. Each chunk is freed when it has been read. */
const withBody = (request: Request, chunks: Uint8Array[]) => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = chunks.shift()
      if (next) controller.enqueue(next)
      else controller.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' }
  return new Request(request, init)
}

/**
 * Reads the body of a write into memory, within the size limit of its endpoint. An endpoint with a larger limit than usual
 * refuses callers who may not use it before anything is read.
 */
export const boundedBodies = (
  contract: AnyContractRouter,
  incomingOf: (c: Context<HttpEnv>) => Incoming,
): MiddlewareHandler<HttpEnv> => {
  const large = new Map<string, { rules: Rules; atMost: number }>(
    endpointsOf(contract).flatMap(({ endpoint, rules }) =>
      rules.kind === 'write' && rules.bodyAtMost
        ? [[`/api/${endpoint.replaceAll('.', '/')}`, { rules, atMost: rules.bodyAtMost }]]
        : [],
    ),
  )
  // Two totals: small bodies are read before their sender is known, and must not take the memory of uploads.
  const small = openIntake({ total: 16 * megabyte, deadline: 10_000 })
  const uploads = openIntake({ total: 32 * megabyte, deadline: uploadDeadline })

  const bodyOf = async (c: Context<HttpEnv>) => {
    const { raw } = c.req
    const own = large.get(c.req.path)
    const atMost = own?.atMost ?? usualAtMost
    const declared = raw.headers.has('transfer-encoding') ? null : raw.headers.get('content-length')
    if (Number(declared) > atMost) throw tooLarge()
    if (own) await recognise(incomingOf(c), own.rules, {})
    return (own ? uploads : small).read(raw, atMost)
  }

  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const body = await bodyOf(c).catch((error) => refused(c, error))
    if (body instanceof Response) c.res = body
    else
      try {
        c.req.raw = withBody(c.req.raw, body.chunks)
        await next()
      } finally {
        body.release()
      }
    if (c.res.status === 503) c.res.headers.set('retry-after', comeBackAfter)
  }
}
