import * as z from 'zod'
import { Day, EnteredDay, Id } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { figureLimits } from './figures.limits.ts'
import { Amount } from './orders.ts'

const dayMilliseconds = 24 * 3600 * 1000

const isValidRange = (from: string, to: string) =>
  from <= to && Date.parse(to) - Date.parse(from) < figureLimits.days * dayMilliseconds

/** First and last day in the venue's time zone, both included. The default is the last seven days with today. */
const range = z
  .strictObject({ from: EnteredDay.optional(), to: EnteredDay.optional(), outletId: Id.optional() })
  .refine(({ from, to }) => (from && to ? isValidRange(from, to) : from === to), 'range')

const salesFields = { orders: z.int(), revenue: Amount }

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
  toAccept: z.object({ median: z.int(), slowTenth: z.int() }).nullable(),
  /** `outletId` is null for order lines without an outlet. */
  byOutlet: z.array(z.object({ outletId: Id.nullable(), name: z.string(), ...salesFields })),
})
export type OrderFigures = z.infer<typeof OrderFigures>

/** Sales of accepted and completed orders, in the venue's time zone. With an outlet, only its order lines count. */
export const figures = {
  read: staff.read
    .input(range)
    .output(OrderFigures)
    .meta({ dependsOn: ['hotel.orders', 'hotel.outlets', 'kernel.venues'] }),
  /** CSV with one order line per row. */
  exported: staff.read
    .input(range)
    .output(z.object({ csv: z.string() }))
    .meta({ isExport: true }),
}
