import type { AnyContractRouter } from '@orpc/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { featureOf, type Lookup } from '#contract/api.ts'
import { admitCaller } from '../admission.ts'
import { extendSession } from '../identity/sessions.ts'
import type { IncomingCall } from '../incomingCall.ts'
import { endpointsOf, isCoalesced } from '../rules.ts'
import { type CallEndpoint, canonicalQuery, urlOfLookup } from './cachedReads.ts'
import { sendCached, toCachedResponse } from './cachedResponse.ts'
import { toReadRequest } from './endpointRequests.ts'
import type { ResponseCache } from './responseCache.ts'
import type { HttpEnv } from './securityHeaders.ts'

/** Milliseconds for which a built response serves other callers. Short, because a response may depend on the time of day. */
const ageAtMost = 5_000

/**
 * Serves the staff reads that the contract marks as coalesced: each caller is identified, but the response is built
 * once for all staff of a venue, or of one role. Callers without access, and reads that fail, go on to the door.
 */
export const coalescedReads = (contract: AnyContractRouter, cache: ResponseCache, callEndpoint: CallEndpoint) => {
  const coalesced = new Map(
    endpointsOf(contract)
      .filter(({ rules }) => isCoalesced(rules))
      .map((found) => [`/api/${found.endpoint.replaceAll('.', '/')}`, found]),
  )
  const build = async (url: URL, incoming: IncomingCall) => {
    const response = await callEndpoint(toReadRequest(url), incoming)
    // The cookie belongs to the caller whose request built the response.
    response.headers.delete('set-cookie')
    const until = new Date(incoming.kernel.now().getTime() + ageAtMost)
    return toCachedResponse(response, until.toISOString(), 'no-store')
  }

  /** Finds or builds the response. Null if the read is not coalesced, fails, or the caller has no access. */
  const find = async (url: URL, incoming: IncomingCall) => {
    const coalescedRead = coalesced.get(url.pathname)
    const query = canonicalQuery(url.searchParams)
    if (!coalescedRead || query === null) return null
    const { endpoint, rules } = coalescedRead
    const admitted = await admitCaller(incoming, rules, {}).catch(() => null)
    if (!admitted?.venueId) return null
    const { caller, venueId } = admitted
    void extendSession(incoming.kernel, caller)
    const feature = featureOf(endpoint)
    const sharedBy = rules.kind === 'read' && rules.coalesced === 'perRole' ? caller.role : 'staff'
    const key = `${venueId} ${sharedBy} ${endpoint}?${query}`
    const found = await cache.find({ key, endpoint, venueId, dependsOn: (changed) => changed === feature }, () =>
      build(url, incoming),
    )
    return found.status === 200 ? found : null
  }

  return {
    /** Returns the response to a read that the server makes for a page of the caller. */
    read: (lookup: Lookup, incoming: IncomingCall) => find(urlOfLookup(lookup, incoming), { ...incoming }),
    middleware:
      (incomingOf: (c: Context<HttpEnv>) => IncomingCall): MiddlewareHandler<HttpEnv> =>
      async (c, next) => {
        const found = c.get('keyCall') ? null : await find(new URL(c.req.url), incomingOf(c))
        return found ? sendCached(c, found) : next()
      },
  }
}
