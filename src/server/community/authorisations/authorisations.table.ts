import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { callerPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { members } from '../members/members.table.ts'

/** Visitors whom members, or staff for them, authorise for a day, or for weekdays until a day. Staff at the gate check the code. */
export const authorisations = pgTable(
  'community_authorisations',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    memberId: uuid().notNull(),
    visitor: text().notNull(),
    document: text().notNull(),
    /** The day of the visit; the first possible day of a visitor who comes every week. */
    day: date().notNull(),
    /** 0 is Sunday, 6 is Saturday; empty if the visitor comes once. */
    weekdays: integer().array().notNull().default(sql`'{}'`),
    /** Last possible day of a visitor who comes every week; null for others. */
    until: date(),
    code: text().notNull(),
    createdAt: timestamptz().notNull(),
    /** Name of the staff person who authorised the visitor for the member; null if the member did. */
    createdBy: text(),
    canceledAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    check('community_authorisations_repeat', sql`(${t.until} is null) = (cardinality(${t.weekdays}) = 0)`),
    unique().on(t.venueId, t.code),
    index().on(t.venueId, t.memberId, t.day),
    index().on(t.venueId, t.day),
    venuePolicy(t),
    callerPolicy('member', t.memberId),
  ],
)

/** Entries and exits of authorised visitors. */
export const visits = pgTable(
  'community_visits',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    authorisationId: uuid().notNull(),
    /** The member who authorised the visitor. */
    memberId: uuid().notNull(),
    day: date().notNull(),
    enteredAt: timestamptz().notNull(),
    /** Name of the staff person who let the visitor in. */
    enteredBy: text().notNull(),
    exitedAt: timestamptz(),
    exitedBy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({
      columns: [t.venueId, t.authorisationId],
      foreignColumns: [authorisations.venueId, authorisations.id],
    }),
    // A visitor who is inside cannot enter again on the same day.
    uniqueIndex().on(t.venueId, t.authorisationId, t.day).where(sql`exited_at is null`),
    index().on(t.venueId, t.day),
    venuePolicy(t),
    callerPolicy('member', t.memberId),
  ],
)
