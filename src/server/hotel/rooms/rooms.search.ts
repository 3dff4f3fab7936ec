import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { to } from '#contract/hotel/pages.ts'
import { containsWords, type SearchKind, startsWithNumber } from '#server/kernel/search/searchKind.ts'
import { hotelSearchText as text } from '../search.text.ts'
import { occupiedRooms, stays } from '../stays/stays.table.ts'
import { rooms } from './rooms.table.ts'

/** Rooms and tables, by their number or by the name of the guest who is there. */
export const roomsSearch: SearchKind = {
  name: 'hotel.rooms',
  nouns: text.rooms,
  pages: { staff: 'room', admin: 'room' },
  async find({ db, words, limit }) {
    const { id, kind, number } = rooms
    const rows = await db
      .select({ id, kind, number, stayId: occupiedRooms.stayId, guest: stays.name })
      .from(rooms)
      .leftJoin(occupiedRooms, and(eq(occupiedRooms.venueId, rooms.venueId), eq(occupiedRooms.roomId, rooms.id)))
      .leftJoin(stays, and(eq(stays.venueId, occupiedRooms.venueId), eq(stays.id, occupiedRooms.stayId)))
      .where(and(isNull(rooms.removedAt), or(startsWithNumber(words, number), containsWords(words, stays.name))))
      .orderBy(asc(number))
      .limit(limit)
    return rows.map((room) => ({
      id: room.id,
      kind: text.room[room.kind],
      title: text.roomTitle(room.kind, room.number),
      detail: [room.stayId ? text.busy : text.free, room.guest].filter(Boolean).join(' · '),
      link: to('room', { idTable: room.number }),
    }))
  },
}
