import { date, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { callerPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { members } from '../members/members.table.ts'

/** Visitors whom members authorise for a day. Staff at the gate check the code. */
export const authorisations = pgTable(
  'community_authorisations',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    memberId: uuid().notNull(),
    visitor: text().notNull(),
    document: text().notNull(),
    day: date().notNull(),
    code: text().notNull(),
    createdAt: timestamptz().notNull(),
    canceledAt: timestamptz(),
    enteredAt: timestamptz(),
    /** Name of the staff person who let the visitor in. */
    enteredBy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    unique().on(t.venueId, t.code),
    index().on(t.venueId, t.memberId, t.day),
    index().on(t.venueId, t.day),
    venuePolicy(t),
    callerPolicy('member', t.memberId),
  ],
)
