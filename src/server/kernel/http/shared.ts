import type { AnyContractRouter } from '@orpc/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { featureOf } from '#contract/api.ts'
import { recognise } from '../door.ts'
import { keepAlive } from '../identity/sessions.ts'
import type { Incoming } from '../incoming.ts'
import { endpointsOf, isShared } from '../rules.ts'
import type { Kept } from './kept.ts'
import { type Answer, plainQuery } from './reads.ts'
import { readyOf, reply } from './ready.ts'
import type { HttpEnv } from './safety.ts'

/** Milliseconds. Short, because only simultaneous requests are to be coalesced and responses may depend on the time. */
const ageAtMost = 5_000

/**
 * Serves the staff reads that the contract marks as coalesced: each caller is identified, but the response is built
 * once for all staff of a venue. Callers without access, and reads that fail, go on to the door.
 */
export const sharedReads = (
  contract: AnyContractRouter,
  cache: Kept,
  callEndpoint: Answer,
  incomingOf: (c: Context<HttpEnv>) => Incoming,
): MiddlewareHandler<HttpEnv> => {
  const coalesced = new Map(
    endpointsOf(contract)
      .filter(({ rules }) => isShared(rules))
      .map((found) => [`/api/${found.endpoint.replaceAll('.', '/')}`, found]),
  )
  const build = async (url: URL, incoming: Incoming) => {
    const response = await callEndpoint(new Request(url), incoming)
    // The cookie belongs to the caller whose request built the response.
    response.headers.delete('set-cookie')
    const until = new Date(incoming.kernel.now().getTime() + ageAtMost)
    return readyOf(response, until.toISOString(), 'no-store')
  }

  return async (c, next) => {
    const url = new URL(c.req.url)
    const coalescedRead = coalesced.get(url.pathname)
    const query = plainQuery(url.searchParams)
    if (!coalescedRead || query === null) return next()
    const { endpoint, rules } = coalescedRead
    const incoming = incomingOf(c)
    const admitted = await recognise(incoming, rules, {}).catch(() => null)
    if (!admitted?.venueId) return next()
    const { caller, venueId } = admitted
    void keepAlive(incoming.kernel, caller)
    const feature = featureOf(endpoint)
    const key = `${venueId} ${endpoint}?${query}`
    const found = await cache.find({ key, venueId, dependsOn: (changed) => changed === feature }, () =>
      build(url, incoming),
    )
    return found.status === 200 ? reply(c, found) : next()
  }
}
