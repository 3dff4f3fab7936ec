import { and, count, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { Id, Moment } from '#contract/kernel/values.ts'
import { type EnquiryState, enquiryLimits } from '#contract/properties/enquiries.limits.ts'
import type { Enquiry } from '#contract/properties/enquiries.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { decodeCursor, toPage } from '#server/kernel/db/keyset.ts'
import { listings } from '../listings/listings.table.ts'
import { enquiries } from './enquiries.table.ts'

const CursorKey = z.tuple([Moment, Id])

export const listEnquiries = async (
  db: Db,
  query: { state?: EnquiryState | undefined; after?: string | undefined },
) => {
  const end = decodeCursor(CursorKey, query.after)
  const rows = await db
    .select({
      enquiry: enquiries,
      listing: { number: listings.number, direction: listings.direction, city: listings.city },
    })
    .from(enquiries)
    .innerJoin(listings, and(eq(listings.venueId, enquiries.venueId), eq(listings.id, enquiries.listingId)))
    .where(
      and(
        query.state && eq(enquiries.state, query.state),
        end ? sql`(${enquiries.createdAt}, ${enquiries.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(enquiryLimits.page + 1)
  const output = rows.map(
    ({ enquiry, listing }): Enquiry => ({
      ...enquiry,
      createdAt: enquiry.createdAt.toISOString(),
      listing,
    }),
  )
  const { page, next } = toPage(output, enquiryLimits.page, (last) => [last.createdAt, last.id])
  return { enquiries: page, next }
}

export const countEnquiriesByState = async (db: Db): Promise<Record<EnquiryState, number>> => {
  const rows = await db.select({ state: enquiries.state, count: count() }).from(enquiries).groupBy(enquiries.state)
  return { new: 0, answered: 0, closed: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) }
}
