import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { OrderStatus } from '#contract/hotel/orders.limits.ts'
import { defaultStationMinutes } from '#contract/hotel/stations.limits.ts'
import { categories, menus, products } from '#server/hotel/menus/menus.table.ts'
import { orderChanges, orderLines, orderNumbers, orders } from '#server/hotel/orders/orders.table.ts'
import { outlets } from '#server/hotel/outlets/outlets.table.ts'
import { stations } from '#server/hotel/stations/stations.table.ts'
import { stays } from '#server/hotel/stays/stays.table.ts'
import type { Db } from '#server/kernel/db/database.ts'
import type { DemoRoom } from './rooms.ts'
import type { FilledVenue } from './venues.ts'

const minute = 60_000
const day = 24 * 60 * minute

interface DemoOrder {
  room: number
  minutesAgo: number
  status: OrderStatus
  comment?: string
  /** Outlet and spot that the order is brought to; the room if missing. */
  deliver?: [outlet: string, spot: string]
}
const today: Record<number, DemoOrder[]> = {
  1: [
    { room: 104, minutesAgo: 190, status: 'completed' },
    { room: 2, minutesAgo: 150, status: 'canceled' },
    { room: 105, minutesAgo: 95, status: 'completed' },
    { room: 101, minutesAgo: 24, status: 'accepted', comment: 'Sin hielo, por favor' },
    { room: 110, minutesAgo: 11, status: 'accepted', deliver: ['Pileta', 'Sombrilla 12'] },
    { room: 2, minutesAgo: 4, status: 'pending' },
    { room: 102, minutesAgo: 1, status: 'pending', comment: 'Bien cocido' },
  ],
  2: [{ room: 101, minutesAgo: 3, status: 'pending' }],
}
/** Outlet from which guests order products of a menu that all outlets share. */
const sharedMenuOutlet: Record<number, string> = { 1: 'Bar del hoyo 19', 2: 'Restaurante del muelle' }
const staffOf: Record<number, string> = { 1: 'Sergio', 2: 'Marina' }
/** Stays that have ended, with a week of orders, mostly at meal times. */
const past: Record<number, { names: string[]; hours: number[] }> = {
  1: { names: ['Nora Paz', 'Iván Lugo', 'Elena Cruz'], hours: [9, 11, 13, 13, 14, 17, 20, 21, 21, 22] },
  2: { names: ['Tomás Rey'], hours: [10, 13, 20] },
}

const outletNamed = async (db: Db, name = '') => {
  const [outlet] = await db.select({ id: outlets.id }).from(outlets).where(eq(outlets.name, name))
  return outlet?.id ?? null
}

