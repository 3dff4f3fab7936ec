import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { staffPolicy, venueId, venuePolicy } from '#server/kernel/db/columns.ts'

/** Numbers of people and bags, updated by triggers: counting 100,000 rows takes longer than rendering a page. */
export const clubCounters = pgTable(
  'club_counters',
  {
    venueId: venueId(),
    people: integer().notNull().default(0),
    activePeople: integer().notNull().default(0),
    bags: integer().notNull().default(0),
    activeBags: integer().notNull().default(0),
    /** Bags that are not archived and whose last movement was an Ingreso, or a Retiro. */
    bagsIn: integer().notNull().default(0),
    bagsOut: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.venueId] }), venuePolicy(t), staffPolicy({ purposes: ['bags'] })],
)

/** Number of bag movements per hour in the venue's time zone; a trigger updates it on every insert of a movement. */
export const movementsPerHour = pgTable(
  'club_movement_hours',
  {
    venueId: venueId(),
    day: date().notNull(),
    hour: integer().notNull(),
    entries: integer().notNull().default(0),
    exits: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.venueId, t.day, t.hour] }), venuePolicy(t), staffPolicy({ purposes: ['bags'] })],
)
