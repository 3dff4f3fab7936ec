import { integer, jsonb, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PlaylistEntry } from '#contract/club/playlists.limits.ts'
import { tvBoards } from '#contract/club/screens.limits.ts'
import { callerPolicy, staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'

export const tvBoard = pgEnum('club_board', tvBoards)

/** Paired televisions. Their sessions have the session kind 'screen'. */
export const tvs = pgTable(
  'club_screens',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    name: text().notNull(),
    boards: tvBoard().array().notNull(),
    playlist: jsonb().$type<PlaylistEntry[]>().notNull().default([]),
    pairedAt: timestamptz().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    venuePolicy(t),
    callerPolicy('screen', t.id, { purposes: ['session'] }),
  ],
)

/** The notice to all televisions of a venue; at most one row per venue. */
export const tvNotices = pgTable(
  'club_tv_notices',
  {
    venueId: venueId(),
    sentence: text().notNull(),
    until: timestamptz(),
    publishedAt: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.venueId] }), venuePolicy(t), staffPolicy({ kinds: ['screen'] })],
)

/** SQL that returns role and name for the subject of a television's session. */
export const tvSubjects = `select venue_id, id, 'screen' as role, name from club_screens`

/**
 * Pairing codes that televisions show. A row belongs to no venue until an admin enters its code, so the table has no venue policy;
 * it contains only short-lived codes and hashes of secrets.
 */
export const pairings = pgTable('club_pairings', {
  secretHash: text().primaryKey(),
  code: text().notNull().unique(),
  expiresAt: timestamptz().notNull(),
  pairedVenue: integer(),
  pairedScreen: uuid(),
})
