import { sql } from 'drizzle-orm'
import { check, integer, pgEnum, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { roomKinds } from '#contract/hotel/rooms.limits.ts'
import { moment, ofVenue, venueId } from '#server/kernel/db/columns.ts'

export const roomKind = pgEnum('hotel_room_kind', roomKinds)

/** Rooms and tables. A removed one stays for the stays that were in it; its number is free again. */
export const rooms = pgTable(
  'hotel_rooms',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    kind: roomKind().notNull(),
    number: integer().notNull(),
    /** Its code on the wall is signed with this: those of earlier printings are worthless. */
    printing: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    removedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    uniqueIndex('hotel_rooms_number').on(t.venueId, t.number).where(sql`${t.removedAt} is null`),
    check('hotel_rooms_number_counts', sql`${t.number} > 0`),
    ofVenue(t),
  ],
)
