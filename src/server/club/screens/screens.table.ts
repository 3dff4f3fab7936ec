import { integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { boards } from '#contract/club/screens.limits.ts'
import { moment, ofVenue, venueId } from '#server/kernel/db/columns.ts'

export const board = pgEnum('club_board', boards)

/** Paired televisions. Their sessions have the session kind 'screen'. */
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

/** SQL that returns role and name for the subject of a television's session. */
export const screenSubjects = `select venue_id, id, 'screen' as role, name from club_screens`

/**
 * Televisions that wait to be paired. They belong to no venue until an admin enters the code, so the table has no venue
 * policy; it contains only short-lived codes and hashes of secrets.
 */
export const pairings = pgTable('club_pairings', {
  secretHash: text().primaryKey(),
  code: text().notNull().unique(),
  expiresAt: moment().notNull(),
  pairedVenue: integer(),
  pairedScreen: uuid(),
})
