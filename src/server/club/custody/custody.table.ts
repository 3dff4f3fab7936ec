import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea, staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { bags } from '../bags/bags.table.ts'

/** The bag code of each venue, stored as a hash. */
export const bagCodes = pgTable(
  'club_bag_codes',
  {
    venueId: venueId(),
    codeHash: text().notNull(),
    changedAt: timestamptz().notNull(),
    /** Hour and minute in the venue's time zone at which shifts end. */
    shiftEnd: text().notNull().default('23:00'),
  },
  (t) => [primaryKey({ columns: [t.venueId] }), venuePolicy(t), staffPolicy({ purposes: ['bags'] })],
)

/** A phone on which the code was entered for a whole shift. Its cookie contains the id and a secret. */
export const bagShifts = pgTable(
  'club_bag_shifts',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    secretHash: bytea().notNull(),
    personAdmin: text().notNull(),
    device: text().notNull(),
    openedAt: timestamptz().notNull(),
    endsAt: timestamptz().notNull(),
    /** Set when the shift ends before `endsAt`: the phone or an admin ended it, or the code was changed. */
    endedAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    index().on(t.venueId, t.openedAt).where(sql`ended_at is null`),
    venuePolicy(t),
    staffPolicy({ purposes: ['bags'] }),
  ],
)

/** Bags opened with the code and not moved yet. Televisions show them for the first minutes; older rows stay. */
export const pendingMoves = pgTable(
  'club_pending_moves',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    bagId: uuid().notNull(),
    openedAt: timestamptz().notNull(),
    personAdmin: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.bagId], foreignColumns: [bags.venueId, bags.id] }),
    unique().on(t.venueId, t.bagId),
    venuePolicy(t),
    staffPolicy({ kinds: ['screen'], purposes: ['bags'] }),
  ],
)
