import type { IncomingMessage } from 'node:http'
import type { AnyContractRouter } from '@orpc/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { featureOf, type Lookup } from '#contract/api.ts'
import { VenueId } from '#contract/kernel/values.ts'
import type { Incoming } from '../incoming.ts'
import { endpointsOf, isKept } from '../rules.ts'
import type { Kept } from './kept.ts'
import { readyOf, reply } from './ready.ts'
import type { HttpEnv } from './safety.ts'

/** Answers an endpoint's request through the door. */
export type Answer = (request: Request, incoming: Incoming) => Promise<Response>

/** As node's server got it; a test that asks the app itself has none. */
export const spellingOf = (c: Context<HttpEnv>) => (c.env as { incoming?: IncomingMessage } | undefined)?.incoming?.url

/** Public reads that the contract marks `kept`, from what is kept. */
export const keptReads = (contract: AnyContractRouter, kept: Kept, answer: Answer) => {
  const endpoints = new Map<string, string>()
  for (const { endpoint, rules } of endpointsOf(contract))
    if (isKept(rules)) endpoints.set(`/api/${endpoint.replaceAll('.', '/')}`, endpoint)

  /** Null for reads that are not kept. */
  const find = (address: URL, incoming: Incoming, spelling?: string) => {
    const endpoint = endpoints.get(address.pathname)
    const asked = endpoint && wellAsked(address.searchParams)
    if (!asked) return null
    const feature = featureOf(endpoint)
    const wanted = {
      key: `${endpoint}?${asked.query}`,
      venueId: asked.venueId,
      madeOf: (changed: string) => changed === feature,
      spelling,
    }
    return kept.find(wanted, async () => {
      const asVisitor = { ...incoming, cookies: {}, reply: new Headers() }
      const response = await answer(new Request(address), asVisitor)
      return readyOf(response, asVisitor.reply.get('expires'))
    })
  }

  return {
    /** The kept answer to a read of ours. */
    read({ endpoint, input }: Lookup, incoming: Incoming) {
      const address = new URL(`/api/${endpoint.replaceAll('.', '/')}`, incoming.kernel.configuration.origin)
      for (const [name, value] of Object.entries(input ?? {}))
        if (value !== undefined) address.searchParams.set(name, String(value))
      return find(address, incoming)
    },
    /** Answers what is kept; anything else goes on to the door. */
    answers:
      (incomingOf: (c: Context<HttpEnv>) => Incoming): MiddlewareHandler<HttpEnv> =>
      async (c, next) => {
        const found = find(new URL(c.req.url), incomingOf(c), spellingOf(c))
        return found ? reply(c, await found) : next()
      },
  }
}

/** One plain value per name: then the query alone decides the answer, in any order. Null where it is not so. */
export const plainQuery = (query: URLSearchParams) => {
  const names = [...query.keys()]
  if (!names.every((name) => /^\w+$/.test(name)) || new Set(names).size < names.length) return null
  query.sort()
  return query.toString()
}

/** Plain, and a venue in it. */
const wellAsked = (asked: URLSearchParams) => {
  const query = plainQuery(asked)
  const venue = asked.get('venue') ?? ''
  const venueId = /^[1-9]\d*$/.test(venue) && VenueId.safeParse(Number(venue)).data
  return query !== null && venueId ? { venueId, query } : null
}
