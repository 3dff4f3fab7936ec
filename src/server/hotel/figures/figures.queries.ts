import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { figureLimits } from '#contract/hotel/figures.limits.ts'
import type { Figures } from '#contract/hotel/figures.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { todayOf, zoneOf } from '#server/kernel/venues/venues.queries.ts'
import { orderLines, orders } from '../orders/orders.table.ts'
import { outlets } from '../outlets/outlets.table.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { everyDay, everyHour } from './figures.rules.ts'

interface Asked {
  from?: string | undefined
  to?: string | undefined
  outletId?: string | undefined
}

const counted = sql<number>`count(distinct ${orders.id})::int`
const revenue = sql<number>`coalesce(sum(${orderLines.price} * ${orderLines.quantity}), 0)::bigint`.mapWith(Number)
const quantity = sql<number>`sum(${orderLines.quantity})::int`

/** The lines of orders that were not canceled, on days of the venue's own calendar. */
const asked = async (db: Db, now: Date, { from, to, outletId }: Asked) => {
  const zone = await zoneOf(db)
  const last = to ?? (await todayOf(db, now))
  const first = from ?? daysAfter(last, 1 - figureLimits.usualDays)
  const local = sql`(${orders.sentAt} at time zone ${zone})`
  const began = (day: string) => sql`${day}::date::timestamp at time zone ${zone}`
  const where = and(
    ne(orders.status, 'canceled'),
    sql`${orders.sentAt} >= ${began(first)} and ${orders.sentAt} < ${began(daysAfter(last, 1))}`,
    outletId ? eq(orderLines.outletId, outletId) : undefined,
  )
  return { first, last, local, where }
}

const itsOrder = and(eq(orderLines.venueId, orders.venueId), eq(orderLines.orderId, orders.id))

const secondsToAccept = sql`extract(epoch from ${orders.decidedAt} - ${orders.sentAt})`

/** From sending to accepting; what staff entered themselves was never waited for. */
const timeToAccept = async (db: Db, where: SQL | undefined): Promise<Figures['toAccept']> => {
  const [found] = await db
    .select({
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${secondsToAccept})::int`,
      slowTenth: sql<number | null>`percentile_cont(0.9) within group (order by ${secondsToAccept})::int`,
    })
    .from(orders)
    .where(
      and(
        sql`${orders.enteredBy} is null and ${orders.decidedAt} is not null`,
        sql`exists (select from ${orderLines} where ${itsOrder} and ${where})`,
      ),
    )
  return found?.median == null || found.slowTenth == null ? null : { median: found.median, slowTenth: found.slowTenth }
}

export const readFigures = async (db: Db, now: Date, range: Asked): Promise<Figures> => {
  const { first, last, local, where } = await asked(db, now, range)
  const day = sql<string>`${local}::date::text`
  const hour = sql<number>`extract(hour from ${local})::int`
  const sold = { orders: counted, revenue }
  const [all] = await db.select(sold).from(orders).innerJoin(orderLines, itsOrder).where(where)
  // By position: the database does not see that two texts with the same parameters are one.
  const byDay = await db
    .select({ day, ...sold })
    .from(orders)
    .innerJoin(orderLines, itsOrder)
    .where(where)
    .groupBy(sql`1`)
  const byHour = await db
    .select({ hour, ...sold })
    .from(orders)
    .innerJoin(orderLines, itsOrder)
    .where(where)
    .groupBy(sql`1`)
  const products = await db
    .select({ productId: orderLines.productId, name: sql<string>`max(${orderLines.name})`, quantity, revenue })
    .from(orders)
    .innerJoin(orderLines, itsOrder)
    .where(where)
    .groupBy(orderLines.productId)
    .orderBy(desc(quantity), orderLines.productId)
    .limit(figureLimits.products)
  const byOutlet = await db
    .select({ outletId: orderLines.outletId, name: sql<string>`coalesce(max(${outlets.name}), '')`, ...sold })
    .from(orders)
    .innerJoin(orderLines, itsOrder)
    .leftJoin(outlets, and(eq(outlets.venueId, orderLines.venueId), eq(outlets.id, orderLines.outletId)))
    .where(where)
    .groupBy(orderLines.outletId)
    .orderBy(desc(revenue))
  return {
    from: first,
    to: last,
    orders: all?.orders ?? 0,
    revenue: all?.revenue ?? 0,
    byDay: everyDay(byDay, first, last),
    byHour: everyHour(byHour),
    products,
    toAccept: await timeToAccept(db, where),
    byOutlet,
  }
}

/** Every line of those days, in the order in which they were ordered. */
export const soldLines = async (db: Db, now: Date, range: Asked) => {
  const { local, where } = await asked(db, now, range)
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
    .innerJoin(orderLines, itsOrder)
    .innerJoin(rooms, and(eq(rooms.venueId, orders.venueId), eq(rooms.id, orders.roomId)))
    .leftJoin(outlets, and(eq(outlets.venueId, orderLines.venueId), eq(outlets.id, orderLines.outletId)))
    .where(where)
    .orderBy(orders.number, orderLines.position)
}
