import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { alertKinds } from '#contract/community/alerts.limits.ts'
import { callerPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { members } from '../members/members.table.ts'

export const alertKind = pgEnum('community_alert_kind', alertKinds)

/** Emergencies that members reported. Rows are never deleted and are acknowledged once. */
export const alerts = pgTable(
  'community_alerts',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    memberId: uuid().notNull(),
    kind: alertKind().notNull(),
    at: timestamptz().notNull(),
    acknowledgedAt: timestamptz(),
    /** Name of the staff person who acknowledged the alert. */
    acknowledgedBy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    check('community_alerts_acknowledged', sql`(${t.acknowledgedAt} is null) = (${t.acknowledgedBy} is null)`),
    index().on(t.venueId, t.at),
    venuePolicy(t),
    callerPolicy('member', t.memberId),
  ],
)
