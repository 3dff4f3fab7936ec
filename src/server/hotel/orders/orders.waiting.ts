import { and, eq } from 'drizzle-orm'
import { to } from '#contract/hotel/pages.ts'
import { waitingKind } from '#server/kernel/waiting/waitingKind.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { hotelWaitingText as text } from '../waiting.text.ts'
import { isPending, orders } from './orders.table.ts'

/** Orders that nobody has accepted or canceled. */
export const ordersWaiting = waitingKind({
  name: 'hotel.orders',
  ...text.orders,
  roles: ['staff', 'admin'],
  page: 'orders',
  pathOf: () => to('orders'),
  dependsOn: ['hotel.orders', 'hotel.rooms', 'hotel.stays'],
  isUrgent: true,
  // A background task finds new orders: inserting a notice in the transaction of each order reduced the throughput by a
  // sixth.
  appearsByItself: true,
  columns: { id: orders.id, since: orders.sentAt },
  query: (db, condition) =>
    db
      .select({
        id: orders.id,
        since: orders.sentAt,
        order: orders.number,
        room: { kind: rooms.kind, number: rooms.number },
      })
      .from(orders)
      .innerJoin(rooms, and(eq(rooms.venueId, orders.venueId), eq(rooms.id, orders.roomId)))
      .where(and(isPending, condition)),
  describe: ({ order, room }) => ({ title: text.order(order), detail: text.room(room), link: to('orders') }),
})
