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

/** Many screens ask at the same moment: that is all it is for. What depends on the hour is never much older. */
const ageAtMost = 5_000

/**
 * Reads that the contract marks `shared`: each one who asks is recognised, and the answer is made once for all of the
 * venue. Whoever is not let in, or asks what was refused, is answered by the door alone.
 */
export const sharedReads = (
  contract: AnyContractRouter,
  kept: Kept,
  answer: Answer,
  incomingOf: (c: Context<HttpEnv>) => Incoming,
): MiddlewareHandler<HttpEnv> => {
  const shared = new Map(
    endpointsOf(contract)
      .filter(({ rules }) => isShared(rules))
      .map((ruled) => [`/api/${ruled.endpoint.replaceAll('.', '/')}`, ruled]),
  )
  const made = async (address: URL, incoming: Incoming) => {
    const response = await answer(new Request(address), incoming)
    // What a cookie says is between the browser that asked and us.
    response.headers.delete('set-cookie')
    const until = new Date(incoming.kernel.now().getTime() + ageAtMost)
    return readyOf(response, until.toISOString(), 'no-store')
  }

  return async (c, next) => {
    const address = new URL(c.req.url)
    const ruled = shared.get(address.pathname)
    const query = plainQuery(address.searchParams)
    if (!ruled || query === null) return next()
    const { endpoint, rules } = ruled
    const incoming = incomingOf(c)
    const admitted = await recognise(incoming, rules, {}).catch(() => null)
    if (!admitted?.venueId) return next()
    const { caller, venueId } = admitted
    void keepAlive(incoming.kernel, caller)
    const feature = featureOf(endpoint)
    const key = `${venueId} ${endpoint}?${query}`
    const found = await kept.find({ key, venueId, madeOf: (changed) => changed === feature }, () =>
      made(address, incoming),
    )
    return found.status === 200 ? reply(c, found) : next()
  }
}
