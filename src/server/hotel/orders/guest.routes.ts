import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { orders as contract } from '#contract/hotel/orders.ts'
import { totalOfLines } from '#contract/hotel/totals.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { lockOpenStay } from '../stays/stays.queries.ts'
import { stays } from '../stays/stays.table.ts'
import { ordersInLanguage } from './guest.queries.ts'
import { toGuestOrder } from './guest.rules.ts'
import { cancelOwnOrder } from './orderDecisions.ts'
import { findOrder, newestOrdersOf } from './orders.queries.ts'
import { insertOrder } from './orderWrites.ts'
import { deliveryOf, isOnOpenMenuAt, priceLines } from './pricing.rules.ts'
import { checkEarlierOrders, loadOrderableProducts } from './sendOrder.queries.ts'
import { takeFromStock } from './stock.ts'

const on = inTransaction(contract)

const findInLanguage = async (db: Db, id: string, language: Language) => {
  const order = await findOrder(db, id)
  const [translated] = order ? await ordersInLanguage(db, [order], language) : []
  return translated ?? null
}

/** Fields of an order that nobody has handled yet. */
const unchanged = { cancelReason: '', readyAt: null, correction: null }

export const guestOrdersRoutes = {
  mine: on.mine.handler(async ({ context: { db, caller }, input: { language } }) => {
    if (caller.kind !== 'guest') return { orders: [], total: 0 }
    const { orders, total } = await newestOrdersOf(db, caller.subject)
    return { orders: await ordersInLanguage(db, orders, language), total }
  }),

  cancelMine: on.cancelMine.handler(async ({ context, input: { id }, errors }) =>
    orRefuse(await cancelOwnOrder(context, id), errors),
  ),

  send: on.send.handler(async ({ context, input: { id, lines: requested, total, language, ...place }, errors }) => {
    const { db, venueId, caller, now, notifyOnly } = context
    const stayId = caller.subject
    const sentAt = now()
    notifyOnly('guest', stayId)
    // All queries are sent together, in one round trip. The first one locks the stay, so that concurrent orders of a stay
    // cannot exceed the limit of pending orders.
    const [lockedStay, { pending, known }, offer] = await Promise.all([
      lockOpenStay(db, stayId, 'no key update'),
      checkEarlierOrders(db, { stayId, id }),
      loadOrderableProducts(db, requested, sentAt),
    ])
    const stay = orRefuse(lockedStay, errors)
    if (known) return { order: await findInLanguage(db, id, language), problems: [] }
    if (pending >= orderLimits.pending) throw errors.too_many_pending()
    const { lines, problems } = priceLines(requested, offer, isOnOpenMenuAt(sentAt))
    if (problems.length > 0) return { order: null, problems }
    const delivery = orRefuse(deliveryOf(place, offer.outlets), errors)
    if (totalOfLines(lines) !== total) throw errors.price_changed()
    const countedLines = lines.filter(({ productId }) => offer.products.get(productId)?.remaining !== null)
    const taken = await takeFromStock(db, countedLines)
    if (taken.problems.length > 0) return { order: null, problems: taken.problems }
    if (taken.hasChanged) context.alsoChanges('hotel.menus')
    if (stay.language !== language) await updateRow(db, stays, stayId, { language })
    const order = { venueId, id, stayId, roomId: stay.roomId, status: 'pending', sentAt, ...delivery } as const
    const stored = insertOrder(db, order, lines)
    context.sendCommit()
    const number = orRefuse(await stored, errors)
    const newLines = lines.map((line) => ({ ...line, done: false }))
    const sent = {
      id,
      number,
      status: order.status,
      sentAt: sentAt.toISOString(),
      lines: newLines,
      total,
      ...unchanged,
    }
    return { order: toGuestOrder(sent, offer.products, language), problems }
  }),
}
