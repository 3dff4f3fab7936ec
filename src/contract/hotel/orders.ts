import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Id, Language, line, Moment, Money, VenueId, Version, words } from '../kernel/values.ts'
import { guest, staff, walkIn } from '../kernel/who.ts'
import { finishedStatuses, lineProblems, orderLimits, orderStatuses } from './orders.limits.ts'
import { Room } from './rooms.ts'

export const OrderStatus = z.enum(orderStatuses)

/** What many of a thing cost: more than any price. */
export const Amount = z.int().min(0)

/** A product as somebody wants it. What it costs is not theirs to say. */
export const LineWanted = z.strictObject({
  id: Id,
  productId: Id,
  quantity: z.int().min(1).max(orderLimits.quantity),
  /** Of the product's options, in any order. */
  choices: z.array(Id).max(orderLimits.choices),
  comment: words(orderLimits.comment),
  /** Where it was chosen: who prepares what every outlet offers. A menu that is tied to one decides by itself. */
  outletId: Id.nullable(),
})
export type LineWanted = z.infer<typeof LineWanted>
const linesWanted = z
  .array(LineWanted)
  .min(1)
  .max(orderLimits.lines)
  .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, 'repeated')

/** As it was sold: names and prices of that moment. */
export const OrderLine = z.object({
  id: Id,
  productId: Id,
  name: z.string(),
  /** Of one, with its options; null is 'No price.' */
  price: Amount.nullable(),
  quantity: z.int(),
  options: z.array(z.object({ choiceId: Id, group: z.string(), name: z.string(), extra: Money })),
  comment: z.string(),
  outletId: Id.nullable(),
  /** Its outlet has finished it. */
  done: z.boolean(),
})
export type OrderLine = z.infer<typeof OrderLine>

const ordered = {
  id: Id,
  /** Without gaps in its venue. */
  number: z.int(),
  status: OrderStatus,
  sentAt: Moment,
  lines: z.array(OrderLine),
  total: Amount,
}

/** As the guests of its stay see it, in their language. */
export const GuestOrder = z.object(ordered)
export type GuestOrder = z.infer<typeof GuestOrder>

export const Order = z.object({
  ...ordered,
  stayId: Id,
  room: Room,
  /** Who of the staff entered it; null where a guest sent it. */
  enteredBy: z.string().nullable(),
  /** Who accepted or canceled it, and when. */
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
  completedBy: z.string().nullable(),
  completedAt: Moment.nullable(),
  /** How often its lines were corrected. */
  corrections: z.int(),
  /** Its guests have left: what they have paid is not corrected any more. */
  ended: z.boolean(),
  version: Version,
})
export type Order = z.infer<typeof Order>

/** Who did what, when and why. Never changed afterwards. */
const OrderChange = z.object({
  id: Id,
  at: Moment,
  by: z.string(),
  what: z.enum(['entered', 'accepted', 'canceled', 'completed', 'corrected']),
  reason: z.string(),
  /** The lines as they were and became, where they were corrected. */
  before: z.array(OrderLine).nullable(),
  after: z.array(OrderLine).nullable(),
})
export type OrderChange = z.infer<typeof OrderChange>

/** What could not be ordered, every line of it. Where there is any, nothing was ordered. */
const problems = z.array(z.object({ lineId: Id, name: z.string(), problem: z.enum(lineProblems) }))
export type LineProblems = z.infer<typeof problems>

const one = z.strictObject({ id: Id })
const roomClosed = { room_closed: 409 } as const
/** Of two who decide at once, one does: the other is told who did by the order itself. */
const decided = z.object({ order: Order, yours: z.boolean() })

/** Lists say which room an order is for. */
const from = ['hotel.rooms', 'hotel.stays'] as const

export const orders = {
  /** The same id again is the same order. `total` is what the guest was shown: another price is told, not charged. */
  send: guest.write
    .input(z.strictObject({ id: Id, lines: linesWanted, total: Money, language: Language.default('spanish') }))
    .output(z.object({ order: GuestOrder.nullable(), problems }))
    .errors(refusals('gone', roomClosed, { price_changed: 409, too_many_pending: 409 })),
  /** Those of the caller's stay, the newest first, whichever phone sent them; none for whoever is not in. */
  mine: walkIn.read
    .input(z.strictObject({ venue: VenueId.optional(), language: Language.default('spanish') }))
    .output(z.object({ orders: z.array(GuestOrder), total: Amount }))
    .meta({ from: ['hotel.stays'] }),

  /** The four lists of /orders, the newest first; canceled and completed ones of the venue's today. */
  board: staff.read
    .output(
      z.object({
        pending: z.array(Order),
        accepted: z.array(Order),
        canceled: z.array(Order),
        completed: z.array(Order),
      }),
    )
    .meta({ from, shared: true }),
  /** All of today, where the board has only the newest. */
  today: staff.read
    .input(z.strictObject({ status: z.enum(finishedStatuses) }))
    .output(z.array(Order))
    .meta({ from }),
  /** What is to be accepted or prepared, the oldest first. Of one outlet: the orders and lines that are its own. */
  kitchen: staff.read
    .input(z.strictObject({ outletId: Id.optional() }))
    .output(z.array(Order))
    .meta({ from, shared: true }),
  /** Rings on every screen of the staff until it is empty. */
  waiting: staff.read
    .output(z.array(z.object({ id: Id, number: z.int(), room: Room, sentAt: Moment })))
    .meta({ from, shared: true }),
  /** Completed and not of today, the newest first, five to a page. */
  history: staff.read
    .input(z.strictObject({ page: z.int().min(1).max(1_000_000).default(1) }))
    .output(z.object({ orders: z.array(Order), pages: z.int() }))
    .meta({ from }),
  one: staff.read
    .input(one)
    .output(z.object({ ...Order.shape, changes: z.array(OrderChange) }))
    .errors(refusals('gone'))
    .meta({ from }),

  accept: staff.write.input(one).output(decided).errors(refusals('gone')),
  cancel: staff.write
    .input(z.strictObject({ id: Id, reason: words(orderLimits.reason) }))
    .output(decided)
    .errors(refusals('gone')),
  /** Of one outlet: its lines are done, and the order is completed with the last of them. */
  complete: staff.write
    .input(z.strictObject({ id: Id, outletId: Id.nullable() }))
    .output(decided)
    .errors(refusals('gone')),
  /** A call from the room. It is accepted by whoever enters it. */
  enter: staff.write
    .input(z.strictObject({ id: Id, stayId: Id, lines: linesWanted }))
    .output(z.object({ order: Order.nullable(), problems }))
    .errors(refusals('gone', roomClosed)),
  /** The lines as they shall be. Those with a known id keep the price they were sold at. */
  correct: staff.write
    .input(z.strictObject({ id: Id, version: Version, lines: linesWanted, reason: line(orderLimits.reason) }))
    .output(z.object({ order: Order.nullable(), problems }))
    .errors(refusals('gone', 'stale', roomClosed, { order_canceled: 409 })),
}
