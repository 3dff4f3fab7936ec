import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { requestKinds } from '#contract/community/requests.limits.ts'
import { appRole, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { staffAccounts } from '#server/kernel/identity/identity.table.ts'
import { members } from '../members/members.table.ts'

export const requestKind = pgEnum('community_request_kind', requestKinds)

/** Requests of members for prayer, contact or a group. Staff and liders (class leaders) answer them. */
export const requests = pgTable(
  'community_requests',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    memberId: uuid().notNull(),
    kind: requestKind().notNull(),
    words: text().notNull(),
    createdAt: timestamptz().notNull(),
    /** Time and author of the last answer of staff or a lider; null while the member's last message is unanswered. */
    answeredAt: timestamptz(),
    answeredBy: text(),
    /** The staff account that takes care of the request. */
    assigneeId: uuid(),
    /**
     * Unused, like `version`: the previous version of the program uses both and may still run on another node; the next one can
     * drop them.
     */
    answer: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (t) => {
    const isOwnOrLider = sql`is_for_caller('member', ${t.memberId}) or is_lider()`
    return [
      primaryKey({ columns: [t.venueId, t.id] }),
      foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
      foreignKey({ columns: [t.venueId, t.assigneeId], foreignColumns: [staffAccounts.venueId, staffAccounts.id] }),
      check('community_requests_answered', sql`(${t.answeredAt} is null) = (${t.answeredBy} is null)`),
      index().on(t.venueId, t.memberId, t.createdAt),
      index().on(t.venueId, t.createdAt),
      venuePolicy(t),
      pgPolicy('of_caller_or_lider', { as: 'restrictive', to: appRole, using: isOwnOrLider, withCheck: isOwnOrLider }),
    ]
  },
)
