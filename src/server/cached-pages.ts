import type { Context } from 'hono'
import { isServerRendered } from '#contract/kernel/page.ts'
import { type PageName, pages } from '#contract/pages.ts'
import { venueFromUrl } from '#contract/pageUrl.ts'
import { lacksLanguage, languageOfPhone, redirectToLanguage } from './guestLanguage.ts'
import { rawUrlOf } from './kernel/http/cachedReads.ts'
import { sendCached, toCachedResponse } from './kernel/http/cachedResponse.ts'
import type { ResponseCache } from './kernel/http/responseCache.ts'
import type { HttpEnv } from './kernel/http/securityHeaders.ts'
import { hasNoSession } from './kernel/identity/cookies.ts'
import type { IncomingCall } from './kernel/incomingCall.ts'
import { pageFor } from './pages.ts'

type ServePage = (c: Context<HttpEnv>, incoming: IncomingCall, names: readonly PageName[]) => Promise<Response>

/**
 * Caches server-rendered pages for callers without a session, until a change of which visitors of the venue are
 * notified.
 */
export const cachedPages = (
  cache: ResponseCache,
  visitorsMayReceive: (feature: string) => boolean,
  servePage: ServePage,
): ServePage => {
  const find = async (
    c: Context<HttpEnv>,
    incoming: IncomingCall,
    names: readonly PageName[],
    venueId: number,
    key: string,
    rawUrl: string | undefined,
  ) => {
    const endpoint = pages[names[0] as PageName].path
    const request = { key, endpoint, venueId, dependsOn: visitorsMayReceive, rawUrl }
    const build = async () => toCachedResponse(await servePage(c, incoming, names), incoming.reply.get('expires'))
    return sendCached(c, await cache.find(request, build))
  }
  return async (c, incoming, names) => {
    const url = new URL(c.req.url)
    const { pathname, search, searchParams } = url
    // For a caller without a session, a URL without a venue belongs to the community's venue.
    const { venue = incoming.kernel.configuration.communityVenue } = venueFromUrl(pathname, searchParams)
    const name = pageFor(names, 'visitor')
    const isCacheable = name && isServerRendered(pages[name]) && hasNoSession(c.req.header('cookie'))
    if (!isCacheable) return servePage(c, incoming, names)
    const isOpen = lacksLanguage(name, url)
    const redirect = isOpen && redirectToLanguage(c, languageOfPhone(c))
    if (redirect) return redirect
    // Without a raw URL every request for the page comes here, where its language is decided.
    return find(c, incoming, names, venue, pathname + search, isOpen ? undefined : rawUrlOf(c))
  }
}
