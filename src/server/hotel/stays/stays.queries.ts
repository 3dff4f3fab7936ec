import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import { stayLimits } from '#contract/hotel/stays.limits.ts'
import type { Knock, Phone, RoomOnBoard, Stay } from '#contract/hotel/stays.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { lockRow } from '#server/kernel/db/verbs.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { ofSubject } from '#server/kernel/identity/sessions.ts'
import { chats, messages } from '../chat/chat.table.ts'
import { orders } from '../orders/orders.table.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { knocks, occupied, stays } from './stays.table.ts'

export type StayRow = typeof stays.$inferSelect

/** The stay that is in a room now; null while it is free. Whoever asks need not be a guest of it. */
export const occupantOf = async (db: Db, roomId: string): Promise<string | null> => {
  const [found] = await db.select({ stayId: occupied.stayId }).from(occupied).where(eq(occupied.roomId, roomId))
  return found?.stayId ?? null
}

/**
 * Holds a stay open until the transaction ends: nobody closes its room meanwhile. Several may hold it so; whoever looks
 * at what it has before adding to it takes turns with others who do ('no key update').
 */
export const holdOpen = async (
  db: Db,
  id: string,
  strength: 'key share' | 'no key update' = 'key share',
): Promise<StayRow | 'room_closed'> => {
  const stay = await lockRow(db, stays, id, strength)
  return stay && !stay.closedAt ? stay : 'room_closed'
}

/** What guests have asked for, as screens show it. */
export const wishesOf = ({ cleanAt, payAt, noDisturb }: Pick<StayRow, 'cleanAt' | 'payAt' | 'noDisturb'>) => ({
  clean: cleanAt?.toISOString() ?? null,
  pay: payAt?.toISOString() ?? null,
  noDisturb,
})

const roomShown = { id: rooms.id, kind: rooms.kind, number: rooms.number }
const itsRoom = and(eq(rooms.venueId, stays.venueId), eq(rooms.id, stays.roomId))

export const findStay = async (db: Db, id: string): Promise<(Stay & { row: StayRow }) | null> => {
  const [found] = await db
    .select({ row: stays, room: roomShown })
    .from(stays)
    .innerJoin(rooms, itsRoom)
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

export const latestStayOf = async (db: Db, mail: string, stayId?: string) => {
  const [latest] = await db
    .select({ id: stays.id })
    .from(stays)
    .where(and(eq(stays.mail, mail), stayId ? eq(stays.id, stayId) : undefined))
    .orderBy(desc(stays.openedAt))
    .limit(1)
  return latest ? findStay(db, latest.id) : null
}

export const phonesOf = async (db: Db, stayId: string, thisOne: string | null): Promise<Phone[]> => {
  const found = await db.select().from(sessions).where(ofSubject('guest', stayId)).orderBy(asc(sessions.openedAt))
  return found.map(({ id, device, openedAt, seenAt }) => ({
    id,
    device,
    since: openedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    thisOne: id === thisOne,
  }))
}

/** Phones that still wait at the door. */
export const knocksAt = async (db: Db, stayId: string, now: Date): Promise<Knock[]> => {
  const waiting = and(eq(knocks.stayId, stayId), eq(knocks.letIn, false), gt(knocks.expiresAt, now))
  const found = await db.select().from(knocks).where(waiting).orderBy(asc(knocks.askedAt))
  return found.map(({ id, word, device, askedAt, expiresAt }) => ({
    id,
    word,
    device,
    askedAt: askedAt.toISOString(),
    until: expiresAt.toISOString(),
  }))
}

/** Stays of a room that are over, the newest first. */
export const pastStays = async (db: Db, roomId: string) => {
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

const ofStay = sql`${orders.venueId} = ${stays.venueId} and ${orders.stayId} = ${stays.id}`
const lastStatus = sql<RoomOnBoard['orderStatus'] | null>`(select ${orders.status} from ${orders} where ${ofStay}
  order by ${orders.number} desc limit 1)`
const waitingSince = sql<Date | null>`(select min(${orders.sentAt}) from ${orders} where ${ofStay}
  and ${orders.status} = 'pending')`.mapWith(orders.sentAt)
const unread = sql<number>`(select count(*)::int from ${messages} where ${messages.venueId} = ${stays.venueId}
  and ${messages.stayId} = ${stays.id} and ${messages.from} = 'guest' and ${messages.position} > ${chats.staffRead})`
const phones = sql<number>`(select count(*)::int from ${sessions} where ${sessions.venueId} = ${stays.venueId}
  and ${sessions.kind} = 'guest' and ${sessions.subject} = ${stays.id})`

export const boardOf = async (db: Db, kind: RoomKind): Promise<RoomOnBoard[]> => {
  const found = await db
    .select({ room: roomShown, stay: stays, lastStatus, waitingSince, unread, phones })
    .from(rooms)
    .leftJoin(occupied, and(eq(occupied.venueId, rooms.venueId), eq(occupied.roomId, rooms.id)))
    .leftJoin(stays, and(eq(stays.venueId, occupied.venueId), eq(stays.id, occupied.stayId)))
    .leftJoin(chats, and(eq(chats.venueId, stays.venueId), eq(chats.stayId, stays.id)))
    .where(and(eq(rooms.kind, kind), sql`${rooms.removedAt} is null`))
    .orderBy(asc(rooms.number))
  return found.map(({ room, stay, lastStatus, waitingSince, unread, phones }) => ({
    ...room,
    orderStatus: lastStatus ?? '',
    waitingSince: waitingSince?.toISOString() ?? null,
    stay: stay && {
      id: stay.id,
      name: stay.name,
      since: stay.openedAt.toISOString(),
      ...wishesOf(stay),
      unread,
      phones,
    },
  }))
}
