import type { Context } from 'hono'
import { isServerRendered, type Page } from '#contract/kernel/page.ts'
import { type PageName, pages } from '#contract/pages.ts'
import { type PageUrl, venueFromUrl } from '#contract/pageUrl.ts'
import { lacksLanguage, languageOfPhone, redirectToLanguage } from './guestLanguage.ts'
import { type CachedResponse, sendCached, toCachedResponse } from './kernel/http/cachedResponse.ts'
import { nodeRequestOf } from './kernel/http/endpointRequests.ts'
import type { ResponseCache } from './kernel/http/responseCache.ts'
import type { HttpEnv } from './kernel/http/securityHeaders.ts'
import { hasNoSession } from './kernel/identity/cookies.ts'
import type { IncomingCall } from './kernel/incomingCall.ts'
import { pageFor } from './pages.ts'

/** Seconds for which a browser shows its stored copy of a page without a request (docs/decisions/0139). */
const storedFor = 3_600
/** Request headers that decide what a URL shows: a device that signs in, or chooses a language, requests it again. */
const vary = 'accept-encoding, accept-language, cookie'

/**
 * Lets browsers store a server-rendered page for an hour, or until a read in it becomes wrong, for example because a menu opens.
 * Pages that the browser renders stay `no-cache`: they are visible only after their scripts have run.
 */
const allowStoring = (built: CachedResponse, now: Date): CachedResponse => {
  if (built.status !== 200 || built.renewNonce) return built
  const expires = new Date(Math.min(now.getTime() + storedFor * 1000, built.expires)).toUTCString()
  return { ...built, headers: { ...built.headers, 'cache-control': 'private', expires, vary } }
}

type ServePage = (c: Context<HttpEnv>, incoming: IncomingCall, names: readonly PageName[]) => Promise<Response>

/**
 * Caches two sorts of pages for callers without a session: server-rendered pages, and pages whose reads are all cached. A change of
 * any feature that visitors may receive invalidates them. Other pages contain results that depend on more than the venue's data,
 * such as whether the token of a mailed link is still valid.
 */
export const cachedPages = (
  cache: ResponseCache,
  visitorsMayReceive: (feature: string) => boolean,
  isCachedRead: (endpoint: string) => boolean,
  servePage: ServePage,
): ServePage => {
  const isCacheable = (page: Page, params: PageUrl['params'], query: URLSearchParams) =>
    isServerRendered(page) ||
    (page.initialReads?.({ params, query }, 'visitor') ?? []).every(({ endpoint }) => isCachedRead(endpoint))
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
    const build = async () => {
      const built = await toCachedResponse(await servePage(c, incoming, names), incoming.reply.get('expires'))
      return allowStoring(built, incoming.kernel.now())
    }
    return sendCached(c, await cache.find(request, build))
  }
  return async (c, incoming, names) => {
    const url = new URL(c.req.url)
    const { pathname, search, searchParams } = url
    // For a caller without a session, a URL without a venue belongs to the community's venue.
    const { venue = incoming.kernel.configuration.communityVenue } = venueFromUrl(pathname, searchParams)
    const name = pageFor(names, 'visitor')
    if (!name || !hasNoSession(c.req.header('cookie')) || !isCacheable(pages[name], c.req.param(), searchParams))
      return servePage(c, incoming, names)
    const isOpen = lacksLanguage(name, url)
    const language = isOpen ? languageOfPhone(c) : undefined
    // The redirect depends only on the URL and the varying headers, so it is stored as the page is.
    const redirect =
      isOpen && redirectToLanguage(c, language, { 'cache-control': `private, max-age=${storedFor}`, vary })
    if (redirect) return redirect
    // A phone that prefers none of our languages gets the page in the venue's language, under a cache key of its own.
    const key = `${pathname}${search}${isOpen && !language ? ' venue’s language' : ''}`
    // Only a cached page with a raw URL is sent before this code runs. A page without a language in its URL has none, because the
    // phone's language must be read for each request.
    return find(c, incoming, names, venue, key, isOpen ? undefined : nodeRequestOf(c)?.url)
  }
}
