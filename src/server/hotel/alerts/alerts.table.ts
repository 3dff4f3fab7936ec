import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { alertKinds } from '#contract/hotel/stays.limits.ts'
import { callerPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { stays } from '../stays/stays.table.ts'

/**
 * The latest request of each kind of a stay. Staff acknowledge it ('seen') and finish it ('done'). A finished request
 * remains, so that the guest sees that it is done; the next request of the same kind replaces it.
 */
export const alerts = pgTable(
  'hotel_alerts',
  {
    venueId: venueId(),
    stayId: uuid().notNull(),
    kind: text({ enum: alertKinds }).notNull(),
    askedAt: timestamptz().notNull(),
    seenAt: timestamptz(),
    seenBy: text(),
    doneAt: timestamptz(),
    doneBy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.stayId, t.kind] }),
    foreignKey({ columns: [t.venueId, t.stayId], foreignColumns: [stays.venueId, stays.id] }),
    index().on(t.venueId, t.doneAt),
    venuePolicy(t),
    callerPolicy('guest', t.stayId),
  ],
)
