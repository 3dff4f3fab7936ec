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

/** A drawn page is kept for whoever is nobody in particular, until visitors of its venue hear of anything at all. */
export const keptPages = (
  kept: Kept,
  heardByVisitors: (feature: string) => boolean,
  servePage: ServePage,
): ServePage => {
  const find = async (
    c: Context<HttpEnv>,
    incoming: Incoming,
    names: readonly PageName[],
    venueId: number,
    key: string,
  ) => {
    const wanted = { key, venueId, madeOf: heardByVisitors, spelling: spellingOf(c) }
    const make = async () => readyOf(await servePage(c, incoming, names), incoming.reply.get('expires'))
    return reply(c, await kept.find(wanted, make))
  }
  return async (c, incoming, names) => {
    const { pathname, search, searchParams } = new URL(c.req.url)
    // Of whoever is nobody in particular, an address that names no venue is the community's.
    const { venue = incoming.kernel.configuration.communityVenue } = venueIn(pathname, searchParams)
    const name = pageFor(names, 'visitor')
    const isOne = name && isDrawn(pages[name]) && isUnknown(c.req.header('cookie'))
    return isOne ? find(c, incoming, names, venue, pathname + search) : servePage(c, incoming, names)
  }
}
