import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bagTypes } from '#contract/club/bags.limits.ts'
import { actionTypes } from '#contract/club/movements.limits.ts'
import { staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { files } from '#server/kernel/files/files.table.ts'
import { people } from '../people/people.table.ts'
import { bytewiseText } from '../search/search.table.ts'

export const bagType = pgEnum('club_bag_type', bagTypes)
export const actionType = pgEnum('club_action_type', actionTypes)

export const bags = pgTable(
  'club_bags',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    type: bagType().notNull(),
    brand: text().notNull(),
    ownerId: uuid().notNull(),
    place: text().notNull().default(''),
    photoId: uuid(),
    active: boolean().notNull().default(true),
    archivedAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
    /** Number of movements in the bag's ledger; adding a movement locks the bag's row first. */
    position: integer().notNull().default(0),
    lastAction: actionType(),
    lastMove: timestamptz(),
    /** Owner name, member number, brand and place, for the search. Triggers update it, also when the owner changes. */
    search: bytewiseText().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.ownerId], foreignColumns: [people.venueId, people.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    index().on(t.venueId, t.ownerId),
    index().on(t.venueId, t.search, t.id).where(sql`archived_at is null`),
    index().on(t.venueId, t.archivedAt, t.id).where(sql`archived_at is not null`),
    venuePolicy(t),
    staffPolicy({ kinds: ['screen'], purposes: ['bags'] }, sql`${t.ownerId} = any ((select own_people())::uuid[])`),
  ],
)

export const bagItems = pgTable(
  'club_bag_items',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    bagId: uuid().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    photoId: uuid(),
    /** Sort order among the bag's items. */
    place: integer().notNull(),
    missingSince: timestamptz(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.bagId], foreignColumns: [bags.venueId, bags.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    index().on(t.venueId, t.bagId, t.place),
    index().on(t.venueId, t.missingSince, t.id).where(sql`missing_since is not null`),
    venuePolicy(t),
    staffPolicy({ kinds: ['screen'], purposes: ['bags'] }),
  ],
)

export const bagComments = pgTable(
  'club_bag_comments',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    bagId: uuid().notNull(),
    comments: text().notNull(),
    at: timestamptz().notNull(),
    personAdmin: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.bagId], foreignColumns: [bags.venueId, bags.id] }),
    index().on(t.venueId, t.bagId, t.at, t.id),
    venuePolicy(t),
    staffPolicy(),
  ],
)
