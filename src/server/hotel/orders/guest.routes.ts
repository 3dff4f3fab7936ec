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

const sentBefore = async (db: Db, id: string, language: Language) => {
  const order = await findOrder(db, id)
  const [shown] = order ? await inLanguage(db, [order], language) : []
  return shown ?? null
}

export const guestOrdersRoutes = {
  mine: on.mine.handler(async ({ context: { db, caller }, input: { language } }) => {
    if (caller.kind !== 'guest') return { orders: [], total: 0 }
    const own = await inLanguage(db, await ordersOfStay(db, caller.subject), language)
    return { orders: own, total: (await billOf(db, caller.subject)).total }
  }),

  send: on.send.handler(async ({ context, input: { id, lines: wanted, total, language }, errors }) => {
    const { db, venueId, caller, now, concerns } = context
    const stayId = caller.subject
    const sentAt = now()
    concerns('guest', stayId)
    // None of these waits for another: they are one journey, the stay being held first. What waits is counted by one at a time.
    const [held, { pending, known }, zone, offer] = await Promise.all([
      holdOpen(db, stayId, 'no key update'),
      ordersSoFar(db, { stayId, id }),
      zoneOf(db),
      offerFor(db, wanted, sentAt),
    ])
    const stay = orRefuse(held, errors)
    if (known) return { order: await sentBefore(db, id, language), problems: [] }
    if (pending >= orderLimits.pending) throw errors.too_many_pending()
    const { lines, problems } = priced(wanted, offer, openAt(zone, sentAt))
    if (problems.length > 0) return { order: null, problems }
    if (totalOf(lines) !== total) throw errors.price_changed()
    const counted = lines.filter(({ productId }) => offer.products.get(productId)?.remaining !== null)
    const taken = await takeFromStock(db, counted)
    if (taken.problems.length > 0) return { order: null, problems: taken.problems }
    if (taken.touched) context.touches('hotel.menus')
    if (stay.language !== language) await change(db, stays, stayId, { language })
    const order = { venueId, id, stayId, roomId: stay.roomId, status: 'pending', sentAt } as const
    const number = orRefuse(await storeOrder(db, order, lines), errors)
    const undone = lines.map((line) => ({ ...line, done: false }))
    const sent = { id, number, status: order.status, sentAt: sentAt.toISOString(), lines: undone, total }
    return { order: guestOrder(sent, offer.products, language), problems }
  }),
}
