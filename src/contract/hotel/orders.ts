import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Language, Moment, Money, optionalLine, requiredLine, VenueId, Version } from '../kernel/values.ts'
import { guest, staff, visitorOrGuest } from '../kernel/who.ts'
import {
  deliveryPlaces,
  finishedStatuses,
  lineProblems,
  orderChangeKinds,
  orderLimits,
  orderStatuses,
} from './orders.limits.ts'
import { Room } from './rooms.ts'
import { closedStayRefusals } from './stays.limits.ts'

export const OrderStatus = z.enum(orderStatuses)

/** A sum of prices; unlike `Money` it has no upper limit. */
export const Amount = z.int().min(0)

/** A requested order line. It contains no price: the server calculates it. */
export const OrderLineRequest = z.strictObject({
  id: Id,
  productId: Id,
  quantity: z.int().min(1).max(orderLimits.quantity),
  /** Ids of choices of the product's options, in any order. */
  choices: z.array(Id).max(orderLimits.choices),
  comment: optionalLine(orderLimits.comment),
  /** Outlet where the guest chose the product; it prepares the line, unless the menu belongs to another outlet. */
  outletId: Id.nullable(),
})
export type OrderLineRequest = z.infer<typeof OrderLineRequest>
const requestedLines = z
  .array(OrderLineRequest)
  .min(1)
  .max(orderLimits.lines)
  .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, 'repeated')

/** Delivery place of a new order. `outletId` is the outlet that it is placed from; `spot` says where the guest is there. */
const deliveryInput = {
  outletId: Id.nullable().default(null),
  deliverTo: z.enum(deliveryPlaces).default('room'),
  spot: optionalLine(orderLimits.spot).default(''),
}

/** A sold product with its name and price at the time of the order. */
export const OrderLine = z.object({
  id: Id,
  productId: Id,
  name: z.string(),
  /** Price of one unit with its options; null is shown as 'No price.' */
  price: Amount.nullable(),
  quantity: z.int(),
  options: z.array(z.object({ choiceId: Id, group: z.string(), name: z.string(), extra: Money })),
  comment: z.string(),
  outletId: Id.nullable(),
  /** Station that prepares the line. Entries of the change log written before stations existed have none. */
  stationId: Id.nullable().default(null),
  /** True when its outlet or station has completed the line. */
  done: z.boolean(),
})
export type OrderLine = z.infer<typeof OrderLine>

const orderFields = {
  id: Id,
  /** Consecutive in the venue, without gaps. */
  number: z.int(),
  status: OrderStatus,
  sentAt: Moment,
  lines: z.array(OrderLine),
  total: Amount,
  /** Empty when the order is not canceled, or was canceled without a reason. */
  cancelReason: z.string(),
  /** Time at which the last line left the kitchen ('Listo'); the order is still accepted then. */
  readyAt: Moment.nullable(),
  /** The latest correction by staff: its reason, and the lines and total before it. */
  correction: z.object({ at: Moment, reason: z.string(), before: z.array(OrderLine), totalBefore: Amount }).nullable(),
}

/** An order for the guests of its stay, in their language. */
export const GuestOrder = z.object(orderFields)
export type GuestOrder = z.infer<typeof GuestOrder>

export const Order = z.object({
  ...orderFields,
  stayId: Id,
  room: Room,
  /** Name of the outlet that the order was placed from; null when it has none, or the outlet was removed. */
  outlet: z.string().nullable(),
  deliverTo: z.enum(deliveryPlaces),
  spot: z.string(),
  /** Name of the staff member who entered the order; null when a guest sent it. */
  enteredBy: z.string().nullable(),
  /** Name of the staff member who accepted or canceled the order; null when a guest canceled it. */
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
  completedBy: z.string().nullable(),
  completedAt: Moment.nullable(),
  /** Number of corrections of its lines. */
  corrections: z.int(),
  /** True when the stay is closed. */
  ended: z.boolean(),
  /** Until then an admin can correct the order of a closed stay; null while the stay is open. */
  correctableUntil: Moment.nullable(),
  version: Version,
})
export type Order = z.infer<typeof Order>

/** An entry of the order's change log; entries are never changed. */
const OrderChange = z.object({
  id: Id,
  at: Moment,
  by: z.string(),
  what: z.enum(orderChangeKinds),
  reason: z.string(),
  /** The lines before and after a correction; null for other changes. */
  before: z.array(OrderLine).nullable(),
  after: z.array(OrderLine).nullable(),
})
export type OrderChange = z.infer<typeof OrderChange>

/** All lines that cannot be ordered. With one problem nothing is ordered. */
const problems = z.array(z.object({ lineId: Id, name: z.string(), problem: z.enum(lineProblems) }))
export type LineProblems = z.infer<typeof problems>

const idInput = z.strictObject({ id: Id })
/** `yours` is false when another staff member decided first; the order contains that name. */
const decisionOutput = z.object({ order: Order, yours: z.boolean() })

/** Orders contain their room, their outlet and whether their stay is closed, so these features change the reads too. */
const dependsOn = ['hotel.rooms', 'hotel.stays', 'hotel.outlets'] as const

