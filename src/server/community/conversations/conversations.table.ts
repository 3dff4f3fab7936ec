import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, pgPolicy, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { appRole, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { files } from '#server/kernel/files/files.table.ts'
import { claims } from '../claims/claims.table.ts'
import { members } from '../members/members.table.ts'
import { requests } from '../requests/requests.table.ts'

/** Messages about a claim or a request, between its member and the staff. */
export const conversationMessages = pgTable(
  'community_messages',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    claimId: uuid(),
    requestId: uuid(),
    /** The member whose claim or request it is. */
    memberId: uuid().notNull(),
    from: text({ enum: ['member', 'staff'] }).notNull(),
    /** Name of the staff person or lider (class leader); empty for messages of the member. */
    by: text().notNull(),
    text: text().notNull(),
    photoId: uuid(),
    /** A note that only staff see. */
    internal: boolean().notNull().default(false),
    at: timestamptz().notNull(),
  },
  (t) => {
    const isVisible = sql`(select is_staff()) or (not ${t.internal} and (is_for_caller('member', ${t.memberId})
      or (${t.requestId} is not null and (select is_lider()))))`
    return [
      primaryKey({ columns: [t.venueId, t.id] }),
      foreignKey({ columns: [t.venueId, t.claimId], foreignColumns: [claims.venueId, claims.id] }),
      foreignKey({ columns: [t.venueId, t.requestId], foreignColumns: [requests.venueId, requests.id] }),
      foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
      foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
      check('community_messages_about', sql`num_nonnulls(${t.claimId}, ${t.requestId}) = 1`),
      index().on(t.venueId, t.claimId, t.at),
      index().on(t.venueId, t.requestId, t.at),
      venuePolicy(t),
      pgPolicy('of_conversation', { as: 'restrictive', to: appRole, using: isVisible, withCheck: isVisible }),
    ]
  },
)
