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

type ByStaff = Call<CallerOf<'staff' | 'admin'>>

/** Accepts or cancels what is pending. Whoever comes second finds it decided. */
const decide = async (context: ByStaff, id: string, status: 'accepted' | 'canceled', reason = '') => {
  const { db, caller, now, concerns } = context
  const at = now()
  const decided = { decidedBy: caller.name, decidedById: caller.subject, decidedAt: at, version: nextVersion(orders) }
  const changed = await change(db, orders, id, { status, ...decided }, eq(orders.status, 'pending'))
  const order = await findOrder(db, id)
  if (!order) return 'gone'
  concerns('guest', order.stayId)
  if (changed !== 'gone') {
    const { venueId } = context
    await noteChange(db, { venueId, orderId: id, stayId: order.stayId, at, by: caller.name, what: status, reason })
    if (status === 'accepted') await countSold(db, order.lines)
    else await takeInTurn(context, [], order.lines)
  }
  const canceled = order.status === 'canceled'
  return { order, yours: order.decidedById === caller.subject && canceled === (status === 'canceled') }
}

/** Staff may order from a menu that is closed to guests; what is disabled is not there for anybody. */
const pricedByStaff = async (db: Db, lines: readonly LineWanted[], at: Date) =>
  priced(lines, await offerFor(db, lines, at), () => true)

type Lines = Parameters<typeof takeFromStock>[1]

/** Takes from what is left, gives back, and answers with what there is not enough of. What is sold is counted afterwards. */
const takeInTurn = async ({ db, touches }: ByStaff, wanted: Lines, before: Order['lines'] = []) => {
  await holdProducts(
    db,
    [...wanted, ...before].map(({ productId }) => productId),
  )
  const { problems, touched } = await takeFromStock(db, wanted, before)
  if (touched) touches('hotel.menus')
  return problems
}

/** Whether a line is wanted as it was sold: then it keeps its price. */
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
    const ready = accepted && (outletId === null || (await finishLines(db, id, outletId, now())))
    if (ready) await completeOrders(db, eq(orders.id, id), caller, now(), ['accepted'])
    const order = orRefuse(await findOrder(db, id), errors)
    return { order, yours: accepted || order.completedById === caller.subject }
  }),

  enter: on.enter.handler(async ({ context, input: { id, stayId, lines: wanted }, errors }) => {
    const { db, venueId, caller, now, concerns } = context
    concerns('guest', stayId)
    const stay = orRefuse(await holdOpen(db, stayId, 'no key update'), errors)
    const entered = await findOrder(db, id)
    if (entered) return { order: entered, problems: [] }
    const at = now()
    const { lines, problems } = await pricedByStaff(db, wanted, at)
    if (problems.length > 0) return { order: null, problems }
    const lacking = await takeInTurn(context, lines)
    if (lacking.length > 0) return { order: null, problems: lacking }
    const decided = { decidedBy: caller.name, decidedById: caller.subject, decidedAt: at }
    const order = { venueId, id, stayId, roomId: stay.roomId, sentAt: at, enteredBy: caller.name, ...decided }
    await countSold(db, lines)
    orRefuse(await storeOrder(db, { ...order, status: 'accepted' }, lines), errors)
    await noteChange(db, { venueId, orderId: id, stayId, at, by: caller.name, what: 'entered' })
    return { order: orRefuse(await findOrder(db, id), errors), problems }
  }),

  correct: on.correct.handler(async ({ context, input: { id, version, lines: wanted, reason }, errors }) => {
    const { db, venueId, caller, now, concerns } = context
    const { stayId } = orRefuse(await findOrder(db, id), errors)
    concerns('guest', stayId)
    orRefuse(await holdOpen(db, stayId), errors)
    orRefuse(await lockRow(db, orders, id), errors)
    const before = orRefuse(await findOrder(db, id), errors)
    if (before.version !== version) throw errors.stale()
    if (before.status === 'canceled') throw errors.order_canceled()
    const soldAs = (line: LineWanted) => before.lines.find((sold) => sold.id === line.id && isAsSold(sold, line))
    const at = now()
    const fresh = await pricedByStaff(
      db,
      wanted.filter((line) => !soldAs(line)),
      at,
    )
    if (fresh.problems.length > 0) return { order: null, problems: fresh.problems }
    const lines = wanted.flatMap((line) => {
      const sold = soldAs(line)
      const { quantity, comment } = line
      return sold ? { ...sold, quantity, comment } : fresh.lines.filter(({ id }) => id === line.id)
    })
    const lacking = await takeInTurn(context, lines, before.lines)
    if (lacking.length > 0) return { order: null, problems: lacking }
    if (before.status !== 'pending') await countSold(db, lines, before.lines)
    await db.delete(orderLines).where(eq(orderLines.orderId, id))
    await storeLines(db, { venueId, id, stayId }, lines, at)
    await change(db, orders, id, { corrections: before.corrections + 1, version: nextVersion(orders) })
    const order = orRefuse(await findOrder(db, id), errors)
    const trace = { orderId: id, stayId, at, by: caller.name, what: 'corrected', reason } as const
    await noteChange(db, { venueId, ...trace, before: before.lines, after: order.lines })
    return { order, problems: [] }
  }),
}

export const ordersRoutes = { ...staffRoutes, ...guestOrdersRoutes }
