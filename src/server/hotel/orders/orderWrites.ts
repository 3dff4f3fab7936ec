import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { OrderLine } from '#contract/hotel/orders.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { preparedQuery } from '#server/kernel/db/preparedQuery.ts'
import { insertOnce, isAnyOf, nextVersion } from '#server/kernel/db/rowOperations.ts'
import { products } from '../menus/menus.table.ts'
import { orderChanges, orderLines, orderNumbers, orders } from './orders.table.ts'
import type { LineTax } from './pricing.rules.ts'
import { lockProducts, type ProductQuantity, quantityDifference } from './stock.ts'

type NewOrder = Omit<typeof orders.$inferInsert, 'number'>
type NewLine = Omit<OrderLine, 'done'> & LineTax & { done?: boolean }

const incrementNumber = preparedQuery<{ venueId: number }, { number: number }>('hotel_next_order_number', (db) =>
  db
    .insert(orderNumbers)
    .values({ venueId: sql.placeholder('venueId'), last: 1 })
    .onConflictDoUpdate({ target: orderNumbers.venueId, set: { last: sql`${orderNumbers.last} + 1` } })
    .returning({ number: orderNumbers.last }),
)
const takeNumber = async (db: Db, venueId: number) => {
  const [row] = await incrementNumber(db, { venueId })
  if (!row) throw new Error('hotel_order_numbers returned no order number')
  return row.number
}

export const insertOrderLines = async (
  db: Db,
  { venueId, id: orderId, stayId }: Pick<NewOrder, 'venueId' | 'id' | 'stayId'>,
  lines: readonly NewLine[],
  at: Date,
) => {
  const rows = lines.map(({ done, ...line }, position) => ({
    ...line,
    venueId,
    orderId,
    stayId,
    position,
    doneAt: done ? at : null,
  }))
  await db.insert(orderLines).values(rows)
}

/**
 * Inserts an order with its lines and returns its number. Returns 'gone' when the id belongs to an order of another
 * stay; the caller must then roll back. Taking a number locks the venue's number row until the commit. It is therefore
 * the last step, and the inserts are sent with it in one round trip: they read the number in SQL.
 */
export const insertOrder = async (db: Db, order: NewOrder, lines: readonly NewLine[]) => {
  const numberTaken = takeNumber(db, order.venueId)
  const orderStored = insertOnce(db, orders, {
    ...order,
    number: sql`(select ${orderNumbers.last} from ${orderNumbers})`,
  })
  const linesStored = insertOrderLines(db, order, lines, order.sentAt)
  // With the id of a foreign order the lines can fail as well; the result 'gone' is returned instead of that error.
  linesStored.catch(() => {})
  const [number, isNew] = await Promise.all([numberTaken, orderStored])
  if (!isNew) return 'gone'
  await linesStored
  return number
}

export const logOrderChange = (db: Db, change: typeof orderChanges.$inferInsert) =>
  db.insert(orderChanges).values(change)

/**
 * Adds sold quantities to nameOfBuys, the sales counter, and subtracts those of `before`. Raises the version of the products,
 * because their forms contain nameOfBuys.
 */
export const updateSalesCounters = async (
  db: Db,
  sold: readonly ProductQuantity[],
  before: readonly ProductQuantity[] = [],
) => {
  const { ids, added } = quantityDifference(sold, before)
  if (ids.length === 0) return
  await lockProducts(db, ids)
  await db
    .update(products)
    .set({
      nameOfBuys: sql`greatest(0, least(${menuLimits.nameOfBuys}::int, ${products.nameOfBuys} + ${added}))`,
      version: nextVersion(products),
    })
    .where(isAnyOf(products.id, ids))
}

interface StaffIdentity {
  name: string
  subject: string
}

/** Completes the orders that match the condition and have one of the statuses, and adds a row to the change log of each. */
export const completeOrders = async (
  db: Db,
  condition: SQL,
  by: StaffIdentity,
  at: Date,
  statuses: ('pending' | 'accepted')[],
) => {
  const completed = await db
    .update(orders)
    .set({
      status: 'completed',
      completedBy: by.name,
      completedById: by.subject,
      completedAt: at,
      version: nextVersion(orders),
    })
    .where(and(condition, inArray(orders.status, statuses)))
    .returning({ venueId: orders.venueId, orderId: orders.id, stayId: orders.stayId })
  for (const order of completed) await logOrderChange(db, { ...order, at, by: by.name, what: 'completed' })
}
