import { randomUUID } from 'node:crypto'
import type { AnyContractRouter } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { admitCaller, type EndpointRules } from '../admission.ts'
import type { IncomingCall } from '../incomingCall.ts'
import type { Kernel } from '../kernel.ts'
import { tracing } from '../monitoring/tracing.ts'
import { endpointsOf } from '../rules.ts'
import { openBody } from './endpointRequests.ts'
import { addressOf } from './incomingCallOf.ts'
import { bodyTooLargeError, openBodyIntake } from './intake.ts'
import type { RequestRecord } from './requestRecords.ts'
import type { HttpEnv } from './securityHeaders.ts'

const pathOf = (endpoint: string) => `/api/${endpoint.replaceAll('.', '/')}`

/**
 * Assigns an id to each request, which is in the log, in the response's header and in the error that people see, and
 * passes a record of the finished request to the log, the metrics and the traces.
 */
export const assignRequestId = (
  kernel: Pick<Kernel, 'configuration' | 'requestObservers'>,
  contract: AnyContractRouter,
): MiddlewareHandler<HttpEnv> => {
  const { configuration, requestObservers } = kernel
  const endpoints = new Map(endpointsOf(contract).map(({ endpoint }) => [pathOf(endpoint), endpoint]))
  const recordOf = (c: Context<HttpEnv>, started: number): RequestRecord => {
    const { kind, venueId } = c.get('identified') ?? {}
    return {
      requestId: c.get('requestId'),
      method: c.req.method,
      endpoint: endpoints.get(c.req.path) ?? routePath(c),
      status: c.res.status,
      ms: performance.now() - started,
      address: addressOf(c, configuration),
      venueId,
      caller: kind,
    }
  }
  return async (c, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    c.set('requestId', requestId)
    const { current } = tracing
    if (current) await current.request(c.req.raw.headers, next, () => recordOf(c, started))
    else await next()
    c.res.headers.set('x-request-id', requestId)
    if (requestObservers.length === 0) return
    const record = recordOf(c, started)
    for (const observe of requestObservers) observe(record)
  }
}

const megabyte = 1024 * 1024
/** Maximum size of a body in bytes, unless the endpoint allows more. */
const defaultAtMost = 256 * 1024
/** Milliseconds in which an upload must arrive. */
export const uploadDeadline = 60_000
/** Seconds, for the Retry-After header. */
const retryAfter = '3'

/** Converts an error of reading a body to a response in the door's format. */
const toErrorResponse = (c: Context<HttpEnv>, error: unknown) => {
  if (!(error instanceof ORPCError)) throw error
  return c.json(error.toJSON(), error.status as ContentfulStatusCode, { 'cache-control': 'no-store' })
}

/**
 * Reads the body of a write into memory, up to the size limit of its endpoint. For an endpoint with a larger limit than
 * the default, the caller is checked before the body is read.
 */
export const readBoundedBodies = (
  contract: AnyContractRouter,
  incomingOf: (c: Context<HttpEnv>) => IncomingCall,
): MiddlewareHandler<HttpEnv> => {
  const large = new Map<string, { rules: EndpointRules; atMost: number }>(
    endpointsOf(contract).flatMap(({ endpoint, rules }) =>
      rules.kind === 'write' && rules.maxBodyBytes ? [[pathOf(endpoint), { rules, atMost: rules.maxBodyBytes }]] : [],
    ),
  )
  // Separate totals, because small bodies are read before the caller is checked and must not block uploads.
  const small = openBodyIntake({ total: 16 * megabyte, deadline: 10_000 })
  const uploads = openBodyIntake({ total: 32 * megabyte, deadline: uploadDeadline })

  const readBody = async (c: Context<HttpEnv>) => {
    const { raw } = c.req
    const largeEndpoint = large.get(c.req.path)
    const atMost = largeEndpoint?.atMost ?? defaultAtMost
    const declared = raw.headers.has('transfer-encoding') ? null : raw.headers.get('content-length')
    if (Number(declared) > atMost) throw bodyTooLargeError()
    if (largeEndpoint) await admitCaller(incomingOf(c), largeEndpoint.rules, {})
    return (largeEndpoint ? uploads : small).read(openBody(c), atMost)
  }

  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const body = await readBody(c).catch((error) => toErrorResponse(c, error))
    if (body instanceof Response) c.res = body
    else
      try {
        c.set('body', body.chunks)
        await next()
      } finally {
        body.release()
      }
    if (c.res.status === 503) c.res.headers.set('retry-after', retryAfter)
  }
}
