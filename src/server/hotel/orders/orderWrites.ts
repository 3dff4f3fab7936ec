import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { OrderLine } from '#contract/hotel/orders.ts'
import { recordInsert } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { insertRecordsSql, insertRowSql, runPrepared } from '#server/kernel/db/insertRecords.ts'
import { isAnyOf, nextVersion } from '#server/kernel/db/rowOperations.ts'
import { refuseIfTaken } from '#server/kernel/db/uniqueViolation.ts'
import { products } from '../menus/menus.table.ts'
import { orderChanges, orderLines, orders } from './orders.table.ts'
import type { LineTax } from './pricing.rules.ts'
import { lockProducts, type ProductQuantity, quantityDifference } from './stock.ts'

type NewOrder = Omit<typeof orders.$inferInsert, 'number'>
type NewLine = Omit<OrderLine, 'done'> & LineTax & { done?: boolean }
type LineOwner = Pick<NewOrder, 'venueId' | 'id' | 'stayId'>

const toLineRecords = ({ venueId, id: orderId, stayId }: LineOwner, lines: readonly NewLine[], at: Date) =>
  JSON.stringify(
    lines.map(({ done, ...line }, position) => ({
      ...line,
      venueId,
      orderId,
      stayId,
      position,
      doneAt: done ? at : null,
    })),
  )

const insertLinesStatement = { name: 'hotel_insert_order_lines', text: insertRecordsSql(orderLines, '$1') }
export const insertOrderLines = async (db: Db, order: LineOwner, lines: readonly NewLine[], at: Date) => {
  await runPrepared(db, insertLinesStatement, [toLineRecords(order, lines, at)])
}

const insertedOrder = insertRowSql(orders, 3, { computed: { number: 'numbered.last' }, from: 'numbered' })

/**
 * Lets the orders of a venue wait for each other in the order of their arrival. Without it those that wait for the row with the
 * number are all woken by each commit, and all but one wait again.
 */
const waitForTurnStatement = {
  name: 'hotel_wait_for_order_number',
  text: `select pg_advisory_xact_lock(hashtext('hotel_order_numbers'), $1)`,
}
/**
 * Takes the venue's next number and inserts an order and its lines. One statement in place of three: each statement
 * costs the app and PostgreSQL about 0.1 ms.
 */
const insertOrderStatement = {
  name: 'hotel_insert_order',
  text: `with numbered as (
      insert into hotel_order_numbers (venue_id, last) values ($1, 1)
      on conflict (venue_id) do update set last = hotel_order_numbers.last + 1 returning last
    ), stored as (${insertedOrder.text}), stored_lines as (${insertRecordsSql(orderLines, '$2')})
    select last as number from numbered`,
}
/** Columns with a default. */
const initialColumns = { deliverTo: 'room', spot: '', cancelReason: '', corrections: 0, version: 1 } as const

/**
 * Inserts an order with its lines and returns its number. Returns 'gone' when the id belongs to an order of another
 * stay; PostgreSQL has then aborted the transaction. Taking a number locks the venue's number row until the commit. It is
 * therefore the last step.
 */
export const insertOrder = async (db: Db, order: NewOrder, lines: readonly NewLine[]) => {
  const lineRecords = toLineRecords(order, lines, order.sentAt)
  const values = insertedOrder.valuesOf({ ...initialColumns, ...order })
  const waited = runPrepared(db, waitForTurnStatement, [order.venueId])
  const inserted = runPrepared<{ number: number }>(db, insertOrderStatement, [order.venueId, lineRecords, ...values])
  const [rows] = await Promise.all([inserted.catch(refuseIfTaken('gone')), waited])
  if (rows === 'gone') return rows
  recordInsert(db, order)
  const [row] = rows
  if (!row) throw new Error('hotel_order_numbers returned no order number')
  return row.number
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
