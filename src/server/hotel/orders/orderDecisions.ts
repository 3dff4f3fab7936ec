import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import type { OrderStatus } from '#contract/hotel/orders.limits.ts'
import type { Order } from '#contract/hotel/orders.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { lockRow, nextVersion, updateRow } from '#server/kernel/db/rowOperations.ts'
import type { TransactionContext } from '#server/kernel/door.ts'
import type { CallerOf } from '#server/kernel/identity/callers.ts'
import { queueOrderPush } from '../stays/guestPush.ts'
import { lockOpenStay } from '../stays/stays.queries.ts'
import { findOrder, type KitchenFilter, startOfToday } from './orders.queries.ts'
import { orderLines, orders } from './orders.table.ts'
import { completeOrders, logOrderChange, updateSalesCounters } from './orderWrites.ts'
import { lockProducts, takeFromStock } from './stock.ts'

export type StaffContext = TransactionContext<CallerOf<'staff' | 'admin'>>
type StockContext = Pick<TransactionContext, 'db' | 'alsoChanges'>
type Lines = Parameters<typeof takeFromStock>[1]

/**
 * Takes lines from the stock, returns former lines to it, and reports lines without enough stock. It locks all products
 * first, also uncounted ones, because the sales counter updates them later: one lock order prevents deadlocks.
 */
export const lockAndTakeStock = async (
  { db, alsoChanges }: StockContext,
  requested: Lines,
  before: Order['lines'] = [],
) => {
  await lockProducts(
    db,
    [...requested, ...before].map(({ productId }) => productId),
  )
  const { problems, hasChanged } = await takeFromStock(db, requested, before)
  if (hasChanged) alsoChanges('hotel.menus')
  return problems
}

/**
 * Accepts a pending order. An order that is decided already is returned unchanged; `yours` tells whether the caller has accepted
 * it.
 */
export const acceptOrder = async ({ db, venueId, caller, now, notifyOnly }: StaffContext, id: string) => {
  const at = now()
  const decision = { decidedBy: caller.name, decidedById: caller.subject, decidedAt: at, version: nextVersion(orders) }
  const changed = await updateRow(db, orders, id, { status: 'accepted', ...decision }, eq(orders.status, 'pending'))
  const order = await findOrder(db, id)
  if (!order) return 'gone'
  notifyOnly('guest', order.stayId)
  if (changed !== 'gone') {
    const { stayId } = order
    await logOrderChange(db, { venueId, orderId: id, stayId, at, by: caller.name, what: 'accepted' })
    await updateSalesCounters(db, order.lines)
    await queueOrderPush(db, order, (text) => text.accepted)
  }
  return { order, yours: order.decidedById === caller.subject && order.status !== 'canceled' }
}

interface Cancellation {
  id: string
  reason: string
  /** The account that cancels; null for a guest. */
  by: { name: string; subject: string } | null
}

/** Cancels a locked order: returns its lines to the stock and, if it counted as sold, takes them off the sales counters. */
const cancelLocked = async (
  context: StockContext & Pick<TransactionContext, 'venueId' | 'now'>,
  order: Order,
  { id, reason, by }: Cancellation,
) => {
  const { db, venueId, now } = context
  const at = now()
  await updateRow(db, orders, id, {
    status: 'canceled',
    decidedBy: by?.name ?? null,
    decidedById: by?.subject ?? null,
    decidedAt: at,
    cancelReason: reason,
    readyAt: null,
    version: nextVersion(orders),
  })
  const { stayId } = order
  await logOrderChange(db, { venueId, orderId: id, stayId, at, by: by?.name ?? '', what: 'canceled', reason })
  await lockAndTakeStock(context, [], order.lines)
  if (order.status === 'accepted') await updateSalesCounters(db, [], order.lines)
}

/**
 * Cancels a pending or accepted order for staff; an accepted one needs a reason. An order that is canceled or completed already is
 * returned unchanged.
 */
export const cancelOrder = async (context: StaffContext, id: string, reason: string) => {
  const { db, caller, notifyOnly } = context
  if (!(await lockRow(db, orders, id))) return 'gone'
  const before = await findOrder(db, id)
  if (!before) return 'gone'
  notifyOnly('guest', before.stayId)
  if (before.status === 'accepted' && reason === '') return 'reason_required'
  const isOpen = before.status === 'pending' || before.status === 'accepted'
  if (isOpen) {
    await cancelLocked(context, before, { id, reason, by: caller })
    await queueOrderPush(db, before, (text) => text.canceled(reason))
  }
  const order = await findOrder(db, id)
  if (!order) return 'gone'
  return { order, yours: isOpen || (order.status === 'canceled' && order.decidedById === caller.subject) }
}

/** Cancels a pending order for a guest of its stay; an accepted or completed one is refused. Repeating has no effect. */
export const cancelOwnOrder = async (context: TransactionContext<CallerOf<'guest'>>, id: string) => {
  const { db } = context
  if (!(await lockRow(db, orders, id))) return 'gone'
  const order = await findOrder(db, id)
  if (!order) return 'gone'
  if (order.status === 'pending') await cancelLocked(context, order, { id, reason: '', by: null })
  else if (order.status !== 'canceled') return 'order_decided'
  return { done: true } as const
}

