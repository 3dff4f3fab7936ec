import { eq } from 'drizzle-orm'
import { ordersMoving as contract } from '#contract/hotel/orders.moving.ts'
import { lockRow, nextVersion, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { closeStay } from '../stays/closeStay.ts'
import {
  assignOrders,
  lockBilledOrders,
  lockTwoStays,
  logMove,
  moveAdjustments,
  movePayments,
} from './moving.queries.ts'
import type { StaffContext } from './orderDecisions.ts'
import { findOrder } from './orders.queries.ts'
import { orderLines, orders } from './orders.table.ts'
import { insertOrder } from './orderWrites.ts'

const on = inTransaction(contract)

const entryOf = ({ venueId, caller, now }: StaffContext) => ({ venueId, at: now(), by: caller })

/**
 * Locks both stays and the order. Returns the code of a refusal instead if one of them is missing, the order is canceled, or the
 * order or its stay has changed since the caller read it.
 */
const lockOrderToMove = async (
  { db, notifyOnly }: StaffContext,
  { id, version, toStayId }: { id: string; version: number; toStayId: string },
) => {
  const found = await findOrder(db, id)
  if (!found) return 'gone'
  for (const stayId of [found.stayId, toStayId]) notifyOnly('guest', stayId)
  const places = await lockTwoStays(db, found.stayId, toStayId)
  if (typeof places === 'string') return places
  const order = await lockRow(db, orders, id)
  if (!order) return 'gone'
  if (order.version !== version || order.stayId !== found.stayId) return 'stale'
  return order.status === 'canceled' ? 'order_canceled' : { order, places }
}

export const movingRoutes = {
  move: on.move.handler(async ({ context, input, errors }) => {
    const { db } = context
    const { order, places } = orRefuse(await lockOrderToMove(context, input), errors)
    await assignOrders(db, [order.id], places.to)
    await logMove(db, entryOf(context), places, { fromOrder: order.id, toOrder: order.id })
    return orRefuse(await findOrder(db, order.id), errors)
  }),

  moveLine: on.moveLine.handler(async ({ context, input, errors }) => {
    const { db } = context
    const { lineId, quantity, newId, toStayId } = input
    const repeated = await findOrder(db, newId)
    if (repeated) return orRefuse(repeated.stayId === toStayId ? repeated : 'gone', errors)
    const { order, places } = orRefuse(await lockOrderToMove(context, input), errors)
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
    const line = orRefuse(lines.find(({ id, quantity: most }) => id === lineId && quantity <= most) ?? null, errors)
    const entry = entryOf(context)
    const isWholeLine = line.quantity === quantity
    if (isWholeLine && lines.length === 1) {
      await assignOrders(db, [order.id], places.to)
      await logMove(db, entry, places, { fromOrder: order.id, toOrder: order.id })
      return orRefuse(await findOrder(db, order.id), errors)
    }
    if (isWholeLine) await db.delete(orderLines).where(eq(orderLines.id, lineId))
    else
      await db
        .update(orderLines)
        .set({ quantity: line.quantity - quantity })
        .where(eq(orderLines.id, lineId))
    await updateRow(db, orders, order.id, { version: nextVersion(orders) })
    const { number: _, version: __, ...copied } = order
    const { id: stayId, roomId } = places.to
    const moved = { ...copied, id: newId, stayId, roomId, corrections: 0 }
    const { doneAt, ...movedLine } = line
    orRefuse(await insertOrder(db, moved, [{ ...movedLine, quantity, done: doneAt !== null }]), errors)
    await logMove(db, entry, places, { fromOrder: order.id, toOrder: newId, line: { quantity, name: line.name } })
    return orRefuse(await findOrder(db, newId), errors)
  }),

  moveAccount: on.moveAccount.handler(async ({ context, input: { stayId, toStayId, close }, errors }) => {
    const { db, notifyOnly, alsoChanges } = context
    for (const id of [stayId, toStayId]) notifyOnly('guest', id)
    const places = orRefuse(await lockTwoStays(db, stayId, toStayId), errors)
    const entry = entryOf(context)
    const orderIds = (await lockBilledOrders(db, stayId)).map(({ id }) => id)
    await assignOrders(db, orderIds, places.to)
    for (const id of orderIds) await logMove(db, entry, places, { fromOrder: id, toOrder: id })
    await moveAdjustments(db, entry, { fromId: stayId, toId: toStayId, orderIds })
    await movePayments(db, entry, stayId, toStayId)
    if (close) orRefuse(await closeStay(context, { id: stayId, decisions: [] }), errors)
    alsoChanges('hotel.stays')
    alsoChanges('hotel.accounts')
    return { orders: orderIds.length }
  }),
}
