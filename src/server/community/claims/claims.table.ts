import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgEnum, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { claimStatuses } from '#contract/community/claims.limits.ts'
import { callerPolicy, staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { files } from '#server/kernel/files/files.table.ts'
import { staffAccounts } from '#server/kernel/identity/identity.table.ts'
import { members } from '../members/members.table.ts'

export const claimStatus = pgEnum('community_claim_status', claimStatuses)

/** The last claim number of each venue. Taking the next number locks the row: no gaps, no duplicates. */
export const claimNumbers = pgTable(
  'community_claim_numbers',
  { venueId: venueId(), last: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.venueId] }), venuePolicy(t), staffPolicy({ kinds: ['member'] })],
)

export const claims = pgTable(
  'community_claims',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    number: integer().notNull(),
    memberId: uuid().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    place: text().notNull(),
    photoId: uuid(),
    status: claimStatus().notNull().default('sent'),
    createdAt: timestamptz().notNull(),
    /** Name of the staff person who sent the claim for the member; null if the member sent it. */
    createdBy: text(),
    /** Time and author of the last answer, or of the completion without one; null while the member's last message is unanswered. */
    answeredAt: timestamptz(),
    answeredBy: text(),
    /** The staff account that takes care of the claim. */
    assigneeId: uuid(),
    /**
     * Unused, like `version`: the previous version of the program uses both and may still run on another node; the next one can
     * drop them.
     */
    answer: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    foreignKey({ columns: [t.venueId, t.assigneeId], foreignColumns: [staffAccounts.venueId, staffAccounts.id] }),
    unique().on(t.venueId, t.number),
    check('community_claims_answered', sql`(${t.answeredAt} is null) = (${t.answeredBy} is null)`),
    index().on(t.venueId, t.memberId, t.number),
    index().on(t.venueId, t.status, t.number),
    venuePolicy(t),
    callerPolicy('member', t.memberId),
  ],
)
