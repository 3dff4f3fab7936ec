import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { scopes } from '#contract/kernel/scopes.limits.ts'
import { bytea, staffPolicy, timestamptz, venueId, venuePolicy } from '../db/columns.ts'

/** Keys with which other programs call the API. A revoked key stays, because the activity log names it. */
export const apiKeys = pgTable(
  'kernel_api_keys',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    name: text().notNull(),
    scopes: text({ enum: scopes as [(typeof scopes)[number]] })
      .array()
      .notNull(),
    /** SHA-256 of the key's secret, so that a copy of this table calls nothing. */
    secretHash: bytea().notNull(),
    createdAt: timestamptz().notNull(),
    createdBy: text().notNull(),
    /** Written at most once a minute. */
    lastUsedAt: timestamptz(),
    revokedAt: timestamptz(),
  },
  (t) => [primaryKey({ columns: [t.venueId, t.id] }), venuePolicy(t), staffPolicy({ purposes: ['session'] })],
)
