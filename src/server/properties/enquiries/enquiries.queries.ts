import { and, asc, count, desc, eq, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { Id, Moment } from '#contract/kernel/values.ts'
import { type EnquiryState, enquiryLimits } from '#contract/properties/enquiries.limits.ts'
import type { Enquiry } from '#contract/properties/enquiries.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { decodeCursor, toPage } from '#server/kernel/db/keyset.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { staffAccounts } from '#server/kernel/identity/identity.table.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { listingContacts, listings } from '../listings/listings.table.ts'
import { loadVisitsOf, type VisitContext } from '../visits/visits.queries.ts'
import { enquiries, enquiryNotes } from './enquiries.table.ts'

const CursorKey = z.tuple([Moment, Id])

const agents = alias(staffAccounts, 'agents')
const assignees = alias(staffAccounts, 'assignees')

/** Internal notes by the id of their enquiry, oldest first. */
const loadNotes = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .select()
    .from(enquiryNotes)
    .where(isAnyOf(enquiryNotes.enquiryId, ids))
    .orderBy(asc(enquiryNotes.at), asc(enquiryNotes.id))
  const byEnquiry = Map.groupBy(
    rows.map((note) => ({ ...note, at: note.at.toISOString() })),
    ({ enquiryId }) => enquiryId,
  )
  return (id: string): Enquiry['notes'] => byEnquiry.get(id) ?? []
}

export const listEnquiries = async (
  db: Db,
  context: VisitContext & { now: () => Date },
  query: {
    id?: string | undefined
    state?: EnquiryState | undefined
    due?: true | undefined
    after?: string | undefined
  },
) => {
  const end = decodeCursor(CursorKey, query.after)
  const today = await todayInVenue(db, context.now())
  const rows = await db
    .select({
      enquiry: enquiries,
      listing: { number: listings.number, direction: listings.direction, city: listings.city },
      agent: { id: agents.id, name: agents.name },
      assignee: { id: assignees.id, name: assignees.name },
    })
    .from(enquiries)
    .innerJoin(listings, and(eq(listings.venueId, enquiries.venueId), eq(listings.id, enquiries.listingId)))
    .leftJoin(
      listingContacts,
      and(eq(listingContacts.venueId, listings.venueId), eq(listingContacts.listingId, listings.id)),
    )
    .leftJoin(agents, and(eq(agents.venueId, enquiries.venueId), eq(agents.id, listingContacts.agentId)))
    .leftJoin(assignees, and(eq(assignees.venueId, enquiries.venueId), eq(assignees.id, enquiries.assigneeId)))
    .where(
      and(
        query.id ? eq(enquiries.id, query.id) : undefined,
        query.state && eq(enquiries.state, query.state),
        query.due && and(ne(enquiries.state, 'closed'), lte(enquiries.nextStepOn, today)),
        end ? sql`(${enquiries.createdAt}, ${enquiries.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(enquiryLimits.page + 1)
  const ids = rows.map(({ enquiry }) => enquiry.id)
  const [notesOf, visitOf] = [await loadNotes(db, ids), await loadVisitsOf(db, context, ids, context.now())]
  const output = rows.map(
    ({ enquiry, listing, agent, assignee }): Enquiry => ({
      ...enquiry,
      createdAt: enquiry.createdAt.toISOString(),
      listing: { ...listing, agent },
      assignee,
      notes: notesOf(enquiry.id),
      visit: visitOf(enquiry.id),
    }),
  )
  const { page, next } = toPage(output, enquiryLimits.page, (last) => [last.createdAt, last.id])
  return { enquiries: page, next }
}

export const countEnquiriesByState = async (db: Db): Promise<Record<EnquiryState, number>> => {
  const rows = await db.select({ state: enquiries.state, count: count() }).from(enquiries).groupBy(enquiries.state)
  return { new: 0, answered: 0, closed: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) }
}

export const countNotes = async (db: Db, enquiryId: string): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(enquiryNotes).where(eq(enquiryNotes.enquiryId, enquiryId))
  return row?.count ?? 0
}
