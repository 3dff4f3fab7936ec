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
import { appRole, moment, ofVenue, venueId } from '#server/kernel/db/columns.ts'
import { memberClass, members } from '../members/members.table.ts'

/** Rows of a class are for staff and for the class's own lider. */
const ofLider = (t: { class: AnyPgColumn }) => {
  const theirs = sql`is_lider_of(${t.class})`
  return pgPolicy('of_lider', { as: 'restrictive', to: appRole, using: theirs, withCheck: theirs })
}

/** One roll-call of a class on a day. Sent again it corrects. */
export const rollCalls = pgTable(
  'community_roll_calls',
  {
    venueId: venueId(),
    class: memberClass().notNull(),
    day: date().notNull(),
    liderId: uuid().notNull(),
    /** The lider's full name at that time. */
    lider: text().notNull(),
    /** When the lider sent it, by the phone's clock: of two for one day the later one counts. */
    madeAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.class, t.day] }),
    foreignKey({ columns: [t.venueId, t.liderId], foreignColumns: [members.venueId, members.id] }),
    ofVenue(t),
    ofLider(t),
  ],
)

/** Who was not there. */
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
    ofVenue(t),
    ofLider(t),
  ],
)

/** What came of calling or writing to somebody who was missing several times in a row. */
export const followUps = pgTable(
  'community_follow_ups',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    class: memberClass().notNull(),
    memberId: uuid().notNull(),
    /** The first day of the absences in a row that it is about. */
    since: date().notNull(),
    outcome: text().notNull(),
    at: moment().notNull(),
    /** The name of whoever called or wrote. */
    by: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    index().on(t.venueId, t.memberId, t.since),
    ofVenue(t),
    ofLider(t),
  ],
)
