import { sql } from 'drizzle-orm'
import {
  check,
  date,
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
import type { MailChoice } from '#contract/kernel/waiting.limits.ts'
import { appRole, insertOnlyPolicy, staffPolicy, timestamptz, venueId, venuePolicy } from '../db/columns.ts'
import { staffAccountForeignKey } from '../identity/identity.table.ts'

export interface Choice {
  screen: boolean
  push: boolean
  mail: MailChoice
}

/** Choices of staff accounts about their notifications. An account without a row has the defaults. */
export const notificationSettings = pgTable(
  'kernel_notification_settings',
  {
    venueId: venueId(),
    staffId: uuid().notNull(),
    /** Choices by the name of a kind of waiting item; a missing kind has its default. */
    choices: jsonb().$type<Record<string, Choice>>().notNull(),
    /** Hour of the daily digest, in the venue's time zone. */
    digestHour: integer().notNull(),
    /** Local day of the last digest; it is not sent twice on one day. */
    digestOn: date(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.staffId] }),
    staffAccountForeignKey(t),
    check('kernel_notification_settings_hour', sql`${t.digestHour} between 0 and 23`),
    venuePolicy(t),
    staffPolicy(),
  ],
)

/**
 * New waiting items of which staff are to be notified. A row is inserted in the transaction that creates the item or, for kinds
 * that appear by themselves, by a background task; another task then queues mails and push messages by the choices of each account.
 */
export const notices = pgTable(
  'kernel_notices',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    kind: text().notNull(),
    itemId: text().notNull(),
    /** Time since which the item waits: an item that waits again later has another one. */
    since: timestamptz().notNull().defaultNow(),
    dueAt: timestamptz().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    /** Set for kinds that appear by themselves: the row remains until the item is handled, so that nobody is notified twice. */
    sentAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    unique().on(t.venueId, t.kind, t.itemId, t.since),
    index().on(t.dueAt).where(sql`${t.sentAt} is null`),
    venuePolicy(t),
    insertOnlyPolicy(),
    // The background task serves all venues: this policy shows it the unsent notices of each.
    pgPolicy('for_the_sender', {
      for: 'select',
      to: appRole,
      using: sql`current_setting('casa.errand', true) = 'notices' and ${t.sentAt} is null`,
    }),
  ],
)
