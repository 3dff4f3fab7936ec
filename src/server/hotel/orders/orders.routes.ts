import { eq } from 'drizzle-orm'
import { correctionMillisecondsAfterClosing, orderLimits } from '#contract/hotel/orders.limits.ts'
import { orders as contract, type Order, type OrderLineRequest } from '#contract/hotel/orders.ts'
import { recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { lockRow, nextVersion, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { queueCorrectionPush } from '../stays/guestPush.ts'
import { closedStayRefusal, lockOpenStay } from '../stays/stays.queries.ts'
import { stays } from '../stays/stays.table.ts'
import { guestOrdersRoutes } from './guest.routes.ts'
import { movingRoutes } from './moving.routes.ts'
import {
  acceptOrder,
  cancelOrder,
  completeOrder,
  lockAndTakeStock,
  markOrderReady,
  reopenOrder,
} from './orderDecisions.ts'
import {
  changesOfOrder,
  findOrder,
  orderHistory,
  ordersByStatus,
  ordersInKitchen,
  ordersOfToday,
  pendingOrders,
} from './orders.queries.ts'
import { orderLines, orders } from './orders.table.ts'
import { insertOrder, insertOrderLines, logOrderChange, updateSalesCounters } from './orderWrites.ts'
import { deliveryOf, priceLines } from './pricing.rules.ts'
import { loadOrderableProducts } from './sendOrder.queries.ts'

const on = inTransaction(contract)

/** An admin can correct the bill of a closed stay for a day: mistakes are found when the guest reads it. */
const isCorrectableAt = (closedAt: Date, now: Date) =>
  now.getTime() - closedAt.getTime() <= correctionMillisecondsAfterClosing

/** The lines of an order as one text, for the activity log. */
const linesText = (lines: Order['lines']) => lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')

/** Prices the lines of an order that staff enter. A menu that is closed to guests is accepted, a product out of stock is not. */
const pricedByStaff = async (db: Db, lines: readonly OrderLineRequest[], at: Date) => {
  const offer = await loadOrderableProducts(db, lines, at)
  return { ...priceLines(lines, offer, () => true), outlets: offer.outlets }
}

/**
 * True when product and choices are those of the sold line: the corrected line then keeps the price at which it was
 * sold.
 */
const isAsSold = (sold: Order['lines'][number], { productId, choices }: OrderLineRequest) =>
  sold.productId === productId &&
  sold.options.length === choices.length &&
  sold.options.every(({ choiceId }) => choices.includes(choiceId))

const staffRoutes = {
  board: on.board.handler(({ context: { db, now } }) => ordersByStatus(db, now())),

  today: on.today.handler(({ context: { db, now }, input: { status } }) =>
    ordersOfToday(db, now(), status, orderLimits.wholeToday),
  ),

  kitchen: on.kitchen.handler(({ context: { db }, input }) => ordersInKitchen(db, input)),

  waiting: on.waiting.handler(async ({ context: { db } }) =>
    (await pendingOrders(db)).map((order) => ({ ...order, sentAt: order.sentAt.toISOString() })),
  ),

  history: on.history.handler(({ context: { db, now }, input }) => orderHistory(db, now(), input.page)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) => {
    const order = orRefuse(await findOrder(db, id), errors)
    return { ...order, changes: await changesOfOrder(db, id) }
  }),

  accept: on.accept.handler(async ({ context, input, errors }) =>
    orRefuse(await acceptOrder(context, input.id), errors),
  ),

  cancel: on.cancel.handler(async ({ context, input: { id, reason }, errors }) =>
    orRefuse(await cancelOrder(context, id, reason), errors),
  ),

  markReady: on.markReady.handler(async ({ context, input: { id, ...filter }, errors }) =>
    orRefuse(await markOrderReady(context, id, filter), errors),
  ),

  complete: on.complete.handler(async ({ context, input: { id, ...filter }, errors }) =>
    orRefuse(await completeOrder(context, id, filter), errors),
  ),

  reopen: on.reopen.handler(async ({ context, input: { id, reason }, errors }) =>
    orRefuse(await reopenOrder(context, id, reason), errors),
  ),

  enter: on.enter.handler(async ({ context, input: { id, stayId, lines: requested, ...place }, errors }) => {
    const { db, venueId, caller, now, notifyOnly } = context
    notifyOnly('guest', stayId)
    const stay = orRefuse(await lockOpenStay(db, stayId, 'no key update'), errors)
    const existing = await findOrder(db, id)
    if (existing) return { order: existing, problems: [] }
    const at = now()
    const { lines, problems, outlets } = await pricedByStaff(db, requested, at)
    if (problems.length > 0) return { order: null, problems }
    const delivery = orRefuse(deliveryOf(place, outlets), errors)
    const shortages = await lockAndTakeStock(context, lines)
    if (shortages.length > 0) return { order: null, problems: shortages }
    const decision = { decidedBy: caller.name, decidedById: caller.subject, decidedAt: at }
    const placed = { venueId, id, stayId, roomId: stay.roomId, sentAt: at, ...delivery }
    const order = { ...placed, enteredBy: caller.name, ...decision }
    await updateSalesCounters(db, lines)
    orRefuse(await insertOrder(db, { ...order, status: 'accepted' }, lines), errors)
    await logOrderChange(db, { venueId, orderId: id, stayId, at, by: caller.name, what: 'entered' })
    return { order: orRefuse(await findOrder(db, id), errors), problems }
  }),

  correct: on.correct.handler(async ({ context, input: { id, version, lines: requested, reason }, errors }) => {
    const { db, venueId, caller, now, notifyOnly } = context
    const { stayId } = orRefuse(await findOrder(db, id), errors)
    notifyOnly('guest', stayId)
    const stay = orRefuse(await lockRow(db, stays, stayId, 'key share'), errors)
    if (stay.closedAt && !(caller.role === 'admin' && isCorrectableAt(stay.closedAt, now())))
      throw errors[await closedStayRefusal(db, stay.roomId)]()
    orRefuse(await lockRow(db, orders, id), errors)
    const before = orRefuse(await findOrder(db, id), errors)
    if (before.version !== version) throw errors.stale()
    if (before.status === 'canceled') throw errors.order_canceled()
    const findSoldLine = (line: OrderLineRequest) =>
      before.lines.find((sold) => sold.id === line.id && isAsSold(sold, line))
    const at = now()
    const newLines = await pricedByStaff(
      db,
      requested.filter((line) => !findSoldLine(line)),
      at,
    )
    if (newLines.problems.length > 0) return { order: null, problems: newLines.problems }
    const lines = requested.flatMap((line) => {
      const sold = findSoldLine(line)
      const { quantity, comment } = line
      return sold ? { ...sold, quantity, comment } : newLines.lines.filter(({ id }) => id === line.id)
    })
    const shortages = await lockAndTakeStock(context, lines, before.lines)
    if (shortages.length > 0) return { order: null, problems: shortages }
    if (before.status !== 'pending') await updateSalesCounters(db, lines, before.lines)
    await db.delete(orderLines).where(eq(orderLines.orderId, id))
    await insertOrderLines(db, { venueId, id, stayId }, lines, at)
    await updateRow(db, orders, id, { corrections: before.corrections + 1, version: nextVersion(orders) })
    const order = orRefuse(await findOrder(db, id), errors)
    const logEntry = { orderId: id, stayId, at, by: caller.name, what: 'corrected', reason } as const
    recordUpdate(db, { ...before, lines: linesText(before.lines) }, { lines: linesText(order.lines), reason })
    await logOrderChange(db, { venueId, ...logEntry, before: before.lines, after: order.lines })
    await queueCorrectionPush(db, order, reason)
    return { order, problems: [] }
  }),
}

export const ordersRoutes = { ...staffRoutes, ...guestOrdersRoutes, ...movingRoutes }