export const orders = {
  /**
   * Stores an order; a repeated id returns the stored one. `total` is what the guest saw; refused as price_changed when
   * the server's differs.
   */
  send: guest.write
    .input(
      z.strictObject({
        id: Id,
        lines: requestedLines,
        total: Money,
        language: Language.default('spanish'),
        ...deliveryInput,
      }),
    )
    .output(z.object({ order: GuestOrder.nullable(), problems }))
    .errors(refusals('gone', closedStayRefusals, { price_changed: 409, too_many_pending: 409 })),
  /** Orders of the caller's stay, newest first, from all its phones; empty when the caller is not a guest. */
  mine: visitorOrGuest.read
    .input(z.strictObject({ venue: VenueId.optional(), language: Language.default('spanish') }))
    .output(z.object({ orders: z.array(GuestOrder), total: Amount }))
    .meta({ dependsOn: ['hotel.stays'] }),

  /** The four lists of /orders: pending ones oldest first, the others newest first; canceled and completed ones only of today in the venue's time zone. */
  board: staff.read
    .output(
      z.object({
        pending: z.array(Order),
        accepted: z.array(Order),
        canceled: z.array(Order),
        completed: z.array(Order),
      }),
    )
    .meta({ dependsOn, coalesced: true }),
  /** All canceled or all completed orders of today; `board` returns only the newest ones. */
  today: staff.read
    .input(z.strictObject({ status: z.enum(finishedStatuses) }))
    .output(z.array(Order))
    .meta({ dependsOn }),
  /**
   * Pending and accepted orders, oldest first. With an outlet, only its lines and lines without an outlet; with a station,
   * only its lines and lines without a station.
   */
  kitchen: staff.read
    .input(z.strictObject({ outletId: Id.optional(), stationId: Id.optional() }))
    .output(z.array(Order))
    .meta({ dependsOn, coalesced: true }),
  /** Pending orders. Every back-office page plays a sound until the list is empty. */
  waiting: staff.read
    .output(z.array(z.object({ id: Id, number: z.int(), room: Room, sentAt: Moment })))
    .meta({ dependsOn, coalesced: true }),
  /** Completed orders of earlier days, newest first, five per page. `pages` counts at most 20 pages after this one. */
  history: staff.read
    .input(z.strictObject({ page: z.int().min(1).max(1_000_000).default(1) }))
    .output(z.object({ orders: z.array(Order), pages: z.int() }))
    .meta({ dependsOn }),
  one: staff.read
    .input(idInput)
    .output(z.object({ ...Order.shape, changes: z.array(OrderChange) }))
    .errors(refusals('gone'))
    .meta({ dependsOn }),

  /** Cancels a pending order of the caller's stay. Refused as order_decided when staff accepted it first. */
  cancelMine: guest.write
    .input(idInput)
    .output(Done)
    .errors(refusals('gone', { order_decided: 409 })),

  accept: staff.write.input(idInput).output(decisionOutput).errors(refusals('gone')),
  /** Cancels a pending or accepted order and returns its products to the stock. An accepted order needs a reason. */
  cancel: staff.write
    .input(z.strictObject({ id: Id, reason: optionalLine(orderLimits.reason) }))
    .output(decisionOutput)
    .errors(refusals('gone', { reason_required: 422 })),
  /** 'Listo': marks the lines of an outlet or station, or all lines, as prepared. The order stays accepted until it is completed. */
  markReady: staff.write
    .input(z.strictObject({ id: Id, outletId: Id.nullable(), stationId: Id.nullable().default(null) }))
    .output(decisionOutput)
    .errors(refusals('gone')),
  /** Sets an order that was completed today back to accepted. */
  reopen: staff.write
    .input(z.strictObject({ id: Id, reason: optionalLine(orderLimits.reason) }))
    .output(decisionOutput)
    .errors(refusals('gone', closedStayRefusals, { reopen_expired: 409 })),
  /** Completes an order; with an outlet or a station, only its lines. The last completed line completes the order. */
  complete: staff.write
    .input(z.strictObject({ id: Id, outletId: Id.nullable(), stationId: Id.nullable().default(null) }))
    .output(decisionOutput)
    .errors(refusals('gone')),
  /** Stores an order that staff took by telephone; its status is accepted at once. */
  enter: staff.write
    .input(z.strictObject({ id: Id, stayId: Id, lines: requestedLines, ...deliveryInput }))
    .output(z.object({ order: Order.nullable(), problems }))
    .errors(refusals('gone', closedStayRefusals)),
  /**
   * Replaces the lines. A line with a known id and the same product and options keeps its old price. After the stay is
   * closed only an admin can correct it, for the time `correctionMillisecondsAfterClosing`.
   */
  correct: staff.write
    .input(
      z.strictObject({ id: Id, version: Version, lines: requestedLines, reason: requiredLine(orderLimits.reason) }),
    )
    .output(z.object({ order: Order.nullable(), problems }))
    .errors(refusals('gone', 'stale', closedStayRefusals, { order_canceled: 409 })),
}
