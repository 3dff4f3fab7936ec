import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgPolicy, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { appRole, moment, ofVenue, venueId } from '#server/kernel/db/columns.ts'
import { bags } from '../bags/bags.table.ts'

/**
 * A bag that its owner has asked for from the phone. It waits until the bag's ledger goes on: nothing is written here
 * when the bag is handed out.
 */
export const bagRequests = pgTable(
  'club_bag_requests',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    bagId: uuid().notNull(),
    /** Whose session asked. */
    memberId: uuid().notNull(),
    askedAt: moment().notNull(),
    /** The length of the bag's ledger then. */
    position: integer().notNull(),
    canceledAt: moment(),
  },
  (t) => {
    const theirs = sql`is_for_caller('member', ${t.memberId}) or current_kind() = 'screen'`
    return [
      primaryKey({ columns: [t.venueId, t.id] }),
      foreignKey({ columns: [t.venueId, t.bagId], foreignColumns: [bags.venueId, bags.id] }),
      uniqueIndex().on(t.venueId, t.bagId, t.position).where(sql`canceled_at is null`),
      index().on(t.venueId, t.askedAt),
      ofVenue(t),
      pgPolicy('of_caller_or_screen', { as: 'restrictive', to: appRole, using: theirs, withCheck: theirs }),
    ]
  },
)
