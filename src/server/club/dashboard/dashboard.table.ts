import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { ofVenue, venueId } from '#server/kernel/db/columns.ts'

/** How many there are, counted by triggers as they come and go: counting 100,000 rows takes longer than a page. */
export const counters = pgTable(
  'club_counters',
  {
    venueId: venueId(),
    people: integer().notNull().default(0),
    activePeople: integer().notNull().default(0),
    bags: integer().notNull().default(0),
    activeBags: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.venueId] }), ofVenue(t)],
)

/** Movements of each hour on the venue's clock, counted by a trigger as they are written. */
export const movementHours = pgTable(
  'club_movement_hours',
  {
    venueId: venueId(),
    day: date().notNull(),
    hour: integer().notNull(),
    entries: integer().notNull().default(0),
    exits: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.venueId, t.day, t.hour] }), ofVenue(t)],
)
