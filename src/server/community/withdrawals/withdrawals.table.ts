import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { withdrawalLimits } from '#contract/community/withdrawals.limits.ts'
import { callerPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { members } from '../members/members.table.ts'

/** Baskets of golf balls that members took, one row per basket. */
export const withdrawals = pgTable(
  'community_withdrawals',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    memberId: uuid().notNull(),
    balls: integer().notNull().default(withdrawalLimits.balls),
    at: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    check('community_withdrawals_balls', sql`${t.balls} > 0`),
    index().on(t.venueId, t.memberId, t.at),
    index().on(t.venueId, t.at),
    venuePolicy(t),
    callerPolicy('member', t.memberId),
  ],
)
