import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { visitStates } from '#contract/properties/visits.limits.ts'
import { staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { staffAccounts } from '#server/kernel/identity/identity.table.ts'
import { enquiries } from '../enquiries/enquiries.table.ts'

const stateList = sql.raw(visitStates.map((state) => `'${state}'`).join(', '))

/** The visit of an enquiry: the time that was proposed last, and who has agreed to it. */
export const visits = pgTable(
  'properties_visits',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    enquiryId: uuid().notNull(),
    startsAt: timestamptz().notNull(),
    minutes: integer().notNull(),
    state: text({ enum: visitStates }).notNull(),
    /** The staff account that shows the property; null until staff answer. */
    agentId: uuid(),
    /** Number of changes; calendars replace an event by one with a higher number. */
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    unique().on(t.venueId, t.enquiryId),
    foreignKey({ columns: [t.venueId, t.enquiryId], foreignColumns: [enquiries.venueId, enquiries.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.venueId, t.agentId], foreignColumns: [staffAccounts.venueId, staffAccounts.id] }),
    index().on(t.venueId, t.startsAt),
    check('properties_visits_state', sql`${t.state} in (${stateList})`),
    venuePolicy(t),
    staffPolicy({ purposes: ['enquiry', 'visit'] }),
  ],
)
