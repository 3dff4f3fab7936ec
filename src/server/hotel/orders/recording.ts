import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { OrderLine } from '#contract/hotel/orders.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among, nextVersion, storeOnce } from '#server/kernel/db/verbs.ts'
import { products } from '../menus/menus.table.ts'
import { orderChanges, orderLines, orderNumbers, orders } from './orders.table.ts'
import { difference, holdProducts, type Quantity } from './stock.ts'

type NewOrder = Omit<typeof orders.$inferInsert, 'number'>
type NewLine = Omit<OrderLine, 'done'> & { done?: boolean }

const takeNumber = async (db: Db, venueId: number) => {
  const [taken] = await db
    .insert(orderNumbers)
    .values({ venueId, last: 1 })
    .onConflictDoUpdate({ target: orderNumbers.venueId, set: { last: sql`${orderNumbers.last} + 1` } })
    .returning({ number: orderNumbers.last })
  if (!taken) throw new Error('no number was taken')
  return taken.number
}

export const storeLines = async (
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
 * Stores an order and gives its number; 'gone' where its id is another stay's order, and then all is rolled back. Whoever
 * takes a number makes everybody else of the venue wait until the commit: so it is the last thing to be done, and what
 * follows travels along without knowing it.
 */
export const storeOrder = async (db: Db, order: NewOrder, lines: readonly NewLine[]) => {
  const taken = takeNumber(db, order.venueId)
  const stored = storeOnce(db, orders, { ...order, number: sql`(select ${orderNumbers.last} from ${orderNumbers})` })
  const withLines = storeLines(db, order, lines, order.sentAt)
  // Where the order is another's, its lines may be as well: then that is what counts.
  withLines.catch(() => {})
  const [number, isNew] = await Promise.all([taken, stored])
  if (!isNew) return 'gone'
  await withLines
  return number
}

export const noteChange = (db: Db, change: typeof orderChanges.$inferInsert) => db.insert(orderChanges).values(change)

/** Counts what was sold in nameOfBuys. A form that shows it is older from then on, as after any other change. */
export const countSold = async (db: Db, sold: readonly Quantity[], before: readonly Quantity[] = []) => {
  const { ids, added } = difference(sold, before)
  if (ids.length === 0) return
  await holdProducts(db, ids)
  await db
    .update(products)
    .set({
      nameOfBuys: sql`greatest(0, least(${menuLimits.nameOfBuys}::int, ${products.nameOfBuys} + ${added}))`,
      version: nextVersion(products),
    })
    .where(among(products.id, ids))
}

interface Doer {
  name: string
  subject: string
}

/** Completes orders of the stay or order that `which` says; answers with their ids. */
export const completeOrders = async (db: Db, which: SQL, by: Doer, at: Date, also: ('pending' | 'accepted')[]) => {
  const completed = await db
    .update(orders)
    .set({
      status: 'completed',
      completedBy: by.name,
      completedById: by.subject,
      completedAt: at,
      version: nextVersion(orders),
    })
    .where(and(which, inArray(orders.status, also)))
    .returning({ venueId: orders.venueId, orderId: orders.id, stayId: orders.stayId })
  for (const order of completed) await noteChange(db, { ...order, at, by: by.name, what: 'completed' })
  return completed
}

/** Marks the lines of one outlet, and those that belong to none, as done. True when none is left to do. */
export const finishLines = async (db: Db, orderId: string, outletId: string, at: Date) => {
  const ofOutlet = or(eq(orderLines.outletId, outletId), isNull(orderLines.outletId))
  const undone = and(eq(orderLines.orderId, orderId), isNull(orderLines.doneAt))
  await db.update(orderLines).set({ doneAt: at }).where(and(undone, ofOutlet))
  return (await db.$count(orderLines, undone)) === 0
}
