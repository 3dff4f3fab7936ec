import * as z from 'zod'
import { Day, EnteredDay, Id, Moment } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { figureFiles, figureLimits } from './figures.limits.ts'
import { Amount } from './orders.ts'

const dayMilliseconds = 24 * 3600 * 1000

const isValidRange = (from: string, to: string) =>
  from <= to && Date.parse(to) - Date.parse(from) < figureLimits.days * dayMilliseconds

/** First and last day in the venue's time zone, both included. The default is the last seven days with today. */
const rangeFields = { from: EnteredDay.optional(), to: EnteredDay.optional(), outletId: Id.optional() }
const isRange = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from && to ? isValidRange(from, to) : from === to
const range = z.strictObject(rangeFields).refine(isRange, 'range')

const salesFields = { orders: z.int(), revenue: Amount }

/** Seconds: median and 90th percentile. */
const Duration = z.object({ median: z.int(), slowTenth: z.int() })

/** An order that was canceled or corrected, with the person and the reason. */
const ChangedOrder = z.object({
  id: Id,
  orderId: Id,
  number: z.int(),
  at: Moment,
  by: z.string(),
  reason: z.string(),
  /** Total before the change; null for a cancellation. */
  before: Amount.nullable(),
  /** Total after a correction, or of the canceled lines. */
  after: Amount,
})
export type ChangedOrder = z.infer<typeof ChangedOrder>

const OrderFigures = z.object({
  from: Day,
  to: Day,
  ...salesFields,
  /** Oldest day first; days without orders are included with zeros. */
  byDay: z.array(z.object({ day: Day, ...salesFields })),
  /** 24 rows, hours 0 to 23, each the sum over all days of the range. */
  byHour: z.array(z.object({ hour: z.int(), ...salesFields })),
  /** The products with the largest ordered quantity. */
  products: z.array(z.object({ productId: Id, name: z.string(), quantity: z.int(), revenue: Amount })),
  /** Seconds from sending to accepting an order: median and 90th percentile. Null when no order was accepted. */
  toAccept: Duration.nullable(),
  /** Seconds from accepting an order until it was ready. Null when no order was ready. */
  toReady: Duration.nullable(),
  /** `outletId` is null for order lines without an outlet. */
  byOutlet: z.array(z.object({ outletId: Id.nullable(), name: z.string(), ...salesFields })),
  /** `prepared` lines are ready; `late` ones took longer than the station's promised minutes. */
  byStation: z.array(
    z.object({
      stationId: Id.nullable(),
      name: z.string(),
      ...salesFields,
      prepared: z.int(),
      late: z.int(),
      /** Median seconds from accepting the order until the line was ready. */
      median: z.int().nullable(),
    }),
  ),
  /** `categoryId` is null for removed products and for those of imported orders. */
  byCategory: z.array(z.object({ categoryId: Id.nullable(), name: z.string(), quantity: z.int(), revenue: Amount })),
  /** Sales by the person who accepted the order. */
  byWaiter: z.array(z.object({ name: z.string(), ...salesFields })),
  /** The newest cancellations and corrections. */
  canceled: z.array(ChangedOrder),
  corrected: z.array(ChangedOrder),
})
export type OrderFigures = z.infer<typeof OrderFigures>

/** Sales of accepted and completed orders, in the venue's time zone. With an outlet, only its order lines count. */
export const figures = {
  read: staff.read
    .input(range)
    .output(OrderFigures)
    .meta({ dependsOn: ['hotel.orders', 'hotel.outlets', 'hotel.stations', 'hotel.menus', 'kernel.venues'] }),
  exported: staff.read
    .input(z.strictObject({ ...rangeFields, of: z.enum(figureFiles).default('lines') }).refine(isRange, 'range'))
    .output(z.object({ csv: z.string() }))
    .meta({ isExport: true }),
}
