import { Hono } from 'hono'
import { VenueId } from '#contract/kernel/values.ts'
import { visitTokenFromQuery } from '#contract/properties/pages.ts'
import type { HttpEnv } from '#server/kernel/http/securityHeaders.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { findVenue, highestVenueNumber } from '#server/kernel/venues/venues.queries.ts'
import { toCalendar } from './calendar.rules.ts'
import { visitIdOf } from './visitLinks.rules.ts'
import { calendarPath, findVisit, visitLinksOf } from './visits.queries.ts'

/**
 * Serves the calendar file of a visit without a session, because calendar programs send no cookies: the token in the link is the
 * proof. 404 with a wrong or expired token.
 */
export const visitCalendarServer = (kernel: Kernel) =>
  new Hono<HttpEnv>().get(calendarPath, async (c) => {
    const query = new URL(c.req.url).searchParams
    const { data: venueId } = VenueId.safeParse(Number(query.get('venue')))
    const id = venueId && visitIdOf(kernel.secret, venueId, visitTokenFromQuery(query), kernel.now())
    if (!id || venueId > (await kernel.database.transaction('read', highestVenueNumber))) return c.notFound()
    const calendar = await kernel.database.inVenue(venueId, 'read', async (db) => {
      const found = await findVisit(db, id)
      if (!found) return null
      const { visit, listing } = found
      const { link } = visitLinksOf({ kernel, venueId }, visit)
      return toCalendar({ ...visit, listing, link }, (await findVenue(db))?.venue.name ?? '', kernel.now())
    })
    if (!calendar) return c.notFound()
    return c.body(calendar, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="visita.ics"',
      'cache-control': 'no-store',
    })
  })
