import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { ChangedOrder } from '#contract/hotel/figures.ts'
import { totalOfLines } from '#contract/hotel/totals.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { orderChanges, orderLines, orders } from '../orders/orders.table.ts'

/** Cancellations or corrections of orders from the change log, newest first, at most `limit`. */
export const listChangedOrders = async (
  db: Db,
  where: SQL | undefined,
  what: 'canceled' | 'corrected',
  limit = 10_000,
): Promise<ChangedOrder[]> => {
  const found = await db
    .select({ change: orderChanges, number: orders.number })
    .from(orderChanges)
    .innerJoin(orders, and(eq(orders.venueId, orderChanges.venueId), eq(orders.id, orderChanges.orderId)))
    .where(and(eq(orderChanges.what, what), where))
    .orderBy(desc(orderChanges.at), desc(orderChanges.id))
    .limit(limit)
  const lines = await db
    .select({ orderId: orderLines.orderId, price: orderLines.price, quantity: orderLines.quantity })
    .from(orderLines)
    .where(
      isAnyOf(
        orderLines.orderId,
        found.map(({ change }) => change.orderId),
      ),
    )
  return found.map(({ change: { id, orderId, at, by, reason, before, after }, number }) => ({
    ...{ id, orderId, number, at: at.toISOString(), by, reason },
    before: before && totalOfLines(before),
    after: totalOfLines(after ?? lines.filter((line) => line.orderId === orderId)),
  }))
}
