import { and, asc, eq } from 'drizzle-orm'
import { to } from '#contract/hotel/pages.ts'
import { containsWords, type SearchKind } from '#server/kernel/search/searchKind.ts'
import { venues } from '#server/kernel/venues/venues.table.ts'
import { hotelSearchText as text } from '../search.text.ts'
import { outlets } from './outlets.table.ts'

/** Outlets, unless the venue has switched them off. */
export const outletsSearch: SearchKind = {
  name: 'hotel.outlets',
  nouns: text.outlets,
  pages: { staff: 'outlets', admin: 'outletEdit' },
  async find({ db, role, words, limit }) {
    const { id, name, hours } = outlets
    const rows = await db
      .select({ id, title: name, detail: hours })
      .from(outlets)
      .innerJoin(venues, and(eq(venues.venueId, outlets.venueId), venues.outletsEnabled))
      .where(containsWords(words, name))
      .orderBy(asc(outlets.orderOutlet), asc(id))
      .limit(limit)
    return rows.map((row) => ({
      ...row,
      kind: text.outlet,
      link: role === 'admin' ? to('outletEdit', { idOutlet: row.id }) : to('outlets'),
    }))
  },
}
