import { date, foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { staffPolicy, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { listings } from '../listings/listings.table.ts'

/** Number of views per listing and day, in the venue's time zone. */
export const listingViews = pgTable(
  'properties_views',
  {
    venueId: venueId(),
    day: date().notNull(),
    listingId: uuid().notNull(),
    views: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.day, t.listingId] }),
    foreignKey({ columns: [t.venueId, t.listingId], foreignColumns: [listings.venueId, listings.id] }).onDelete(
      'cascade',
    ),
    venuePolicy(t),
    staffPolicy({ purposes: ['view'] }),
  ],
)
