import { eq } from 'drizzle-orm'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { orders as contract, type LineWanted, type Order } from '#contract/hotel/orders.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { change, lockRow, nextVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor, type Call } from '#server/kernel/door.ts'
import type { CallerOf } from '#server/kernel/identity/callers.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { holdOpen } from '../stays/stays.queries.ts'
import { guestOrdersRoutes } from './guest.routes.ts'
import {
  changesOf,
  findOrder,
  offerFor,
  orderHistory,
  ordersInKitchen,
  ordersOfToday,
  ordersOnBoard,
  ordersWaiting,
} from './orders.queries.ts'
import { orderLines, orders } from './orders.table.ts'
import { priced } from './pricing.rules.ts'
import { completeOrders, countSold, finishLines, noteChange, storeLines, storeOrder } from './recording.ts'
import { holdProducts, takeFromStock } from './stock.ts'

const on = behindDoor(contract)

type StaffContext = Call<CallerOf<'staff' | 'admin'>>

/** Accepts or cancels a pending order. An order that is decided already is returned unchanged. */
const decide = async (context: StaffContext, id: string, status: 'accepted' | 'canceled', reason = '') => {
  const { db, caller, now, concerns } = context
  const at = now()
  const decision = { decidedBy: caller.name, decidedById: caller.subject, decidedAt: at, version: nextVersion(orders) }
  const changed = await change(db, orders, id, { status, ...decision }, eq(orders.status, 'pending'))
  const order = await findOrder(db, id)
  if (!order) return 'gone'
  concerns('guest', order.stayId)
  if (changed !== 'gone') {
    const { venueId } = context
    await noteChange(db, { venueId, orderId: id, stayId: order.stayId, at, by: caller.name, what: status, reason })
    if (status === 'accepted') await countSold(db, order.lines)
    else await lockAndTakeStock(context, [], order.lines)
  }
  const canceled = order.status === 'canceled'
  return { order, yours: order.decidedById === caller.subject && canceled === (status === 'canceled') }
}

/** Staff can order from a menu that is closed to guests, but not products that are out of stock. */
const pricedByStaff = async (db: Db, lines: readonly LineWanted[], at: Date) =>
  priced(lines, await offerFor(db, lines, at), () => true)

type Lines = Parameters<typeof takeFromStock>[1]

/**
 * Takes lines from the stock, returns former lines to it, and reports lines without enough stock. It locks all products
 * first, also uncounted ones, because the sales counter updates them later: one lock order prevents deadlocks.
 */
const lockAndTakeStock = async ({ db, touches }: StaffContext, requested: Lines, before: Order['lines'] = []) => {
  await holdProducts(
    db,
    [...requested, ...before].map(({ productId }) => productId),
  )
  const { problems, hasChanged } = await takeFromStock(db, requested, before)
  if (hasChanged) touches('hotel.menus')
  return problems
}

/** True when product and choices are those of the sold line: then the line keeps its price. */
const isAsSold = (sold: Order['lines'][number], { productId, choices }: LineWanted) =>
  sold.productId === productId &&
  sold.options.length === choices.length &&
  sold.options.every(({ choiceId }) => choices.includes(choiceId))

const staffRoutes = {
  board: on.board.handler(({ context: { db, now } }) => ordersOnBoard(db, now())),

  today: on.today.handler(({ context: { db, now }, input: { status } }) =>
    ordersOfToday(db, now(), status, orderLimits.wholeToday),
  ),

  kitchen: on.kitchen.handler(({ context: { db }, input }) => ordersInKitchen(db, input.outletId)),

  waiting: on.waiting.handler(async ({ context: { db } }) =>
    (await ordersWaiting(db)).map((order) => ({ ...order, sentAt: order.sentAt.toISOString() })),
  ),

  history: on.history.handler(({ context: { db, now }, input }) => orderHistory(db, now(), input.page)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) => {
    const order = orRefuse(await findOrder(db, id), errors)
    return { ...order, changes: await changesOf(db, id) }
  }),

  accept: on.accept.handler(async ({ context, input, errors }) =>
    orRefuse(await decide(context, input.id, 'accepted'), errors),
  ),

  cancel: on.cancel.handler(async ({ context, input: { id, reason }, errors }) =>
    orRefuse(await decide(context, id, 'canceled', reason), errors),
  ),

  complete: on.complete.handler(async ({ context, input: { id, outletId }, errors }) => {
    const { db, caller, now, concerns } = context
    const before = orRefuse(await lockRow(db, orders, id), errors)
    concerns('guest', before.stayId)
    const accepted = before.status === 'accepted'
    const isFinished = accepted && (outletId === null || (await finishLines(db, id, outletId, now())))
    if (isFinished) await completeOrders(db, eq(orders.id, id), caller, now(), ['accepted'])
    const order = orRefuse(await findOrder(db, id), errors)
    return { order, yours: accepted || order.completedById === caller.subject }
  }),

  enter: on.enter.handler(async ({ context, input: { id, stayId, lines: requested }, errors }) => {
    const { db, venueId, caller, now, concerns } = context
    concerns('guest', stayId)
    const stay = orRefuse(await holdOpen(db, stayId, 'no key update'), errors)
    const existing = await findOrder(db, id)
    if (existing) return { order: existing, problems: [] }
    const at = now()
    const { lines, problems } = await pricedByStaff(db, requested, at)
    if (problems.length > 0) return { order: null, problems }
    const shortages = await lockAndTakeStock(context, lines)
    if (shortages.length > 0) return { order: null, problems: shortages }
    const decision = { decidedBy: caller.name, decidedById: caller.subject, decidedAt: at }
    const order = { venueId, id, stayId, roomId: stay.roomId, sentAt: at, enteredBy: caller.name, ...decision }
    await countSold(db, lines)
    orRefuse(await storeOrder(db, { ...order, status: 'accepted' }, lines), errors)
    await noteChange(db, { venueId, orderId: id, stayId, at, by: caller.name, what: 'entered' })
    return { order: orRefuse(await findOrder(db, id), errors), problems }
  }),

  correct: on.correct.handler(async ({ context, input: { id, version, lines: requested, reason }, errors }) => {
    const { db, venueId, caller, now, concerns } = context
    const { stayId } = orRefuse(await findOrder(db, id), errors)
    concerns('guest', stayId)
    orRefuse(await holdOpen(db, stayId), errors)
    orRefuse(await lockRow(db, orders, id), errors)
    const before = orRefuse(await findOrder(db, id), errors)
    if (before.version !== version) throw errors.stale()
    if (before.status === 'canceled') throw errors.order_canceled()
    const findSoldLine = (line: LineWanted) => before.lines.find((sold) => sold.id === line.id && isAsSold(sold, line))
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
    if (before.status !== 'pending') await countSold(db, lines, before.lines)
    await db.delete(orderLines).where(eq(orderLines.orderId, id))
    await storeLines(db, { venueId, id, stayId }, lines, at)
    await change(db, orders, id, { corrections: before.corrections + 1, version: nextVersion(orders) })
    const order = orRefuse(await findOrder(db, id), errors)
    const logEntry = { orderId: id, stayId, at, by: caller.name, what: 'corrected', reason } as const
    await noteChange(db, { venueId, ...logEntry, before: before.lines, after: order.lines })
    return { order, problems: [] }
  }),
}

export const ordersRoutes = { ...staffRoutes, ...guestOrdersRoutes }
