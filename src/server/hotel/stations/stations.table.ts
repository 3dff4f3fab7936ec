import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { defaultStationMinutes } from '#contract/hotel/stations.limits.ts'
import { staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'

/** Preparation stations, such as bar, cold kitchen and grill. Products and categories name the one that prepares them. */
export const stations = pgTable(
  'hotel_stations',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    name: text().notNull(),
    /** Minutes from acceptance until a line should be ready; a line that takes longer is late. */
    minutes: integer().notNull().default(defaultStationMinutes),
    orderStation: integer().notNull().default(1),
    createdAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    check('hotel_stations_name', sql`${t.name} <> ''`),
    check('hotel_stations_minutes', sql`${t.minutes} > 0`),
    venuePolicy(t),
    // A guest's order copies the station of each product to its lines.
    staffPolicy({ kinds: ['guest'] }),
  ],
)
