import { foreignKey, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { bags } from '../bags/bags.table.ts'

/** The bag code of each venue, stored as a hash. */
export const bagCodes = pgTable(
  'club_bag_codes',
  { venueId: venueId(), codeHash: text().notNull(), changedAt: timestamptz().notNull() },
  (t) => [primaryKey({ columns: [t.venueId] }), venuePolicy(t), staffPolicy({ purposes: ['bags'] })],
)

/** Bags opened with the code and not moved yet, which the televisions show. */
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
