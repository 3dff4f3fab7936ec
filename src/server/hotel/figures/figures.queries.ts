import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { figureLimits } from '#contract/hotel/figures.limits.ts'
import type { OrderFigures } from '#contract/hotel/figures.ts'
import { soldStatuses } from '#contract/hotel/orders.limits.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { timeZoneOf, todayIn } from '#server/kernel/venues/venues.queries.ts'
import { orderLines, orders } from '../orders/orders.table.ts'
import { outlets } from '../outlets/outlets.table.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { fillMissingDays, fillMissingHours } from './figures.rules.ts'

interface FiguresFilter {
  from?: string | undefined
  to?: string | undefined
  outletId?: string | undefined
}

const orderCount = sql<number>`count(distinct ${orders.id})::int`
const revenue = sql<number>`coalesce(sum(${orderLines.price} * ${orderLines.quantity}), 0)::bigint`.mapWith(Number)
const quantity = sql<number>`sum(${orderLines.quantity})::int`

/** Condition for lines of accepted and completed orders, on days in the venue's time zone. */
const soldLinesWhere = async (db: Db, now: Date, { from, to, outletId }: FiguresFilter) => {
  const zone = await timeZoneOf(db)
  const last = to ?? (await todayIn(db, now))
  const first = from ?? daysAfter(last, 1 - figureLimits.usualDays)
  const local = sql`(${orders.sentAt} at time zone ${zone})`
  const startOfDay = (day: string) => sql`${day}::date::timestamp at time zone ${zone}`
  const where = and(
    inArray(orders.status, [...soldStatuses]),
    sql`${orders.sentAt} >= ${startOfDay(first)} and ${orders.sentAt} < ${startOfDay(daysAfter(last, 1))}`,
    outletId ? eq(orderLines.outletId, outletId) : undefined,
  )
  return { first, last, local, where }
}

const lineJoin = and(eq(orderLines.venueId, orders.venueId), eq(orderLines.orderId, orders.id))

const secondsToAccept = sql`extract(epoch from ${orders.decidedAt} - ${orders.sentAt})`

/** Seconds from sending to accepting. Orders that staff entered do not count: they are accepted at once. */
const timeToAccept = async (db: Db, where: SQL | undefined): Promise<OrderFigures['toAccept']> => {
  const [row] = await db
    .select({
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${secondsToAccept})::int`,
      slowTenth: sql<number | null>`percentile_cont(0.9) within group (order by ${secondsToAccept})::int`,
    })
    .from(orders)
    .where(
      and(
        sql`${orders.enteredBy} is null and ${orders.decidedAt} is not null`,
        sql`exists (select from ${orderLines} where ${lineJoin} and ${where})`,
      ),
    )
  return row?.median == null || row.slowTenth == null ? null : { median: row.median, slowTenth: row.slowTenth }
}

export const readFigures = async (db: Db, now: Date, filter: FiguresFilter): Promise<OrderFigures> => {
  const { first, last, local, where } = await soldLinesWhere(db, now, filter)
  const day = sql<string>`${local}::date::text`
  const hour = sql<number>`extract(hour from ${local})::int`
  const sales = { orders: orderCount, revenue }
  const [totals] = await db.select(sales).from(orders).innerJoin(orderLines, lineJoin).where(where)
  // `group by 1` names the column by position: repeated, the expression would get other parameter numbers and differ.
  const byDay = await db
    .select({ day, ...sales })
    .from(orders)
    .innerJoin(orderLines, lineJoin)
    .where(where)
    .groupBy(sql`1`)
  const byHour = await db
    .select({ hour, ...sales })
    .from(orders)
    .innerJoin(orderLines, lineJoin)
    .where(where)
    .groupBy(sql`1`)
  const products = await db
    .select({ productId: orderLines.productId, name: sql<string>`max(${orderLines.name})`, quantity, revenue })
    .from(orders)
    .innerJoin(orderLines, lineJoin)
    .where(where)
    .groupBy(orderLines.productId)
    .orderBy(desc(quantity), orderLines.productId)
    .limit(figureLimits.products)
  const byOutlet = await db
    .select({ outletId: orderLines.outletId, name: sql<string>`coalesce(max(${outlets.name}), '')`, ...sales })
    .from(orders)
    .innerJoin(orderLines, lineJoin)
    .leftJoin(outlets, and(eq(outlets.venueId, orderLines.venueId), eq(outlets.id, orderLines.outletId)))
    .where(where)
    .groupBy(orderLines.outletId)
    .orderBy(desc(revenue))
  return {
    from: first,
    to: last,
    orders: totals?.orders ?? 0,
    revenue: totals?.revenue ?? 0,
    byDay: fillMissingDays(byDay, first, last),
    byHour: fillMissingHours(byHour),
    products,
    toAccept: await timeToAccept(db, where),
    byOutlet,
  }
}

/** All lines of the range, sorted by order number. */
export const listSoldLines = async (db: Db, now: Date, filter: FiguresFilter) => {
  const { local, where } = await soldLinesWhere(db, now, filter)
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
    .leftJoin(outlets, and(eq(outlets.venueId, orderLines.venueId), eq(outlets.id, orderLines.outletId)))
    .where(where)
    .orderBy(orders.number, orderLines.position)
}
