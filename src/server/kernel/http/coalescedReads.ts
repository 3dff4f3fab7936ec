import type { AnyContractRouter } from '@orpc/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { featureOf } from '#contract/api.ts'
import { admitCaller } from '../door.ts'
import { extendSession } from '../identity/sessions.ts'
import type { IncomingCall } from '../incomingCall.ts'
import { endpointsOf, isCoalesced } from '../rules.ts'
import { type CallEndpoint, canonicalQuery } from './cachedReads.ts'
import { sendCached, toCachedResponse } from './cachedResponse.ts'
import type { ResponseCache } from './responseCache.ts'
import type { HttpEnv } from './securityHeaders.ts'

/** Milliseconds for which a built response serves other callers. Short, because a response may depend on the time of day. */
const ageAtMost = 5_000

/**
 * Serves the staff reads that the contract marks as coalesced: each caller is identified, but the response is built
 * once for all staff of a venue. Callers without access, and reads that fail, go on to the door.
 */
export const coalescedReads = (
  contract: AnyContractRouter,
  cache: ResponseCache,
  callEndpoint: CallEndpoint,
  incomingOf: (c: Context<HttpEnv>) => IncomingCall,
): MiddlewareHandler<HttpEnv> => {
  const coalesced = new Map(
    endpointsOf(contract)
      .filter(({ rules }) => isCoalesced(rules))
      .map((found) => [`/api/${found.endpoint.replaceAll('.', '/')}`, found]),
  )
  const build = async (url: URL, incoming: IncomingCall) => {
    const response = await callEndpoint(new Request(url), incoming)
    // The cookie belongs to the caller whose request built the response.
    response.headers.delete('set-cookie')
    const until = new Date(incoming.kernel.now().getTime() + ageAtMost)
    return toCachedResponse(response, until.toISOString(), 'no-store')
  }

  return async (c, next) => {
    const url = new URL(c.req.url)
    const coalescedRead = coalesced.get(url.pathname)
    const query = canonicalQuery(url.searchParams)
    if (!coalescedRead || query === null) return next()
    const { endpoint, rules } = coalescedRead
    const incoming = incomingOf(c)
    const admitted = await admitCaller(incoming, rules, {}).catch(() => null)
    if (!admitted?.venueId) return next()
    const { caller, venueId } = admitted
    void extendSession(incoming.kernel, caller)
    const feature = featureOf(endpoint)
    const key = `${venueId} ${endpoint}?${query}`
    const found = await cache.find({ key, endpoint, venueId, dependsOn: (changed) => changed === feature }, () =>
      build(url, incoming),
    )
    return found.status === 200 ? sendCached(c, found) : next()
  }
}
