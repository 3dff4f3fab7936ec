import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { enquiryKinds, enquiryStates } from '#contract/properties/enquiries.limits.ts'
import { staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { staffAccounts } from '#server/kernel/identity/identity.table.ts'
import { listings } from '../listings/listings.table.ts'

const sqlList = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

export const enquiries = pgTable(
  'properties_enquiries',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    listingId: uuid().notNull(),
    kind: text({ enum: enquiryKinds }).notNull(),
    state: text({ enum: enquiryStates }).notNull().default('new'),
    name: text().notNull(),
    mail: text(),
    phone: text().notNull(),
    message: text().notNull(),
    day: date(),
    answer: text().notNull().default(''),
    answeredBy: text().notNull().default(''),
    /** The staff account that takes care of the enquiry. */
    assigneeId: uuid(),
    nextStep: text().notNull().default(''),
    nextStepOn: date(),
    createdAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.listingId], foreignColumns: [listings.venueId, listings.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.venueId, t.assigneeId], foreignColumns: [staffAccounts.venueId, staffAccounts.id] }),
    index().on(t.venueId, t.createdAt, t.id),
    index().on(t.venueId, t.state, t.createdAt, t.id),
    index().on(t.venueId, t.listingId),
    index().on(t.venueId, t.nextStepOn).where(sql`${t.state} <> 'closed'`),
    check('properties_enquiries_kind', sql`${t.kind} in (${sqlList(enquiryKinds)})`),
    check('properties_enquiries_state', sql`${t.state} in (${sqlList(enquiryStates)})`),
    check('properties_enquiries_day', sql`(${t.kind} = 'visit') = (${t.day} is not null)`),
    check('properties_enquiries_reached', sql`${t.mail} is not null or ${t.phone} <> ''`),
    venuePolicy(t),
    staffPolicy({ purposes: ['enquiry', 'visit'] }),
  ],
)

/** Internal notes of the staff about an enquiry. */
export const enquiryNotes = pgTable(
  'properties_enquiry_notes',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    enquiryId: uuid().notNull(),
    text: text().notNull(),
    by: text().notNull(),
    at: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.enquiryId], foreignColumns: [enquiries.venueId, enquiries.id] }).onDelete(
      'cascade',
    ),
    index().on(t.venueId, t.enquiryId, t.at),
    venuePolicy(t),
    staffPolicy(),
  ],
)