/** Marks the lines that a kitchen screen with this filter shows as prepared. Returns true when no open line is left. */
const markLinesDone = async (db: Db, orderId: string, { outletId, stationId }: KitchenFilter, at: Date) => {
  const prepared = and(
    outletId ? or(eq(orderLines.outletId, outletId), isNull(orderLines.outletId)) : undefined,
    stationId ? or(eq(orderLines.stationId, stationId), isNull(orderLines.stationId)) : undefined,
  )
  const isOpenLine = and(eq(orderLines.orderId, orderId), isNull(orderLines.doneAt))
  await db.update(orderLines).set({ doneAt: at }).where(and(isOpenLine, prepared))
  return (await db.$count(orderLines, isOpenLine)) === 0
}

/**
 * 'Listo': marks the lines of an accepted order that the kitchen screen shows as prepared; with the last one the order is ready.
 * For an order in another status nothing changes, and `yours` is false.
 */
export const markOrderReady = async (context: StaffContext, id: string, filter: KitchenFilter) => {
  const { db, venueId, caller, now, notifyOnly } = context
  const at = now()
  const before = await lockRow(db, orders, id)
  if (!before) return 'gone'
  const { stayId } = before
  notifyOnly('guest', stayId)
  const accepted = before.status === 'accepted'
  if (accepted && (await markLinesDone(db, id, filter, at)) && before.readyAt === null) {
    await updateRow(db, orders, id, { readyAt: at })
    await logOrderChange(db, { venueId, orderId: id, stayId, at, by: caller.name, what: 'ready' })
    await queueOrderPush(db, before, (text) => text.ready)
  }
  const order = await findOrder(db, id)
  return order ? { order, yours: accepted } : 'gone'
}

/**
 * Completes an accepted order. With an outlet or station, marks its lines and those without one as done; the last line completes
 * the order. An order with another status is returned unchanged.
 */
export const completeOrder = async (context: StaffContext, id: string, filter: KitchenFilter) => {
  const { db, caller, now, notifyOnly } = context
  const before = await lockRow(db, orders, id)
  if (!before) return 'gone'
  notifyOnly('guest', before.stayId)
  const accepted = before.status === 'accepted'
  const isWhole = !filter.outletId && !filter.stationId
  const isFinished = accepted && (isWhole || (await markLinesDone(db, id, filter, now())))
  if (isFinished) await completeOrders(db, eq(orders.id, id), caller, now(), ['accepted'])
  const order = await findOrder(db, id)
  return order ? { order, yours: accepted || order.completedById === caller.subject } : 'gone'
}

/**
 * Sets an order of an open stay that was completed today, in the venue's time zone, back to accepted; all its lines are open again.
 */
export const reopenOrder = async (context: StaffContext, id: string, reason: string) => {
  const { db, venueId, caller, now, notifyOnly } = context
  const at = now()
  const found = await findOrder(db, id)
  if (!found) return 'gone'
  const { stayId } = found
  notifyOnly('guest', stayId)
  const stay = await lockOpenStay(db, stayId)
  if (typeof stay === 'string') return stay
  const open = { status: 'accepted', completedBy: null, completedById: null, completedAt: null, readyAt: null } as const
  const isOfToday = and(eq(orders.status, 'completed'), gte(orders.completedAt, await startOfToday(db, now())))
  const changed = await updateRow(db, orders, id, { ...open, version: nextVersion(orders) }, isOfToday)
  if (changed === 'gone' && found.status === 'completed') return 'reopen_expired'
  if (changed !== 'gone') {
    await db.update(orderLines).set({ doneAt: null }).where(eq(orderLines.orderId, id))
    await logOrderChange(db, { venueId, orderId: id, stayId, at, by: caller.name, what: 'reopened', reason })
  }
  const order = await findOrder(db, id)
  return order ? { order, yours: changed !== 'gone' } : 'gone'
}

interface ClosingDecision {
  orderId: string
  served: boolean
}

/**
 * Ends the open orders of a locked stay: accepted ones are completed, and each pending one is completed or canceled as
 * decided. Returns 'undecided_orders' when a pending order has no decision; then nothing has changed.
 */
export const endOrdersOfStay = async (context: StaffContext, stayId: string, decisions: readonly ClosingDecision[]) => {
  const { db, caller, now } = context
  const open: OrderStatus[] = ['pending', 'accepted']
  const ofStay = and(eq(orders.stayId, stayId), inArray(orders.status, open))
  const rows = await db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(ofStay)
    .orderBy(orders.id)
    .for('update')
  const decisionOf = new Map(decisions.map(({ orderId, served }) => [orderId, served]))
  const pending = rows.filter(({ status }) => status === 'pending')
  if (pending.some(({ id }) => !decisionOf.has(id))) return 'undecided_orders'
  for (const { id } of pending) {
    const order = await findOrder(db, id)
    if (!order) continue
    if (decisionOf.get(id)) await updateSalesCounters(db, order.lines)
    else await cancelLocked(context, order, { id, reason: '', by: caller })
  }
  await completeOrders(db, eq(orders.stayId, stayId), caller, now(), ['pending', 'accepted'])
  return 'done'
}
