import type { Context } from 'hono'
import { api, lookup } from '#contract/api.ts'
import type { PublicVenue } from '#contract/kernel/venues.ts'
import { whatsappUrl } from '#contract/kernel/whatsapp.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import type { HttpEnv } from './kernel/http/securityHeaders.ts'
import type { IncomingCall } from './kernel/incomingCall.ts'
import type { ReadForPage } from './pages.ts'

/** The target URL; empty or null if the venue has none. */
type TargetUrl = (venue: PublicVenue) => string | null

/** Paths that redirect to other sites. The target comes from the venue's configuration, never from the request. */
export const externalRedirects: Readonly<Record<string, TargetUrl>> = {
  '/forms': ({ formLink }) => formLink,
  '/whatsapp': ({ whatsapp }) => whatsapp && whatsappUrl(whatsapp),
}

export const externalRedirectServer =
  (read: ReadForPage) => async (c: Context<HttpEnv>, incoming: IncomingCall, urlOf: TargetUrl) => {
    const named = venueFromQuery(new URL(c.req.url).searchParams)
    const found = await read(c, incoming, lookup(api.kernel.venues.front, named))
    const url = found && urlOf(found.output as PublicVenue)
    if (!url) return c.notFound()
    // Not cacheable, because the configuration may change.
    c.header('cache-control', 'no-store')
    return c.redirect(url)
  }
