import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { callerPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { bags } from '../bags/bags.table.ts'

/**
 * Requests of owners to have their bag brought out. A request is open while it is not canceled and `position` equals the bag's
 * ledger length: a movement of the bag closes it without a write to this table.
 */
export const bagRequests = pgTable(
  'club_bag_requests',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    bagId: uuid().notNull(),
    /** The member who owns the bag, also when staff made the request. */
    memberId: uuid().notNull(),
    askedAt: timestamptz().notNull(),
    /** Name of the staff person who made the request for the member; null if the member made it. */
    createdBy: text(),
    /** The bag's ledger length when the request was made. */
    position: integer().notNull(),
    canceledAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.bagId], foreignColumns: [bags.venueId, bags.id] }),
    uniqueIndex().on(t.venueId, t.bagId, t.position).where(sql`canceled_at is null`),
    index().on(t.venueId, t.askedAt),
    venuePolicy(t),
    callerPolicy('member', t.memberId, { kinds: ['screen'], purposes: ['bags'] }),
  ],
)
