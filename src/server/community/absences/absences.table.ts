import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  date,
  foreignKey,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { appRole, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { memberClass, members } from '../members/members.table.ts'

/** Row-level security policy: rows of a class are visible to staff and to the lider (class leader) of the class. */
const liderPolicy = (t: { class: AnyPgColumn }) => {
  const isVisible = sql`is_lider_of(${t.class})`
  return pgPolicy('of_lider', { as: 'restrictive', to: appRole, using: isVisible, withCheck: isVisible })
}

/** Roll-calls, one per class and day. */
export const rollCalls = pgTable(
  'community_roll_calls',
  {
    venueId: venueId(),
    class: memberClass().notNull(),
    day: date().notNull(),
    liderId: uuid().notNull(),
    /** The lider's full name when the roll-call was sent. */
    lider: text().notNull(),
    /** Time on the lider's phone, at most the server's. Of two roll-calls for one day the later one is stored. */
    madeAt: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.class, t.day] }),
    foreignKey({ columns: [t.venueId, t.liderId], foreignColumns: [members.venueId, members.id] }),
    venuePolicy(t),
    liderPolicy(t),
  ],
)

/** Absent members, one row per roll-call and member. */
export const absences = pgTable(
  'community_absences',
  {
    venueId: venueId(),
    class: memberClass().notNull(),
    day: date().notNull(),
    memberId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.class, t.day, t.memberId] }),
    foreignKey({
      columns: [t.venueId, t.class, t.day],
      foreignColumns: [rollCalls.venueId, rollCalls.class, rollCalls.day],
    }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    index().on(t.venueId, t.memberId, t.day),
    venuePolicy(t),
    liderPolicy(t),
  ],
)

/** Outcomes of contacting a member after several absences in a row. */
export const followUps = pgTable(
  'community_follow_ups',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    class: memberClass().notNull(),
    memberId: uuid().notNull(),
    /** Day of the first absence of the streak that the follow-up belongs to. */
    since: date().notNull(),
    outcome: text().notNull(),
    at: timestamptz().notNull(),
    /** Name of the staff person or lider who contacted the member. */
    by: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    index().on(t.venueId, t.memberId, t.since),
    venuePolicy(t),
    liderPolicy(t),
  ],
)
