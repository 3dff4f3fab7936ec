import type { Context } from 'hono'
import { venueAt } from '#contract/address.ts'
import { api, lookup } from '#contract/api.ts'
import type { Opened } from '#contract/drawn.ts'
import type { Me } from '#contract/kernel/identity.ts'
import type { Venue } from '#contract/kernel/venues.ts'
import { documentOf } from './document.ts'
import { type HttpEnv, pagePolicy } from './kernel/http/safety.ts'
import type { Incoming } from './kernel/incoming.ts'
import type { BuiltWeb, Read } from './pages.ts'

/**
 * Serves the page that a device caches for use without a network: the app with the venue's name and colours. It
 * contains no data of the caller, because another person may hold the device when it is shown.
 */
export const offlinePageServer = (web: BuiltWeb, read: Read) => async (c: Context<HttpEnv>, incoming: Incoming) => {
  const named = venueAt(new URL(c.req.url).searchParams)
  const current = await read(c, incoming, lookup(api.kernel.venues.current, named))
  if (!current) return c.text('not found', 404)
  const venue = current.output as Venue
  const visitor: Me = { role: 'visitor', name: '', venueId: venue.id }
  const answers = [
    { ...lookup(api.kernel.identity.me), output: visitor },
    current,
    // Reads with the venue's number must find it too; labels of bags contain that number.
    ...(named.venue ? [] : [{ ...current, input: { venue: venue.id } }]),
  ]
  const { devWeb, origin, communityVenue } = incoming.kernel.configuration
  const opened: Opened = { build: web.build, answers, offline: true }
  const files = web.filesOf('main.phone')
  const document = { venue, opened, files, drawn: null, origin, communityVenue, devWeb, entry: 'main.phone' } as const
  const { html, ownStyle } = documentOf({ ...document, installable: true })
  return c.html(html, 200, {
    'cache-control': 'private, no-cache',
    'content-security-policy': pagePolicy(ownStyle, { mayBeFramed: false, mayContainOwnFrames: false }, devWeb),
  })
}
