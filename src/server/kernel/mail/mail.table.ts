import { sql } from 'drizzle-orm'
import { index, integer, pgPolicy, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { appRole, insertOnlyPolicy, timestamptz, venueId, venuePolicy } from '../db/columns.ts'

/** The outbox of mails. A mail's row is inserted in the transaction that causes it, and sent after the commit. */
export const mails = pgTable(
  'kernel_mails',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** Address to which a reply goes; null stands for the venue's mail address at the time of sending. */
    replyTo: text(),
    /** A calendar event (RFC 5545) that is attached to the mail. */
    calendar: text(),
    createdAt: timestamptz().notNull().defaultNow(),
    dueAt: timestamptz().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    lastError: text(),
    sentAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    index().on(t.dueAt).where(sql`${t.sentAt} is null`),
    index().on(t.venueId, t.createdAt).where(sql`${t.sentAt} is null`),
    venuePolicy(t),
    insertOnlyPolicy(),
    // The background sender serves all venues: this policy shows it the unsent mails of each.
    pgPolicy('for_the_sender', {
      for: 'select',
      to: appRole,
      using: sql`current_setting('casa.errand', true) = 'mail' and ${t.sentAt} is null`,
    }),
  ],
)
