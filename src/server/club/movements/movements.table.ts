import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { actionType, bags, bagType } from '../bags/bags.table.ts'
import { bagShifts } from '../custody/custody.table.ts'

/**
 * The custody ledger. A trigger refuses updates and deletes. Names and places are copied into each row, so that an
 * entry stays the same when its bag gets another owner.
 */
export const movements = pgTable(
  'club_movements',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    bagId: uuid().notNull(),
    position: integer().notNull(),
    actionType: actionType().notNull(),
    /** Stored in milliseconds, the precision of the cursor of a page. */
    at: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    madeAt: timestamptz(),
    personAdmin: text().notNull(),
    place: text().notNull(),
    comments: text().notNull(),
    type: bagType().notNull(),
    brand: text().notNull(),
    fullName: text().notNull(),
    numberSocio: text().notNull(),
    missing: text().array(),
    /** The shift in which a phone registered the movement; null outside of a shift. */
    bagShiftId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.bagId], foreignColumns: [bags.venueId, bags.id] }),
    foreignKey({ columns: [t.venueId, t.bagShiftId], foreignColumns: [bagShifts.venueId, bagShifts.id] }),
    index().on(t.venueId, t.bagShiftId).where(sql`bag_shift_id is not null`),
    unique().on(t.venueId, t.bagId, t.position),
    index().on(t.venueId, t.at, t.id),
    venuePolicy(t),
    staffPolicy({ purposes: ['bags'] }),
  ],
)