type Offered = typeof products.$inferSelect & { outletId: string | null; promised: number }
const offeredIn = async (db: Db, which: number): Promise<Offered[]> => {
  const sharedOutlet = await outletNamed(db, sharedMenuOutlet[which])
  const found = await db
    .select({
      product: products,
      outletId: menus.outletId,
      stationId: categories.stationId,
      minutes: stations.minutes,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(menus, eq(menus.id, categories.menuId))
    .leftJoin(stations, eq(stations.id, categories.stationId))
    .where(eq(products.stock, true))
    .orderBy(menus.orderMenu, categories.orderCategory, products.orderProduct)
  return found.map(({ product, outletId, stationId, minutes }) => ({
    ...product,
    outletId: outletId ?? sharedOutlet,
    stationId,
    promised: minutes ?? defaultStationMinutes,
  }))
}

/** The first choice of each required option group. */
const chosen = ({ options }: Offered) =>
  options
    .filter(({ required }) => required)
    .flatMap(({ name: group, choices: [first] }) =>
      first ? [{ choiceId: first.id, group, name: first.name, extra: first.extra }] : [],
    )

/** Products of the nth demo order: one to three, different from those of the orders before and after. */
const linesOf = (offered: readonly Offered[], n: number, accepted: Date | null, comment = '') =>
  Array.from({ length: 1 + (n % 3) }, (_, at) => offered[(n * 7 + at * 11) % offered.length])
    .filter((product) => product !== undefined)
    .map((product, position) => {
      const options = chosen(product)
      const extras = options.reduce((sum, { extra }) => sum + extra, 0)
      return {
        id: randomUUID(),
        position,
        productId: product.id,
        name: product.name,
        price: product.price === null ? null : product.price + extras,
        quantity: 1 + ((n + position) % 2),
        options,
        comment: position === 0 ? comment : '',
        outletId: product.outletId,
        stationId: product.stationId,
        // Every fifth line takes longer than its station promises.
        doneAt:
          accepted && new Date(accepted.getTime() + (product.promised + ((n + position) % 5 === 0 ? 4 : -3)) * minute),
      }
    })

/** Timestamps of an order's states: accepted after a few minutes, completed later. */
const progress = (status: OrderStatus, sentAt: Date, by: string, n: number) => {
  const decided = status === 'pending' ? null : new Date(sentAt.getTime() + (1 + (n % 5)) * minute)
  const completed = status === 'completed' ? new Date(sentAt.getTime() + (42 + (n % 4) * 3) * minute) : null
  return {
    decidedAt: decided,
    decidedBy: decided && by,
    completedAt: completed,
    completedBy: completed && by,
  }
}

/** Delivery to a place at an outlet. */
const deliveryTo = async (db: Db, [name, spot]: NonNullable<DemoOrder['deliver']>) => {
  const outletId = await outletNamed(db, name)
  return outletId ? { outletId, deliverTo: 'outlet' as const, spot } : {}
}

/** Creates orders in every state, and a week of history with its stays. */
export const fillOrders = async (db: Db, { venueId, which }: FilledVenue, rooms: readonly DemoRoom[], now: Date) => {
  const offered = await offeredIn(db, which)
  const by = staffOf[which] ?? ''
  let number = 0
  const add = async (
    room: DemoRoom,
    stayId: string,
    status: OrderStatus,
    sentAt: Date,
    { comment = '', deliver }: Pick<DemoOrder, 'comment' | 'deliver'> = {},
  ) => {
    number += 1
    const id = randomUUID()
    const order = { venueId, id, number, stayId, roomId: room.id, status, sentAt }
    const made = progress(status, sentAt, by, number)
    const accepted = status === 'completed' ? made.decidedAt : null
    const lines = linesOf(offered, number, accepted, comment).map((line) => ({
      ...line,
      venueId,
      orderId: id,
      stayId,
    }))
    const readyAt = accepted && new Date(Math.max(...lines.map(({ doneAt }) => doneAt?.getTime() ?? 0)))
    await db.insert(orders).values({ ...order, ...made, readyAt, ...(deliver && (await deliveryTo(db, deliver))) })
    await db.insert(orderLines).values(lines)
    const trace = { venueId, orderId: id, stayId, by }
    if (made.decidedAt)
      await db
        .insert(orderChanges)
        .values({ ...trace, at: made.decidedAt, what: status === 'canceled' ? 'canceled' : 'accepted' })
    if (made.completedAt) await db.insert(orderChanges).values({ ...trace, at: made.completedAt, what: 'completed' })
  }

  const { names, hours } = past[which] ?? { names: [], hours: [] }
  const free = rooms.filter(({ stayId }) => stayId === null)
  const left = names.map((name, n) => ({ name, id: randomUUID(), room: free[n] }))
  for (const { name, id, room } of left) {
    if (!room) continue
    const openedAt = new Date(now.getTime() - 8 * day)
    const closed = { code: '', closedAt: new Date(now.getTime() - 20 * 60 * minute), closedBy: by }
    await db.insert(stays).values({ venueId, id, roomId: room.id, name, openedAt, openedBy: by, ...closed })
  }
  // `hours` are local times of the demo venues (UTC−3), whose midnight is 03:00 UTC.
  for (let ago = 7; ago >= 1; ago--) {
    const midnight = new Date(now.getTime() - ago * day).setUTCHours(3, 0, 0, 0)
    for (const [index, hour] of hours.filter((_, n) => (n * 3 + ago) % 4 !== 0).entries()) {
      const guest = left[(index + ago) % left.length]
      if (guest?.room)
        await add(guest.room, guest.id, 'completed', new Date(midnight + hour * 60 * minute + index * minute))
    }
  }
  for (const { room: at, minutesAgo, status, ...details } of today[which] ?? []) {
    const room = rooms.find((one) => one.number === at)
    if (room?.stayId) await add(room, room.stayId, status, new Date(now.getTime() - minutesAgo * minute), details)
  }
  if (number > 0) await db.insert(orderNumbers).values({ venueId, last: number })
  await db.update(products).set({
    nameOfBuys: sql`${products.nameOfBuys} + coalesce((select sum(l.quantity)::int from ${orderLines} l
      join ${orders} o on o.id = l.order_id and o.status in ('accepted', 'completed')
      where l.product_id = ${products.id}), 0)`,
  })
}
