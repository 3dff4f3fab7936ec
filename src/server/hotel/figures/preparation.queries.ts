import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { OrderFigures } from '#contract/hotel/figures.ts'
import { defaultStationMinutes } from '#contract/hotel/stations.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { orderLines, orders } from '../orders/orders.table.ts'
import { stations } from '../stations/stations.table.ts'

export const lineJoin = and(eq(orderLines.venueId, orders.venueId), eq(orderLines.orderId, orders.id))

/** Median and 90th percentile of an expression in seconds, over the orders with a sold line; null without orders. */
const durationOf = async (db: Db, seconds: SQL, condition: SQL, where: SQL | undefined) => {
  const [row] = await db
    .select({
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${seconds})::int`,
      slowTenth: sql<number | null>`percentile_cont(0.9) within group (order by ${seconds})::int`,
    })
    .from(orders)
    .where(and(condition, sql`exists (select from ${orderLines} where ${lineJoin} and ${where})`))
  return row?.median == null || row.slowTenth == null ? null : { median: row.median, slowTenth: row.slowTenth }
}

/** Seconds from sending to accepting. Orders that staff entered do not count: they are accepted at once. */
export const timeToAccept = (db: Db, where: SQL | undefined) =>
  durationOf(
    db,
    sql`extract(epoch from ${orders.decidedAt} - ${orders.sentAt})`,
    sql`${orders.enteredBy} is null and ${orders.decidedAt} is not null`,
    where,
  )

/** Seconds from accepting until the last line was ready. */
export const timeToReady = (db: Db, where: SQL | undefined) =>
  durationOf(
    db,
    sql`extract(epoch from ${orders.readyAt} - ${orders.decidedAt})`,
    sql`${orders.readyAt} >= ${orders.decidedAt}`,
    where,
  )

/** Time at which a line was ready: marked by its station, or with the whole order. */
const lineReadyAt = sql`coalesce(${orderLines.doneAt}, ${orders.readyAt})`
const lineSeconds = sql`extract(epoch from ${lineReadyAt} - ${orders.decidedAt})`
const promisedSeconds = sql`60 * coalesce(${stations.minutes}, ${defaultStationMinutes})`

type StationFigures = OrderFigures['byStation']
type Sales = Record<'orders' | 'revenue', SQL<number>>

export const salesByStation = (db: Db, sales: Sales, where: SQL | undefined): Promise<StationFigures> =>
  db
    .select({
      stationId: orderLines.stationId,
      name: sql<string>`coalesce(max(${stations.name}), '')`,
      ...sales,
      prepared: sql<number>`count(*) filter (where ${lineSeconds} >= 0)::int`,
      late: sql<number>`count(*) filter (where ${lineSeconds} > ${promisedSeconds})::int`,
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${lineSeconds})
        filter (where ${lineSeconds} >= 0)::int`,
    })
    .from(orders)
    .innerJoin(orderLines, lineJoin)
    .leftJoin(stations, and(eq(stations.venueId, orderLines.venueId), eq(stations.id, orderLines.stationId)))
    .where(where)
    .groupBy(orderLines.stationId)
    .orderBy(desc(sales.revenue))
