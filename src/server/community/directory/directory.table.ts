import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ofVenue, venueId } from '#server/kernel/db/columns.ts'
import { files } from '#server/kernel/files/files.table.ts'
import { members } from '../members/members.table.ts'

/** What every list of the community has: an order of its own, and entries that are kept but not shown. */
const listed = {
  place: integer().notNull().default(1),
  hidden: boolean().notNull().default(false),
  createdAt: moment().notNull().defaultNow(),
  version: integer().notNull().default(1),
}

export const suppliers = pgTable(
  'community_suppliers',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    phone: text().notNull(),
    /** The member who proposed it; null where staff entered it. */
    proposedBy: uuid(),
    /** Shown from then on; null while a proposal waits for staff. */
    approvedAt: moment(),
    ...listed,
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.proposedBy], foreignColumns: [members.venueId, members.id] }),
    index().on(t.venueId, t.place),
    ofVenue(t),
  ],
)

export const restaurants = pgTable(
  'community_restaurants',
  { venueId: venueId(), id: uuid().notNull(), name: text().notNull(), photoId: uuid(), ...listed },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    index().on(t.venueId, t.place),
    ofVenue(t),
  ],
)

export const maps = pgTable(
  'community_maps',
  { venueId: venueId(), id: uuid().notNull(), title: text().notNull(), photoId: uuid().notNull(), ...listed },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    index().on(t.venueId, t.place),
    ofVenue(t),
  ],
)

export const ministries = pgTable(
  'community_ministries',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    title: text().notNull(),
    /** The address to embed; null where it has no video. */
    youtube: text(),
    ...listed,
  },
  (t) => [primaryKey({ columns: [t.venueId, t.id] }), index().on(t.venueId, t.place), ofVenue(t)],
)
