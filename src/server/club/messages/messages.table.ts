import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'

export const messages = pgTable(
  'club_messages',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    title: text().notNull(),
    youtube: text().notNull(),
    /** Sort order, ascending. A new message gets the smallest value minus 1 and becomes the first. */
    place: integer().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.venueId, t.id] }), index().on(t.venueId, t.place), venuePolicy(t)],
)
