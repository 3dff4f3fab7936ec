import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { deliveredEvents, deliveryResults, pauseReasons, webhookEvents } from '#contract/kernel/webhooks.limits.ts'
import { appRole, insertOnlyPolicy, staffPolicy, timestamptz, venueId, venuePolicy } from '../db/columns.ts'

const sqlList = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/** URLs of other programs to which events are sent. Their secrets are not stored: they are derived from the id. */
export const webhooks = pgTable(
  'kernel_webhooks',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    events: text({ enum: webhookEvents }).array().notNull(),
    createdAt: timestamptz().notNull(),
    createdBy: text().notNull(),
    /** Time of the first failed attempt since the last delivery; null if the last attempt succeeded. */
    failingSince: timestamptz(),
    pausedAt: timestamptz(),
    pauseReason: text({ enum: pauseReasons }),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    check(
      'kernel_webhooks_events',
      sql`cardinality(${t.events}) > 0 and ${t.events} <@ array[${sqlList(webhookEvents)}]`,
    ),
    check('kernel_webhooks_reason', sql`${t.pauseReason} in (${sqlList(pauseReasons)})`),
    check('kernel_webhooks_paused', sql`(${t.pausedAt} is null) = (${t.pauseReason} is null)`),
    venuePolicy(t),
    // The trigger that queues events has the purpose 'webhooks', because guests and members cause events too.
    staffPolicy({ purposes: ['webhooks'] }),
    pgPolicy('for_the_sender', {
      for: 'select',
      to: appRole,
      using: sql`current_setting('casa.errand', true) = 'webhooks' and ${t.pausedAt} is null`,
    }),
  ],
)

/**
 * The outbox of webhooks. A trigger inserts a row for each webhook that has chosen an event, in the transaction of the change
 * (migration 0046).
 */
export const webhookDeliveries = pgTable(
  'kernel_webhook_deliveries',
  {
    venueId: venueId(),
    /** The event's id for the receiver, the same in every attempt. */
    id: uuid().notNull().defaultRandom(),
    webhookId: uuid().notNull(),
    event: text({ enum: deliveredEvents }).notNull(),
    /** Some columns of the changed row, by the names of the database. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Stored in milliseconds, the precision of the cursor of a page. */
    createdAt: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull().defaultNow(),
    dueAt: timestamptz().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    attemptedAt: timestamptz(),
    result: text({ enum: deliveryResults }),
    /** HTTP status of the last response. */
    status: integer(),
    /** Time at which the delivery ended: delivered, given up or canceled. */
    sentAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.webhookId], foreignColumns: [webhooks.venueId, webhooks.id] }).onDelete(
      'cascade',
    ),
    index().on(t.venueId, t.webhookId, t.dueAt).where(sql`sent_at is null`),
    index().on(t.venueId, t.webhookId, t.createdAt, t.id),
    check('kernel_webhook_deliveries_event', sql`${t.event} in (${sqlList(deliveredEvents)})`),
    check('kernel_webhook_deliveries_result', sql`${t.result} in (${sqlList(deliveryResults)})`),
    venuePolicy(t),
    insertOnlyPolicy(),
    pgPolicy('for_the_sender', {
      for: 'select',
      to: appRole,
      using: sql`current_setting('casa.errand', true) = 'webhooks' and ${t.sentAt} is null`,
    }),
  ],
)

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
