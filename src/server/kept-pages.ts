import type { Context } from 'hono'
import { venueIn } from '#contract/address.ts'
import { isDrawn } from '#contract/kernel/page.ts'
import { type PageName, pages } from '#contract/pages.ts'
import type { Kept } from './kernel/http/kept.ts'
import { spellingOf } from './kernel/http/reads.ts'
import { readyOf, reply } from './kernel/http/ready.ts'
import type { HttpEnv } from './kernel/http/safety.ts'
import { isUnknown } from './kernel/identity/cookies.ts'
import type { Incoming } from './kernel/incoming.ts'
import { pageFor } from './pages.ts'

type ServePage = (c: Context<HttpEnv>, incoming: Incoming, names: readonly PageName[]) => Promise<Response>

/**
 * Caches server-rendered pages for callers without a session, until a change of which visitors of the venue are
 * notified.
 */
export const keptPages = (
  cache: Kept,
  visitorsMayReceive: (feature: string) => boolean,
  servePage: ServePage,
): ServePage => {
  const find = async (
    c: Context<HttpEnv>,
    incoming: Incoming,
    names: readonly PageName[],
    venueId: number,
    key: string,
  ) => {
    const request = { key, venueId, dependsOn: visitorsMayReceive, rawUrl: spellingOf(c) }
    const build = async () => readyOf(await servePage(c, incoming, names), incoming.reply.get('expires'))
    return reply(c, await cache.find(request, build))
  }
  return async (c, incoming, names) => {
    const { pathname, search, searchParams } = new URL(c.req.url)
    // For a caller without a session, a URL without a venue belongs to the community's venue.
    const { venue = incoming.kernel.configuration.communityVenue } = venueIn(pathname, searchParams)
    const name = pageFor(names, 'visitor')
    const isCacheable = name && isDrawn(pages[name]) && isUnknown(c.req.header('cookie'))
    return isCacheable ? find(c, incoming, names, venue, pathname + search) : servePage(c, incoming, names)
  }
}
