import { and, asc, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import {
  correctionMillisecondsAfterClosing,
  type FinishedStatus,
  orderLimits,
  soldStatuses,
} from '#contract/hotel/orders.limits.ts'
import type { Order, OrderChange, OrderLine } from '#contract/hotel/orders.ts'
import { totalOfLines } from '#contract/hotel/totals.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOfGiven, preparedQuery } from '#server/kernel/db/preparedQuery.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { timeZoneOf } from '#server/kernel/venues/venues.queries.ts'
import { outlets } from '../outlets/outlets.table.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { stays } from '../stays/stays.table.ts'
import { isOpen, isPending, orderChanges, orderLines, orders } from './orders.table.ts'
import type { LineTax } from './pricing.rules.ts'

type Line = typeof orderLines.$inferSelect
const toLineOutput = ({
  id,
  productId,
  name,
  price,
  quantity,
  options,
  comment,
  outletId,
  stationId,
  taxRate,
  taxAdded,
  doneAt,
}: Line): OrderLine & LineTax => ({
  id,
  productId,
  name,
  price,
  quantity,
  options,
  comment,
  outletId,
  stationId,
  taxRate,
  taxAdded,
  done: doneAt !== null,
})

const selectLines = preparedQuery<{ orderIds: readonly string[] }, Line>('hotel_lines_of_orders', (db) =>
  db.select().from(orderLines).where(isAnyOfGiven(orderLines.orderId, 'orderIds')).orderBy(asc(orderLines.position)),
)
const linesOf = async (db: Db, orderIds: readonly string[]) =>
  Map.groupBy(await selectLines(db, { orderIds }), ({ orderId }) => orderId)

/** The latest correction of each order: its reason, and the lines before it. */
const latestCorrections = async (db: Db, orderIds: readonly string[]) => {
  if (orderIds.length === 0) return new Map<string, NonNullable<Order['correction']>>()
  const found = await db
    .select()
    .from(orderChanges)
    .where(and(isAnyOf(orderChanges.orderId, orderIds), eq(orderChanges.what, 'corrected')))
    .orderBy(asc(orderChanges.at), asc(orderChanges.id))
  return new Map(
    found.map(({ orderId, at, reason, before }) => {
      const lines = before ?? []
      return [orderId, { at: at.toISOString(), reason, before: lines, totalBefore: totalOfLines(lines) }] as const
    }),
  )
}

/** An order with the ids of the staff accounts that decided and completed it, and the taxes of its lines. */
type FoundOrder = Omit<Order, 'lines'> & {
  lines: (OrderLine & LineTax)[]
  decidedById: string | null
  completedById: string | null
}

interface OrderQuery {
  where?: SQL | undefined
  orderBy?: SQL[]
  limit?: number
  offset?: number
}
const newestFirst = [desc(orders.number)]
/** Read for each order: PostgreSQL expects a third of all orders to be open, and joins them with all stays of the venue. */
const closedAt = sql<Date | null>`(select ${stays.closedAt} from ${stays}
  where ${stays.venueId} = ${orders.venueId} and ${stays.id} = ${orders.stayId})`.mapWith(stays.closedAt)

const selectOrders = (db: Db) =>
  db
    .select({
      order: orders,
      room: { id: rooms.id, kind: rooms.kind, number: rooms.number },
      outlet: outlets.name,
      closedAt,
    })
    .from(orders)
    .innerJoin(rooms, and(eq(rooms.venueId, orders.venueId), eq(rooms.id, orders.roomId)))
    .leftJoin(outlets, and(eq(outlets.venueId, orders.venueId), eq(outlets.id, orders.outletId)))
    .$dynamic()
type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number]

/** Adds the lines and the latest correction of each order. */
const toFoundOrders = async (db: Db, rows: readonly OrderRow[]): Promise<FoundOrder[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ order }) => order.id)
  const correctedIds = rows.filter(({ order }) => order.corrections > 0).map(({ order }) => order.id)
  const [lines, corrections] = await Promise.all([linesOf(db, ids), latestCorrections(db, correctedIds)])
  return rows.map(({ order, room, outlet, closedAt }) => {
    const ownLines = (lines.get(order.id) ?? []).map(toLineOutput)
    return {
      ...order,
      room,
      outlet,
      ended: closedAt !== null,
      correctableUntil: closedAt && new Date(closedAt.getTime() + correctionMillisecondsAfterClosing).toISOString(),
      lines: ownLines,
      total: totalOfLines(ownLines),
      correction: corrections.get(order.id) ?? null,
      sentAt: order.sentAt.toISOString(),
      decidedAt: order.decidedAt?.toISOString() ?? null,
      readyAt: order.readyAt?.toISOString() ?? null,
      completedAt: order.completedAt?.toISOString() ?? null,
    }
  })
}

const ordersWhere = async (db: Db, { where, orderBy = newestFirst, limit, offset }: OrderQuery) => {
  const query = selectOrders(db)
    .where(where)
    .orderBy(...orderBy)
  if (limit !== undefined) query.limit(limit)
  if (offset !== undefined) query.offset(offset)
  return toFoundOrders(db, await query)
}

