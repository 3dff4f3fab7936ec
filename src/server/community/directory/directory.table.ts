import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, pgPolicy, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { appRole, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { files } from '#server/kernel/files/files.table.ts'
import { members } from '../members/members.table.ts'

/** Columns of every list: sort order `place`, and `hidden` for entries that only staff see. */
const listColumns = {
  place: integer().notNull().default(1),
  hidden: boolean().notNull().default(false),
  createdAt: timestamptz().notNull().defaultNow(),
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
    /** The member who proposed the supplier; null when staff entered it. */
    proposedBy: uuid(),
    /** Time of approval; null while the proposal waits. An approved supplier is public unless `hidden` is set. */
    approvedAt: timestamptz(),
    ...listColumns,
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.proposedBy], foreignColumns: [members.venueId, members.id] }),
    index().on(t.venueId, t.place),
    venuePolicy(t),
    pgPolicy('approved_or_own', {
      as: 'restrictive',
      to: appRole,
      using: sql`${t.approvedAt} is not null or is_for_caller('member', ${t.proposedBy})`,
      withCheck: sql`is_for_caller('member', ${t.proposedBy})`,
    }),
  ],
)

export const restaurants = pgTable(
  'community_restaurants',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    name: text().notNull(),
    photoId: uuid(),
    hours: text().notNull().default(''),
    phone: text().notNull().default(''),
    menuLink: text().notNull().default(''),
    ...listColumns,
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    index().on(t.venueId, t.place),
    venuePolicy(t),
  ],
)

export const maps = pgTable(
  'community_maps',
  { venueId: venueId(), id: uuid().notNull(), title: text().notNull(), photoId: uuid().notNull(), ...listColumns },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    index().on(t.venueId, t.place),
    venuePolicy(t),
  ],
)

export const ministries = pgTable(
  'community_ministries',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    title: text().notNull(),
    /** The video's embed URL; null without a video. */
    youtube: text(),
    ...listColumns,
  },
  (t) => [primaryKey({ columns: [t.venueId, t.id] }), index().on(t.venueId, t.place), venuePolicy(t)],
)
