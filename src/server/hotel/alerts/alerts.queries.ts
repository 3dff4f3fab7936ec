import { and, asc, eq, isNull } from 'drizzle-orm'
import type { GuestStay } from '#contract/hotel/stays.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { stays } from '../stays/stays.table.ts'
import { alerts } from './alerts.table.ts'

const isOpen = and(isNull(alerts.doneAt), isNull(stays.closedAt))

/** Alerts of open stays that are not done, oldest first. */
export const listOpenAlerts = async (db: Db) => {
  const found = await db
    .select({ alert: alerts, room: { id: rooms.id, kind: rooms.kind, number: rooms.number } })
    .from(alerts)
    .innerJoin(stays, and(eq(stays.venueId, alerts.venueId), eq(stays.id, alerts.stayId)))
    .innerJoin(rooms, and(eq(rooms.venueId, stays.venueId), eq(rooms.id, stays.roomId)))
    .where(isOpen)
    .orderBy(asc(alerts.askedAt))
  return found.map(({ alert, room }) => ({
    stayId: alert.stayId,
    room,
    what: alert.kind,
    at: alert.askedAt.toISOString(),
    seenAt: alert.seenAt?.toISOString() ?? null,
    seenBy: alert.seenBy,
  }))
}

/** The latest alert of each kind of a stay, done ones included, oldest first. A later alert of the same kind replaces the row. */
export const alertsOfStay = async (db: Db, stayId: string): Promise<GuestStay['alerts']> => {
  const found = await db.select().from(alerts).where(eq(alerts.stayId, stayId)).orderBy(asc(alerts.askedAt))
  return found.map(({ kind, askedAt, seenAt, doneAt }) => ({
    what: kind,
    at: askedAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
    doneAt: doneAt?.toISOString() ?? null,
  }))
}
