import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, Done, EnteredDay, Id, VenueId } from '../kernel/values.ts'
import { member, visitor } from '../kernel/who.ts'

const Slot = z.object({
  id: Id,
  /** '18:30', on the venue's clock. */
  startsAt: z.string(),
  endsAt: z.string(),
  capacity: z.int(),
  /** Places that are still free. */
  left: z.int(),
})
export type Slot = z.infer<typeof Slot>

export const Booking = z.object({
  id: Id,
  activity: z.string(),
  day: Day,
  startsAt: z.string(),
  endsAt: z.string(),
  /** Until it begins. */
  cancellable: z.boolean(),
})
export type Booking = z.infer<typeof Booking>

const from = ['community.activities'] as const

export const bookings = {
  /** The days ahead on which the activity can be booked, with the hours that have not begun. */
  slots: visitor.read
    .input(z.strictObject({ venue: VenueId.optional(), activity: Id }))
    .output(z.object({ activity: z.string(), days: z.array(z.object({ day: Day, slots: z.array(Slot) })) }))
    .errors(refusals('gone'))
    .meta({ from }),
  /** The last place is one person's: the database refuses the other. */
  book: member.write
    .input(z.strictObject({ id: Id, slot: Id, day: EnteredDay }))
    .output(Booking)
    .errors(refusals('gone', 'full', { already_booked: 409, too_many_bookings: 409 })),
  cancel: member.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone', { has_begun: 409 })),
  /** The caller's, of today and later, the next first. */
  mine: member.read.output(z.array(Booking)).meta({ from }),
}
