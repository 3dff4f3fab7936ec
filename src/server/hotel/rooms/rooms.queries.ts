import { and, asc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm'
import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { insertOnce } from '#server/kernel/db/rowOperations.ts'
import { nextRoomNumber } from './rooms.rules.ts'
import { rooms } from './rooms.table.ts'

const { venueId, id, kind, number, printing } = getTableColumns(rooms)

const roomsWhere = (db: Db, condition?: SQL) =>
  db
    .select({ venueId, id, kind, number, printing })
    .from(rooms)
    .where(and(isNull(rooms.removedAt), condition))
    .orderBy(asc(rooms.number))

export const roomsOfKind = (db: Db, roomKind: RoomKind) => roomsWhere(db, eq(rooms.kind, roomKind))

export const findRoom = async (db: Db, id: string) => {
  const [room] = await roomsWhere(db, eq(rooms.id, id))
  return room ?? null
}

export const findRoomByNumber = async (db: Db, number: number) => {
  const [room] = await roomsWhere(db, eq(rooms.number, number))
  return room ?? null
}

/**
 * Creates a room with the next free number; a repeated id returns the stored room. Concurrent calls can choose the same number; the
 * call whose insert fails chooses again.
 */
export const createRoom = async (db: Db, newRoom: { venueId: number; id: string; kind: RoomKind; createdAt: Date }) => {
  for (;;) {
    const all = await roomsWhere(db)
    const count = all.filter(({ kind }) => kind === newRoom.kind).length
    const number = nextRoomNumber(newRoom.kind, count, new Set(all.map((room) => room.number)))
    if ((await insertOnce(db, rooms, { ...newRoom, number })) || (await findRoom(db, newRoom.id)))
      return findRoom(db, newRoom.id)
  }
}
