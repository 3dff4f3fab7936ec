import { and, asc, eq, gte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { to } from '#contract/properties/pages.ts'
import type { AgendaVisit, Visit } from '#contract/properties/visits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { staffAccounts } from '#server/kernel/identity/identity.table.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { enquiries } from '../enquiries/enquiries.table.ts'
import { listingContacts, listings } from '../listings/listings.table.ts'
import { createVisitToken } from './visitLinks.rules.ts'
import { visits } from './visits.table.ts'

export type VisitRow = typeof visits.$inferSelect
export interface VisitContext {
  kernel: Pick<Kernel, 'secret' | 'configuration'>
  venueId: number
}

/** Path of the calendar file, which takes the same query as the page of the visit. */
export const calendarPath = '/visita.ics'

/** URLs of the page and of the calendar file of a visit, with a signed token. */
export const visitLinksOf = ({ kernel, venueId }: VisitContext, visit: { id: string; startsAt: Date }) => {
  const { origin } = kernel.configuration
  const query = { venue: venueId, token: createVisitToken(kernel.secret, venueId, visit) }
  const calendar = new URL(calendarPath, origin)
  for (const [name, value] of Object.entries(query)) calendar.searchParams.set(name, String(value))
  return { link: new URL(to('visit', query), origin).href, calendar: calendar.href }
}

const ofEnquiry = and(eq(enquiries.venueId, visits.venueId), eq(enquiries.id, visits.enquiryId))
const ofListing = and(eq(listings.venueId, enquiries.venueId), eq(listings.id, enquiries.listingId))
const ofContacts = and(eq(listingContacts.venueId, listings.venueId), eq(listingContacts.listingId, listings.id))
/** The agent of the visit, or of the property while the visit has none. */
const agentId = sql<string | null>`coalesce(${visits.agentId}, ${listingContacts.agentId})`
const agents = alias(staffAccounts, 'agents')

const selectVisits = (db: Db) =>
  db
    .select({
      visit: visits,
      enquiry: { name: enquiries.name, phone: enquiries.phone, mail: enquiries.mail },
      listing: { number: listings.number, direction: listings.direction, city: listings.city },
      agent: { id: agents.id, name: agents.name },
    })
    .from(visits)
    .innerJoin(enquiries, ofEnquiry)
    .innerJoin(listings, ofListing)
    .leftJoin(listingContacts, ofContacts)
    .leftJoin(agents, and(eq(agents.venueId, visits.venueId), eq(agents.id, agentId)))
    .$dynamic()

/** Visits that may still take place overlap if they have the same agent and time in common. */
const loadOverlaps = async (db: Db, ids: readonly string[], now: Date) => {
  const planned = sql`
    select ${visits.id} as id, ${enquiries.name} as name, ${listings.direction} as direction, ${agentId} as agent_id,
      ${visits.startsAt} as starts_at, ${visits.startsAt} + make_interval(mins => ${visits.minutes}) as ends_at
    from ${visits} join ${enquiries} on ${ofEnquiry} join ${listings} on ${ofListing}
      left join ${listingContacts} on ${ofContacts}
    where ${visits.state} <> 'canceled' and ${visits.startsAt} > ${now.toISOString()}::timestamptz - interval '1 day'`
  const { rows } = await db.execute<{ of: string; name: string; direction: string; startsAt: string }>(sql`
    with planned as (${planned})
    select a.id as of, b.name, b.direction,
      to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startsAt"
    from planned a join planned b on b.agent_id = a.agent_id and b.id <> a.id
      and b.starts_at < a.ends_at and a.starts_at < b.ends_at
    where a.id = any(${sql.param([...ids])}::uuid[]) order by b.starts_at`)
  return (id: string): Visit['overlaps'] => rows.filter(({ of }) => of === id).map(({ of: _, ...other }) => other)
}

type FoundVisit = Awaited<ReturnType<typeof selectVisits>>[number]

const toOutputs = async (db: Db, context: VisitContext, found: readonly FoundVisit[], now: Date) => {
  const ids = found.map(({ visit }) => visit.id)
  const overlapsOf = await loadOverlaps(db, ids, now)
  return found.map(
    ({ visit, enquiry, listing, agent }): AgendaVisit => ({
      ...visit,
      ...enquiry,
      ...visitLinksOf(context, visit),
      startsAt: visit.startsAt.toISOString(),
      agent,
      listing,
      overlaps: overlapsOf(visit.id),
    }),
  )
}

/** Visits by the id of their enquiry. */
export const loadVisitsOf = async (db: Db, context: VisitContext, enquiryIds: readonly string[], now: Date) => {
  const found = await selectVisits(db).where(isAnyOf(visits.enquiryId, enquiryIds))
  const outputs = new Map((await toOutputs(db, context, found, now)).map((visit) => [visit.enquiryId, visit]))
  return (enquiryId: string): Visit | null => outputs.get(enquiryId) ?? null
}

/** The first 200 visits from the given moment on that are not canceled. */
export const listUpcomingVisits = async (db: Db, context: VisitContext, from: Date, now: Date) => {
  const found = await selectVisits(db)
    .where(and(gte(visits.startsAt, from), ne(visits.state, 'canceled')))
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(200)
  return toOutputs(db, context, found, now)
}

/** A visit with the visitor's data and the property. For visitors, call it with the purpose 'visit'. */
export const findVisit = async (db: Db, id: string) => {
  const [found] = await db
    .select({ visit: visits, enquiry: enquiries, listing: listings, agentId })
    .from(visits)
    .innerJoin(enquiries, ofEnquiry)
    .innerJoin(listings, ofListing)
    .leftJoin(listingContacts, ofContacts)
    .where(eq(visits.id, id))
  return found ?? null
}
