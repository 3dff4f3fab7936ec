import { integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { boards } from '#contract/club/screens.limits.ts'
import { moment, ofVenue, venueId } from '#server/kernel/db/columns.ts'

export const board = pgEnum('club_board', boards)

/** A paired television: a kind of caller of its own. */
export const screens = pgTable(
  'club_screens',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    name: text().notNull(),
    boards: board().array().notNull(),
    pairedAt: moment().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.venueId, t.id] }), ofVenue(t)],
)

/** How the sessions of televisions find them. */
export const screenSubjects = `select venue_id, id, 'screen' as role, name from club_screens`

/**
 * A television that waits. It belongs to no venue until an admin has entered its code, so no venue's
 * rules guard these rows: only the code, for minutes, and the secret's hash are kept in them.
 */
export const pairings = pgTable('club_pairings', {
  secretHash: text().primaryKey(),
  code: text().notNull().unique(),
  expiresAt: moment().notNull(),
  pairedVenue: integer(),
  pairedScreen: uuid(),
})
