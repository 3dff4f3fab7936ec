import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ofVenue, venueId } from '#server/kernel/db/columns.ts'

export const messages = pgTable(
  'club_messages',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    title: text().notNull(),
    youtube: text().notNull(),
    /** Smaller comes first; a new one goes below the smallest. */
    place: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.venueId, t.id] }), index().on(t.venueId, t.place), ofVenue(t)],
)
