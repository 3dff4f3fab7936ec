import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { orders as contract } from '#contract/hotel/orders.ts'
import { totalOf } from '#contract/hotel/totals.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { change } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { zoneOf } from '#server/kernel/venues/venues.queries.ts'
import { holdOpen } from '../stays/stays.queries.ts'
import { stays } from '../stays/stays.table.ts'
import { inLanguage } from './guest.queries.ts'
import { guestOrder } from './guest.rules.ts'
import { billOf, findOrder, offerFor, ordersOfStay, ordersSoFar } from './orders.queries.ts'
import { openAt, priced } from './pricing.rules.ts'
import { storeOrder } from './recording.ts'
import { takeFromStock } from './stock.ts'

const on = behindDoor(contract)

const findInLanguage = async (db: Db, id: string, language: Language) => {
  const order = await findOrder(db, id)
  const [translated] = order ? await inLanguage(db, [order], language) : []
  return translated ?? null
}

export const guestOrdersRoutes = {
  mine: on.mine.handler(async ({ context: { db, caller }, input: { language } }) => {
    if (caller.kind !== 'guest') return { orders: [], total: 0 }
    const ownOrders = await inLanguage(db, await ordersOfStay(db, caller.subject), language)
    return { orders: ownOrders, total: (await billOf(db, caller.subject)).total }
  }),

  send: on.send.handler(async ({ context, input: { id, lines: requested, total, language }, errors }) => {
    const { db, venueId, caller, now, concerns } = context
    const stayId = caller.subject
    const sentAt = now()
    concerns('guest', stayId)
    // All queries are sent together, in one round trip. The first one locks the stay, so that concurrent orders of a stay
    // cannot exceed the limit of pending orders.
    const [lockedStay, { pending, known }, zone, offer] = await Promise.all([
      holdOpen(db, stayId, 'no key update'),
      ordersSoFar(db, { stayId, id }),
      zoneOf(db),
      offerFor(db, requested, sentAt),
    ])
    const stay = orRefuse(lockedStay, errors)
    if (known) return { order: await findInLanguage(db, id, language), problems: [] }
    if (pending >= orderLimits.pending) throw errors.too_many_pending()
    const { lines, problems } = priced(requested, offer, openAt(zone, sentAt))
    if (problems.length > 0) return { order: null, problems }
    if (totalOf(lines) !== total) throw errors.price_changed()
    const countedLines = lines.filter(({ productId }) => offer.products.get(productId)?.remaining !== null)
    const taken = await takeFromStock(db, countedLines)
    if (taken.problems.length > 0) return { order: null, problems: taken.problems }
    if (taken.hasChanged) context.touches('hotel.menus')
    if (stay.language !== language) await change(db, stays, stayId, { language })
    const order = { venueId, id, stayId, roomId: stay.roomId, status: 'pending', sentAt } as const
    const number = orRefuse(await storeOrder(db, order, lines), errors)
    const newLines = lines.map((line) => ({ ...line, done: false }))
    const sent = { id, number, status: order.status, sentAt: sentAt.toISOString(), lines: newLines, total }
    return { order: guestOrder(sent, offer.products, language), problems }
  }),
}
