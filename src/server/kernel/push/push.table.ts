import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { type Language, languages } from '#contract/kernel/languages.limits.ts'
import { sessionKinds } from '#contract/kernel/roles.ts'
import { appRole, insertOnlyPolicy, staffPolicy, timestamptz, venueId, venuePolicy } from '../db/columns.ts'
import { sessions } from '../identity/identity.table.ts'

/** Web Push subscriptions: the browsers to which members, guests and staff allow push messages. */
export const pushDevices = pgTable(
  'kernel_push_devices',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    sessionKind: text({ enum: sessionKinds }).notNull(),
    /** Id of the member, stay or staff account. */
    subject: uuid().notNull(),
    /** The session that subscribed; the subscription is deleted with it. */
    sessionId: uuid().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text({ enum: languages }).notNull().default('spanish'),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.sessionId], foreignColumns: [sessions.venueId, sessions.id] }).onDelete(
      'cascade',
    ),
    index().on(t.venueId, t.sessionId),
    unique().on(t.venueId, t.sessionKind, t.subject, t.endpoint),
    venuePolicy(t),
    staffPolicy({}, sql`is_for_caller(${t.sessionKind}, ${t.subject})`),
  ],
)

export type PushDevice = typeof pushDevices.$inferSelect

/** A browser to which a message is sent. */
export type PushTarget = Pick<PushDevice, 'id' | 'endpoint' | 'p256dh' | 'auth' | 'language'>

/** The text of a message and the path of the page that a tap on it opens. */
export interface PushText {
  title: string
  body: string
  address: string
}

/** Queue of push messages. A row is inserted in the transaction of the change that it reports. */
export const pushMessages = pgTable(
  'kernel_pushes',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    recipientKind: text({ enum: sessionKinds }).notNull(),
    /** The member, stay or staff account; null sends to everyone of this session kind who has not muted the message's kind. */
    recipient: uuid(),
    /** One of the product's kinds, by which recipients mute messages. */
    kind: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    address: text().notNull(),
    /** Texts for devices in other languages; a device without one gets the text of the row. */
    translations: jsonb().$type<Partial<Record<Language, PushText>>>(),
    /** Devices of a recipient whose sessions end in the same transaction; erased after sending. */
    lastDevices: jsonb().$type<PushTarget[]>(),
    createdAt: timestamptz().notNull().defaultNow(),
    dueAt: timestamptz().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    sentAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
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

export type PushMessage = typeof pushMessages.$inferSelect
