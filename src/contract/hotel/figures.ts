import * as z from 'zod'
import { Day, EnteredDay, Id } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { figureLimits } from './figures.limits.ts'
import { Amount } from './orders.ts'

const dayLength = 24 * 3600 * 1000

const inOrder = (from: string, to: string) =>
  from <= to && Date.parse(to) - Date.parse(from) < figureLimits.days * dayLength

/** Days of the venue's calendar, both included. Without them: the last seven, today included. */
const range = z
  .strictObject({ from: EnteredDay.optional(), to: EnteredDay.optional(), outletId: Id.optional() })
  .refine(({ from, to }) => (from && to ? inOrder(from, to) : from === to), 'range')

const sold = { orders: z.int(), revenue: Amount }

const Figures = z.object({
  from: Day,
  to: Day,
  ...sold,
  /** The oldest first; a day without orders is there with zeros. */
  byDay: z.array(z.object({ day: Day, ...sold })),
  /** From 0 to 23 o'clock, over those days together. */
  byHour: z.array(z.object({ hour: z.int(), ...sold })),
  /** What was ordered most. */
  products: z.array(z.object({ productId: Id, name: z.string(), quantity: z.int(), revenue: Amount })),
  /** From sending to accepting, in seconds; null where none was accepted. */
  toAccept: z.object({ median: z.int(), slowTenth: z.int() }).nullable(),
  /** Null is what belongs to no outlet. */
  byOutlet: z.array(z.object({ outletId: Id.nullable(), name: z.string(), ...sold })),
})
export type Figures = z.infer<typeof Figures>

/** What was ordered and not canceled, by the venue's own clock. Of one outlet: its lines. */
export const figures = {
  read: staff.read
    .input(range)
    .output(Figures)
    .meta({ from: ['hotel.orders', 'hotel.outlets', 'kernel.venues'] }),
  /** One line of an order to a row, as a spreadsheet opens it. */
  exported: staff.read.input(range).output(z.object({ csv: z.string() })),
}