export const findOrder = async (db: Db, id: string): Promise<FoundOrder | null> => {
  const [found] = await ordersWhere(db, { where: eq(orders.id, id) })
  return found ?? null
}

export const isSold = ({ status }: Pick<Order, 'status'>) => soldStatuses.some((sold) => sold === status)

/** Total of the orders. Pending ones do not count: nobody accepted them. */
const totalOf = (found: readonly FoundOrder[]) => totalOfLines(found.filter(isSold).flatMap(({ lines }) => lines))

/** All orders of a stay that were not canceled, oldest first, and their total. */
export const billOf = async (db: Db, stayId: string) => {
  const isBilled = and(eq(orders.stayId, stayId), ne(orders.status, 'canceled'))
  const billed = await ordersWhere(db, { where: isBilled, orderBy: [asc(orders.number)] })
  return { orders: billed, total: totalOf(billed) }
}

const selectNewest = preparedQuery<{ stayId: string }, OrderRow>('hotel_newest_orders_of_stay', (db) =>
  selectOrders(db)
    .where(eq(orders.stayId, sql.placeholder('stayId')))
    .orderBy(...newestFirst)
    .limit(orderLimits.shown),
)
/** The newest orders of a stay, and the total of all. */
export const newestOrdersOf = async (db: Db, stayId: string) => {
  const newest = await toFoundOrders(db, await selectNewest(db, { stayId }))
  const total = newest.length < orderLimits.shown ? totalOf(newest) : (await billOf(db, stayId)).total
  return { orders: newest, total }
}

/** Start of today in the venue's time zone. */
export const startOfToday = async (db: Db, now: Date) => {
  const zone = await timeZoneOf(db)
  return sql`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone}) at time zone ${zone}`
}

export const ordersOfToday = async (db: Db, now: Date, status: FinishedStatus, limit: number) => {
  const today = gte(orders.sentAt, await startOfToday(db, now))
  return ordersWhere(db, { where: and(eq(orders.status, status), today), limit })
}

/**
 * Open orders by number. They are sorted here: PostgreSQL expects a third of all orders to be open, and would read all orders of the venue by
 * number in place of the index of the open ones.
 */
const openOrders = async (db: Db) => {
  const open = await ordersWhere(db, { where: isOpen, orderBy: [] })
  return open.sort((a, b) => a.number - b.number)
}

/**
 * The order list: open orders, and those canceled or completed today. Its queries are sent together, because every staff screen
 * reads it after each change of an order.
 */
export const ordersByStatus = async (db: Db, now: Date) => {
  const [open, canceled, completed] = await Promise.all([
    openOrders(db),
    ordersOfToday(db, now, 'canceled', orderLimits.today),
    ordersOfToday(db, now, 'completed', orderLimits.today),
  ])
  return {
    pending: open.filter(({ status }) => status === 'pending'),
    accepted: open.filter(({ status }) => status === 'accepted').reverse(),
    canceled,
    completed,
  }
}

/** Lines that one kitchen screen shows. A missing id means all outlets, or all stations. */
export interface KitchenFilter {
  outletId?: string | null | undefined
  stationId?: string | null | undefined
}

/**
 * True for a line that the outlet and the station of the filter prepare: their own lines, and those without an outlet or station. A
 * filter without them takes all lines.
 */
const isPreparedBy =
  ({ outletId, stationId }: KitchenFilter) =>
  (line: OrderLine) =>
    (!outletId || line.outletId === outletId || line.outletId === null) &&
    (!stationId || line.stationId === stationId || line.stationId === null)

export const ordersInKitchen = async (db: Db, filter: KitchenFilter): Promise<Order[]> => {
  const open = await openOrders(db)
  if (!filter.outletId && !filter.stationId) return open
  return open
    .map(({ correction, ...order }) => ({
      ...order,
      lines: order.lines.filter(isPreparedBy(filter)),
      correction: correction && { ...correction, before: correction.before.filter(isPreparedBy(filter)) },
    }))
    .filter(({ lines }) => lines.some(({ done }) => !done))
}

export const pendingOrders = (db: Db) =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      sentAt: orders.sentAt,
      room: { id: rooms.id, kind: rooms.kind, number: rooms.number },
    })
    .from(orders)
    .innerJoin(rooms, and(eq(rooms.venueId, orders.venueId), eq(rooms.id, orders.roomId)))
    .where(isPending)
    .orderBy(asc(orders.number))

export const orderHistory = async (db: Db, now: Date, page: number) => {
  const past = and(eq(orders.status, 'completed'), lt(orders.sentAt, await startOfToday(db, now)))
  const size = orderLimits.historyPage
  const counted = (page + orderLimits.historyPagesAhead) * size
  const found = db.select({ id: orders.id }).from(orders).where(past).limit(counted).as('found')
  return {
    orders: await ordersWhere(db, { where: past, limit: size, offset: (page - 1) * size }),
    pages: Math.ceil((await db.$count(found)) / size),
  }
}

export const changesOfOrder = async (db: Db, orderId: string): Promise<OrderChange[]> => {
  const found = await db
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(asc(orderChanges.at), asc(orderChanges.id))
  return found.map((change) => ({ ...change, at: change.at.toISOString() }))
}
