import { sql } from 'drizzle-orm'
import { check, integer, pgEnum, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { roomKinds } from '#contract/hotel/rooms.limits.ts'
import { timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'

export const roomKind = pgEnum('hotel_room_kind', roomKinds)

/** Rooms and tables. A removed row remains, because its stays reference it; its number can be used again. */
export const rooms = pgTable(
  'hotel_rooms',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    kind: roomKind().notNull(),
    number: integer().notNull(),
    /** Part of the signature in the room's QR code: a higher number invalidates the codes printed before. */
    printing: integer().notNull().default(1),
    createdAt: timestamptz().notNull().defaultNow(),
    removedAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    uniqueIndex('hotel_rooms_number').on(t.venueId, t.number).where(sql`${t.removedAt} is null`),
    check('hotel_rooms_number_counts', sql`${t.number} > 0`),
    venuePolicy(t),
  ],
)
