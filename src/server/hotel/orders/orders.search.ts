import { and, desc, eq } from 'drizzle-orm'
import { to } from '#contract/hotel/pages.ts'
import { type SearchKind, startsWithNumber } from '#server/kernel/search/searchKind.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { hotelSearchText as text } from '../search.text.ts'
import { stays } from '../stays/stays.table.ts'
import { orders } from './orders.table.ts'

/** Orders by their number. An order of an ended stay opens the bill of that stay. */
export const ordersSearch: SearchKind = {
  name: 'hotel.orders',
  nouns: text.orders,
  pages: { staff: 'room', admin: 'room' },
  async find({ db, words: [digits = '', ...others], limit }) {
    const hasNumber = startsWithNumber([digits, ...others], orders.number)
    if (!hasNumber) return []
    const { id, number, status, stayId } = orders
    const rows = await db
      .select({ id, number, status, stayId, kind: rooms.kind, room: rooms.number, closedAt: stays.closedAt })
      .from(orders)
      .innerJoin(rooms, and(eq(rooms.venueId, orders.venueId), eq(rooms.id, orders.roomId)))
      .innerJoin(stays, and(eq(stays.venueId, orders.venueId), eq(stays.id, orders.stayId)))
      .where(hasNumber)
      .orderBy(desc(eq(number, Number(digits))), desc(number))
      .limit(limit)
    return rows.map((order) => ({
      id: order.id,
      kind: text.order,
      title: text.orderTitle(order.number),
      detail: `${text.roomTitle(order.kind, order.room)} · ${text.orderStatus[order.status]}`,
      link: order.closedAt ? to('bill', { idStay: order.stayId }) : to('room', { idTable: order.room }),
    }))
  },
}
