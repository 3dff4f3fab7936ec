import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgPolicy, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { appRole, moment, ofCaller, ofVenue, venueId } from '#server/kernel/db/columns.ts'
import { members, pushKind } from '../members/members.table.ts'

/** A browser that a member allowed to be told, as the Web Push protocol knows it. */
export const pushDevices = pgTable(
  'community_push_devices',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    memberId: uuid().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    unique().on(t.venueId, t.memberId, t.endpoint),
    ofVenue(t),
    ofCaller('member', t.memberId),
  ],
)

/** What waits to be sent to a member's devices: written with what it tells of, or not at all. */
export const pushes = pgTable(
  'community_pushes',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    /** Null: every member who wants to be told of this kind. */
    memberId: uuid(),
    kind: pushKind().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** The page of ours that it opens. */
    address: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    dueAt: moment().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    sentAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    index().on(t.dueAt).where(sql`sent_at is null`),
    ofVenue(t),
    // The sender looks for what waits, whichever venue it is of.
    pgPolicy('waiting', {
      for: 'select',
      to: appRole,
      using: sql`${t.sentAt} is null and current_setting('casa.errand', true) = 'push'`,
    }),
  ],
)
