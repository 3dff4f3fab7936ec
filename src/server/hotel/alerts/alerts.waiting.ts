import { and, eq, isNull, sql } from 'drizzle-orm'
import { to } from '#contract/hotel/pages.ts'
import type { AlertKind } from '#contract/hotel/stays.limits.ts'
import { waitingKind } from '#server/kernel/waiting/waitingKind.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { stays } from '../stays/stays.table.ts'
import { hotelWaitingText as text } from '../waiting.text.ts'
import { alerts } from './alerts.table.ts'

/** Identifies an alert in the notification centre: a stay has at most one alert of each kind. */
export const alertItemId = (stayId: string, kind: AlertKind) => `${stayId} ${kind}`
const itemId = sql<string>`${alerts.stayId} || ' ' || ${alerts.kind}`

/** Requests of guests that are not done, seen ones included. */
export const alertsWaiting = waitingKind({
  name: 'hotel.alerts',
  ...text.alerts,
  roles: ['staff', 'admin'],
  page: 'rooms',
  pathOf: (venueId) => to('rooms', { idHotel: venueId }),
  dependsOn: ['hotel.alerts', 'hotel.rooms', 'hotel.stays'],
  isUrgent: true,
  columns: { id: itemId, since: alerts.askedAt },
  query: (db, condition) =>
    db
      .select({
        id: itemId,
        since: alerts.askedAt,
        kind: alerts.kind,
        seenBy: alerts.seenBy,
        room: { kind: rooms.kind, number: rooms.number },
      })
      .from(alerts)
      .innerJoin(stays, and(eq(stays.venueId, alerts.venueId), eq(stays.id, alerts.stayId)))
      .innerJoin(rooms, and(eq(rooms.venueId, stays.venueId), eq(rooms.id, stays.roomId)))
      .where(and(isNull(alerts.doneAt), isNull(stays.closedAt), condition)),
  describe: ({ kind, room, seenBy }) => ({
    title: text.alert[kind],
    detail: [text.room(room), ...(seenBy ? [text.seenBy(seenBy)] : [])].join(' · '),
    link: to('room', { idTable: room.number }),
  }),
})
