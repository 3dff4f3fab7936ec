import { and, desc, eq } from 'drizzle-orm'
import { to } from '#contract/properties/pages.ts'
import { containsWords, type SearchKind } from '#server/kernel/search/searchKind.ts'
import { listings } from '../listings/listings.table.ts'
import { propertiesSearchText as text } from '../search.text.ts'
import { enquiries } from './enquiries.table.ts'

/** Enquiries by the name of the person who asked, newest first. */
export const enquiriesSearch: SearchKind = {
  name: 'properties.enquiries',
  nouns: text.enquiries,
  pages: { staff: 'propertiesEnquiries', admin: 'propertiesEnquiries' },
  async find({ db, words, limit }) {
    const { id, name, kind, state } = enquiries
    const rows = await db
      .select({ id, name, kind, state, direction: listings.direction })
      .from(enquiries)
      .innerJoin(listings, and(eq(listings.venueId, enquiries.venueId), eq(listings.id, enquiries.listingId)))
      .where(containsWords(words, name))
      .orderBy(desc(enquiries.createdAt), desc(id))
      .limit(limit)
    return rows.map((enquiry) => ({
      id: enquiry.id,
      kind: text.enquiry[enquiry.kind],
      title: enquiry.name,
      detail: `${enquiry.direction} · ${text.enquiryState[enquiry.state]}`,
      link: to('propertiesEnquiries', { one: enquiry.id }),
    }))
  },
}
