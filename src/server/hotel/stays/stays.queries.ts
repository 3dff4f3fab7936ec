import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import { stayLimits } from '#contract/hotel/stays.limits.ts'
import type { RoomOverview, Stay } from '#contract/hotel/stays.ts'
import { type Db, withPurpose } from '#server/kernel/db/database.ts'
import { lockRow } from '#server/kernel/db/rowOperations.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { listOpenAlerts } from '../alerts/alerts.queries.ts'
import { chats, messages } from '../chat/chat.table.ts'
import { orders } from '../orders/orders.table.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { occupiedRooms, stays } from './stays.table.ts'

export type StayRow = typeof stays.$inferSelect

/** Id of the open stay in a room; null for a free room, and for callers from whom row-level security hides the stay. */
export const findOpenStayId = async (db: Db, roomId: string): Promise<string | null> => {
  const [found] = await db
    .select({ stayId: occupiedRooms.stayId })
    .from(occupiedRooms)
    .where(eq(occupiedRooms.roomId, roomId))
  return found?.stayId ?? null
}

/**
 * Id of the open stay in a room, for a caller who wants to enter the stay and is not its guest yet. The id must not be sent to
 * visitors.
 */
export const findStayToEnter = (db: Db, roomId: string) => withPurpose(db, 'stay', () => findOpenStayId(db, roomId))

/** Refusals of a write to a closed stay, and of a second stay in an occupied place, by kind. */
export const closedStayCodes = { room: 'room_closed', table: 'table_closed' } as const
export const occupiedCodes = { room: 'room_busy', table: 'table_busy' } as const

/** The refusal for a closed stay. A stay that the caller may not read counts as one of a room. */
export const closedStayRefusal = async (db: Db, roomId: string | undefined) => {
  const [found] = roomId ? await db.select({ kind: rooms.kind }).from(rooms).where(eq(rooms.id, roomId)) : []
  return closedStayCodes[found?.kind ?? 'room']
}

/**
 * Locks a stay so that it cannot be closed before the transaction ends. Several transactions can hold 'key share'. A
 * transaction that checks the orders of the stay before adding one needs 'no key update', which only one can hold.
 */
export const lockOpenStay = async (
  db: Db,
  id: string,
  strength: 'key share' | 'no key update' = 'key share',
): Promise<StayRow | (typeof closedStayCodes)[RoomKind]> => {
  const stay = await lockRow(db, stays, id, strength)
  return stay && !stay.closedAt ? stay : closedStayRefusal(db, stay?.roomId)
}

const roomColumns = { id: rooms.id, kind: rooms.kind, number: rooms.number }
const roomJoin = and(eq(rooms.venueId, stays.venueId), eq(rooms.id, stays.roomId))

export const findStay = async (db: Db, id: string): Promise<(Stay & { row: StayRow }) | null> => {
  const [found] = await db
    .select({ row: stays, room: roomColumns })
    .from(stays)
    .innerJoin(rooms, roomJoin)
    .where(eq(stays.id, id))
  if (!found) return null
  const { row, room } = found
  return {
    row,
    room,
    id: row.id,
    name: row.name,
    mail: row.mail,
    openedAt: row.openedAt.toISOString(),
    openedBy: row.openedBy,
    closedAt: row.closedAt?.toISOString() ?? null,
    closedBy: row.closedBy,
  }
}

export const findLatestStay = async (db: Db, mail: string, stayId?: string) => {
  const [latest] = await db
    .select({ id: stays.id })
    .from(stays)
    .where(and(eq(stays.mail, mail), stayId ? eq(stays.id, stayId) : undefined))
    .orderBy(desc(stays.openedAt))
    .limit(1)
  return latest ? findStay(db, latest.id) : null
}

/** Closed stays of a room, newest first. */
export const listPastStays = async (db: Db, roomId: string) => {
  const { id, name, mail, openedAt, closedAt } = stays
  const found = await db
    .select({ id, name, mail, openedAt, closedAt })
    .from(stays)
    .where(and(eq(stays.roomId, roomId), isNotNull(closedAt)))
    .orderBy(desc(openedAt))
    .limit(stayLimits.past)
  return found.map((stay) => ({
    ...stay,
    openedAt: stay.openedAt.toISOString(),
    closedAt: (stay.closedAt ?? stay.openedAt).toISOString(),
  }))
}

const isOrderOfStay = sql`${orders.venueId} = ${stays.venueId} and ${orders.stayId} = ${stays.id}`
const lastStatus = sql<
  RoomOverview['orderStatus'] | null
>`(select ${orders.status} from ${orders} where ${isOrderOfStay}
  order by ${orders.number} desc limit 1)`
const waitingSince = sql<Date | null>`(select min(${orders.sentAt}) from ${orders} where ${isOrderOfStay}
  and ${orders.status} = 'pending')`.mapWith(orders.sentAt)
const unread = sql<number>`(select count(*)::int from ${messages} where ${messages.venueId} = ${stays.venueId}
  and ${messages.stayId} = ${stays.id} and ${messages.from} = 'guest' and ${messages.position} > ${chats.staffRead})`
const phones = sql<number>`(select count(*)::int from ${sessions} where ${sessions.venueId} = ${stays.venueId}
  and ${sessions.kind} = 'guest' and ${sessions.subject} = ${stays.id})`

export const loadRoomOverview = async (db: Db, kind: RoomKind): Promise<RoomOverview[]> => {
  const found = await db
    .select({ room: roomColumns, stay: stays, lastStatus, waitingSince, unread, phones })
    .from(rooms)
    .leftJoin(occupiedRooms, and(eq(occupiedRooms.venueId, rooms.venueId), eq(occupiedRooms.roomId, rooms.id)))
    .leftJoin(stays, and(eq(stays.venueId, occupiedRooms.venueId), eq(stays.id, occupiedRooms.stayId)))
    .leftJoin(chats, and(eq(chats.venueId, stays.venueId), eq(chats.stayId, stays.id)))
    .where(and(eq(rooms.kind, kind), sql`${rooms.removedAt} is null`))
    .orderBy(asc(rooms.number))
  const open = await listOpenAlerts(db)
  return found.map(({ room, stay, lastStatus, waitingSince, unread, phones }) => ({
    ...room,
    orderStatus: lastStatus ?? '',
    waitingSince: waitingSince?.toISOString() ?? null,
    stay: stay && {
      id: stay.id,
      name: stay.name,
      since: stay.openedAt.toISOString(),
      alerts: open
        .filter(({ stayId }) => stayId === stay.id)
        .map(({ what, at, seenAt }) => ({ what, at, seenAt, doneAt: null })),
      noDisturb: stay.noDisturb,
      unread,
      phones,
      codeGuessed: stay.codeChangeReason === 'guessed',
    },
  }))
}
