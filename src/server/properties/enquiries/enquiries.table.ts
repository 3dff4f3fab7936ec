import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { enquiryKinds, enquiryStates } from '#contract/properties/enquiries.limits.ts'
import { staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
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
    createdAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.listingId], foreignColumns: [listings.venueId, listings.id] }),
    index().on(t.venueId, t.createdAt, t.id),
    index().on(t.venueId, t.state, t.createdAt, t.id),
    index().on(t.venueId, t.listingId),
    check('properties_enquiries_kind', sql`${t.kind} in (${sqlList(enquiryKinds)})`),
    check('properties_enquiries_state', sql`${t.state} in (${sqlList(enquiryStates)})`),
    check('properties_enquiries_day', sql`(${t.kind} = 'visit') = (${t.day} is not null)`),
    check('properties_enquiries_reached', sql`${t.mail} is not null or ${t.phone} <> ''`),
    venuePolicy(t),
    staffPolicy({ purposes: ['enquiry'] }),
  ],
)
