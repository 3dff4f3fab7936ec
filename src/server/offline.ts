import type { Context } from 'hono'
import { api, lookup } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import type { Venue } from '#contract/kernel/venues.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import type { InitialData } from '#contract/rendering.ts'
import { renderDocument } from './document.ts'
import { type HttpEnv, pagePolicy } from './kernel/http/securityHeaders.ts'
import type { IncomingCall } from './kernel/incomingCall.ts'
import type { BuiltWeb, ReadForPage } from './pages.ts'

/**
 * Serves the page that a device caches for use without a network: the app with the venue's name and colours. It
 * contains no data of the caller, because another person may hold the device when it is shown.
 */
export const offlinePageServer =
  (web: BuiltWeb, read: ReadForPage) => async (c: Context<HttpEnv>, incoming: IncomingCall) => {
    const named = venueFromQuery(new URL(c.req.url).searchParams)
    const current = await read(c, incoming, lookup(api.kernel.venues.current, named))
    if (!current) return c.text('not found', 404)
    const venue = current.output as Venue
    const visitor: Me = { role: 'visitor', name: '', venueId: venue.id }
    const results = [
      { ...lookup(api.kernel.identity.me), output: visitor },
      current,
      // Reads with the venue's number must find it too; labels of bags contain that number.
      ...(named.venue ? [] : [{ ...current, input: { venue: venue.id } }]),
    ]
    const { devWeb, origin, communityVenue } = incoming.kernel.configuration
    const opened: InitialData = { build: web.build, results, offline: true }
    const files = web.filesOf('main.phone')
    const document = {
      venue,
      opened,
      files,
      rendered: null,
      origin,
      communityVenue,
      devWeb,
      entry: 'main.phone',
    } as const
    const { html, styleSources } = renderDocument({ ...document, installable: true })
    return c.html(html, 200, {
      'cache-control': 'private, no-cache',
      'content-security-policy': pagePolicy(styleSources, { mayBeFramed: false, mayContainOwnFrames: false }, devWeb),
    })
  }
