import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { figureLimits } from '#contract/hotel/figures.limits.ts'
import type { OrderFigures } from '#contract/hotel/figures.ts'
import { soldStatuses } from '#contract/hotel/orders.limits.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { timeZoneOf, todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { categories, products } from '../menus/menus.table.ts'
import { orderLines, orders } from '../orders/orders.table.ts'
import { outlets } from '../outlets/outlets.table.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { listChangedOrders } from './changedOrders.queries.ts'
import { fillMissingDays, fillMissingHours } from './figures.rules.ts'
import { lineJoin, salesByStation, timeToAccept, timeToReady } from './preparation.queries.ts'

interface FiguresFilter {
  from?: string | undefined
  to?: string | undefined
  outletId?: string | undefined
}

const orderCount = sql<number>`count(distinct ${orders.id})::int`
const revenue = sql<number>`coalesce(sum(${orderLines.price} * ${orderLines.quantity}), 0)::bigint`.mapWith(Number)
const quantity = sql<number>`sum(${orderLines.quantity})::int`
const sales = { orders: orderCount, revenue }

/** Outlet of a line: that of its menu, otherwise that from which the order was placed. */
const lineOutlet = sql<string | null>`coalesce(${orderLines.outletId}, ${orders.outletId})`
const outletJoin = and(eq(outlets.venueId, orderLines.venueId), sql`${outlets.id} = ${lineOutlet}`)

/**
 * SQL conditions of a period of days in the venue's time zone: `where` for the lines of sold orders, `any` for all orders sent in
 * it. Without days in the filter it is the usual number of days up to today.
 */
const periodOf = async (db: Db, now: Date, { from, to, outletId }: FiguresFilter) => {
  const zone = await timeZoneOf(db)
  const last = to ?? (await todayInVenue(db, now))
  const first = from ?? daysAfter(last, 1 - figureLimits.usualDays)
  const local = sql`(${orders.sentAt} at time zone ${zone})`
  const startOfDay = (day: string) => sql`${day}::date::timestamp at time zone ${zone}`
  const sent = sql`${orders.sentAt} >= ${startOfDay(first)} and ${orders.sentAt} < ${startOfDay(daysAfter(last, 1))}`
  const ofOutlet = outletId ? sql`${lineOutlet} = ${outletId}` : undefined
  const sold = and(inArray(orders.status, [...soldStatuses]), sent, ofOutlet)
  const any = and(
    sent,
    outletId ? sql`exists (select from ${orderLines} where ${lineJoin} and ${ofOutlet})` : undefined,
  )
  return { first, last, local, where: sold, any }
}

/** Selects from the sold lines; with a grouping, its expression must be the first column. */
const soldLines = <F extends Record<string, SQL.Aliased | SQL | (typeof orderLines)['productId']>>(db: Db, fields: F) =>
  db.select(fields).from(orders).innerJoin(orderLines, lineJoin)

const salesByProduct = (db: Db, where: SQL | undefined) =>
  db
    .select({ productId: orderLines.productId, name: sql<string>`max(${orderLines.name})`, quantity, revenue })
    .from(orders)
    .innerJoin(orderLines, lineJoin)
    .where(where)
    .groupBy(orderLines.productId)
    .orderBy(desc(quantity), orderLines.productId)

const salesByCategory = (db: Db, where: SQL | undefined) =>
  db
    .select({ categoryId: categories.id, name: sql<string>`coalesce(max(${categories.name}), '')`, quantity, revenue })
    .from(orders)
    .innerJoin(orderLines, lineJoin)
    .leftJoin(products, and(eq(products.venueId, orderLines.venueId), eq(products.id, orderLines.productId)))
    .leftJoin(categories, and(eq(categories.venueId, products.venueId), eq(categories.id, products.categoryId)))
    .where(where)
    .groupBy(categories.id)
    .orderBy(desc(revenue))

const salesByOutlet = (db: Db, where: SQL | undefined) =>
  db
    .select({ outletId: lineOutlet, name: sql<string>`coalesce(max(${outlets.name}), '')`, ...sales })
    .from(orders)
    .innerJoin(orderLines, lineJoin)
    .leftJoin(outlets, outletJoin)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(desc(revenue))

/** Sales by the person who accepted the order. Accounts with equal names are one entry. */
const salesByWaiter = (db: Db, where: SQL | undefined) =>
  db
    .select({ name: sql<string>`coalesce(${orders.decidedBy}, '')`, ...sales })
    .from(orders)
    .innerJoin(orderLines, lineJoin)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(desc(revenue))

interface Limits {
  products?: number
  changes?: number
}

/** The figures of a period. With `{}` as limits the lists of products and changes are complete, for CSV files. */
export const readFigures = async (
  db: Db,
  now: Date,
  filter: FiguresFilter,
  limits: Limits = figureLimits,
): Promise<OrderFigures> => {
  const { first, last, local, where, any } = await periodOf(db, now, filter)
  const day = sql<string>`${local}::date::text`
  const hour = sql<number>`extract(hour from ${local})::int`
  const [totals] = await soldLines(db, sales).where(where)
  // `group by 1` names the column by its position: a repeated expression would get new parameter numbers, and
  // PostgreSQL would not recognise it as the same expression.
  const byDay = await soldLines(db, { day, ...sales })
    .where(where)
    .groupBy(sql`1`)
  const byHour = await soldLines(db, { hour, ...sales })
    .where(where)
    .groupBy(sql`1`)
  return {
    from: first,
    to: last,
    orders: totals?.orders ?? 0,
    revenue: totals?.revenue ?? 0,
    byDay: fillMissingDays(byDay, first, last),
    byHour: fillMissingHours(byHour),
    products: (await salesByProduct(db, where)).slice(0, limits.products),
    toAccept: await timeToAccept(db, where),
    toReady: await timeToReady(db, where),
    byOutlet: await salesByOutlet(db, where),
    byStation: await salesByStation(db, sales, where),
    byCategory: await salesByCategory(db, where),
    byWaiter: await salesByWaiter(db, where),
    canceled: await listChangedOrders(db, any, 'canceled', limits.changes),
    corrected: await listChangedOrders(db, any, 'corrected', limits.changes),
  }
}

/** All sold lines of the period, sorted by order number. */
export const listSoldLines = async (db: Db, now: Date, filter: FiguresFilter) => {
  const { local, where } = await periodOf(db, now, filter)
  return db
    .select({
      number: orders.number,
      sent: sql<string>`to_char(${local}, 'DD/MM/YYYY HH24:MI')`,
      room: rooms.number,
      status: orders.status,
      outlet: outlets.name,
      product: orderLines.name,
      quantity: orderLines.quantity,
      price: orderLines.price,
    })
    .from(orders)
    .innerJoin(orderLines, lineJoin)
    .innerJoin(rooms, and(eq(rooms.venueId, orders.venueId), eq(rooms.id, orders.roomId)))
    .leftJoin(outlets, outletJoin)
    .where(where)
    .orderBy(orders.number, orderLines.position)
}
