import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { insertOnlyPolicy, venueId, venuePolicy } from '../db/columns.ts'
import type { RowChange } from './recordedChanges.ts'

/**
 * The activity log. The app's role may only insert and select (kernel/db/append-only-tables.ts); the function
 * `prune_activity` removes rows after 13 months. There are no foreign keys, because entries outlive their objects.
 */
export const activity = pgTable(
  'kernel_activity',
  {
    venueId: venueId(),
    id: uuid().notNull().defaultRandom(),
    /** Stored in milliseconds, the precision of the cursor of a page. */
    at: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    /** A session kind, 'visitor' for a caller without a session, or 'system' for a command on the server. */
    actorKind: text().notNull(),
    actorId: uuid(),
    /** Name at that time; an account that is renamed later keeps it here. */
    actorName: text().notNull(),
    address: text().notNull(),
    device: text().notNull(),
    /**
     * Name of the endpoint or of a security event, and its feature, the name without the last part: 'club.posts.create',
     * 'club.posts'.
     */
    action: text().notNull(),
    feature: text().notNull(),
    objectId: uuid(),
    objectLabel: text().notNull(),
    /** Ids in the input and of the changed rows: the entry is shown beside each of these objects. */
    objectIds: uuid().array().notNull(),
    changes: jsonb().$type<RowChange[]>().notNull(),
    /** Number of changed rows that `changes` does not describe. */
    omitted: integer().notNull().default(0),
    refused: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    index().on(t.venueId, t.at, t.id),
    index().on(t.venueId, t.actorId, t.at),
    index().on(t.venueId, t.feature, t.at),
    index().using('gin', t.objectIds),
    venuePolicy(t),
    insertOnlyPolicy(),
  ],
)

export type ActivityRow = typeof activity.$inferSelect
