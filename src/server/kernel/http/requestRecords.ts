import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration.ts'
import { clientAddress } from './clientAddress.ts'

/** A finished request, as the log and the metrics see it. It contains no URL, because URLs may contain secrets and names. */
export interface RequestRecord {
  /** Undefined for a response from the cache that was sent before the request got an id. */
  requestId?: string | undefined
  method: string
  /** Name of the endpoint, such as 'club.posts.list', or the pattern of the path, such as '/fichas/:idPerson'. */
  endpoint: string
  status: number
  /** Milliseconds until the response's headers. */
  ms: number
  address: string
  venueId?: number | null | undefined
  /** Kind of caller; undefined if nobody was identified. */
  caller?: string | undefined
  cached?: true | undefined
}

export type RequestObserver = (record: RequestRecord) => void

/** Logs one line per request. */
export const logRequests =
  (log: Logger): RequestObserver =>
  ({ venueId, ...record }) =>
    log.info({ ...record, venue: venueId ?? undefined, ms: Math.round(record.ms * 10) / 10 }, 'request')

interface Recording {
  configuration: Pick<Configuration, 'trustedProxies'>
  requestObservers: readonly RequestObserver[]
}

/** Records a response that the cache has sent before the framework saw the request. */
export const recordCachedResponse =
  ({ configuration, requestObservers }: Recording) =>
  (endpoint: string, venueId: number, request: IncomingMessage, response: ServerResponse) => {
    if (requestObservers.length === 0) return
    const { method = 'GET', socket, headers } = request
    const forwarded = headers['x-forwarded-for']?.toString()
    const address = clientAddress(socket.remoteAddress ?? '', forwarded, configuration.trustedProxies)
    const record = { method, endpoint, status: response.statusCode, ms: 0, address, venueId, cached: true as const }
    for (const observe of requestObservers) observe(record)
  }
