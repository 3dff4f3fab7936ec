import type { AnyContractRouter } from '@orpc/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { featureOf, type Lookup } from '#contract/api.ts'
import { VenueId } from '#contract/kernel/values.ts'
import type { IncomingCall } from '../incomingCall.ts'
import { endpointsOf, isCached } from '../rules.ts'
import { sendCached, toCachedResponse } from './cachedResponse.ts'
import { type EndpointRequest, nodeRequestOf, toReadRequest } from './endpointRequests.ts'
import type { ResponseCache } from './responseCache.ts'
import type { HttpEnv } from './securityHeaders.ts'

/** Calls an endpoint through the door. */
export type CallEndpoint = (request: EndpointRequest, incoming: IncomingCall) => Promise<Response>

/** Serves the public reads that the contract marks as cached. */
export const cachedReads = (contract: AnyContractRouter, cache: ResponseCache, callEndpoint: CallEndpoint) => {
  const endpoints = new Map<string, string>()
  for (const { endpoint, rules } of endpointsOf(contract))
    if (isCached(rules)) endpoints.set(`/api/${endpoint.replaceAll('.', '/')}`, endpoint)

  /** Finds or builds the response to a cached read. Null if the endpoint is not cached or the query not canonical. */
  const find = (url: URL, incoming: IncomingCall, rawUrl?: string) => {
    const endpoint = endpoints.get(url.pathname)
    const venueQuery = endpoint && parseVenueQuery(url.searchParams)
    if (!venueQuery) return null
    const feature = featureOf(endpoint)
    const request = {
      key: `${endpoint}?${venueQuery.query}`,
      endpoint,
      venueId: venueQuery.venueId,
      dependsOn: (changed: string) => changed === feature,
      rawUrl,
    }
    return cache.find(request, async () => {
      // Without cookies the response is a visitor's, so that it contains nothing of the caller who happens to be first.
      const asVisitor = { ...incoming, cookies: {}, reply: new Headers() }
      const response = await callEndpoint(toReadRequest(url), asVisitor)
      return toCachedResponse(response, asVisitor.reply.get('expires'))
    })
  }

  return {
    /**
     * Returns the response to a read that the server makes itself for a page, as a visitor and through the cache. Returns
     * null if the endpoint is not cached or the input has no valid venue.
     */
    read: (lookup: Lookup, incoming: IncomingCall) => find(urlOfLookup(lookup, incoming), incoming),
    /** Serves cached endpoints; all other requests go on to the door. */
    middleware:
      (incomingOf: (c: Context<HttpEnv>) => IncomingCall): MiddlewareHandler<HttpEnv> =>
      async (c, next) => {
        const found = c.get('keyCall') ? null : find(new URL(c.req.url), incomingOf(c), nodeRequestOf(c)?.url)
        return found ? sendCached(c, await found) : next()
      },
  }
}

/** The URL under which a browser would make this read. */
export const urlOfLookup = ({ endpoint, input }: Lookup, { kernel }: IncomingCall) => {
  const url = new URL(`/api/${endpoint.replaceAll('.', '/')}`, kernel.configuration.origin)
  for (const [name, value] of Object.entries(input ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return url
}

/** Sorts the query by name and returns it as a cache key. Null if a name is repeated or not a plain word. */
export const canonicalQuery = (query: URLSearchParams) => {
  const names = [...query.keys()]
  if (!names.every((name) => /^\w+$/.test(name)) || new Set(names).size < names.length) return null
  query.sort()
  return query.toString()
}

/** Parses the query of a cached read. Null if the query is not canonical or contains no valid venue. */
const parseVenueQuery = (searchParams: URLSearchParams) => {
  const query = canonicalQuery(searchParams)
  const venue = searchParams.get('venue') ?? ''
  const venueId = /^[1-9]\d*$/.test(venue) && VenueId.safeParse(Number(venue)).data
  return query !== null && venueId ? { venueId, query } : null
}
