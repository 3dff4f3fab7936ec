import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgPolicy, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import {
  appRole,
  callerPolicy,
  insertOnlyPolicy,
  timestamptz,
  venueId,
  venuePolicy,
} from '#server/kernel/db/columns.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { members, pushKind } from '../members/members.table.ts'

/**
 * Unused. Subscriptions and messages are in kernel_push_devices and kernel_pushes; the previous version uses these tables
 * and may still run on another node.
 */
export const pushDevices = pgTable(
  'community_push_devices',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    memberId: uuid().notNull(),
    /** The session that subscribed; the subscription is deleted with it. */
    sessionId: uuid().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    foreignKey({ columns: [t.venueId, t.sessionId], foreignColumns: [sessions.venueId, sessions.id] }).onDelete(
      'cascade',
    ),
    index().on(t.venueId, t.sessionId),
    unique().on(t.venueId, t.memberId, t.endpoint),
    venuePolicy(t),
    callerPolicy('member', t.memberId),
  ],
)

/** Unused since kernel_pushes replaced it; a node of the previous version may still write to it. */
export const pushMessages = pgTable(
  'community_pushes',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    /** Id of the member; null means all members. Inactive members and members who muted the kind get nothing. */
    memberId: uuid(),
    kind: pushKind().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Path of the page that a tap on the message opens. */
    address: text().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
    dueAt: timestamptz().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    sentAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    index().on(t.dueAt).where(sql`sent_at is null`),
    venuePolicy(t),
    insertOnlyPolicy(),
    // The background sender may select unsent messages of all venues.
    pgPolicy('waiting', {
      for: 'select',
      to: appRole,
      using: sql`${t.sentAt} is null and current_setting('casa.errand', true) = 'push'`,
    }),
  ],
)
