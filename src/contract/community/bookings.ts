import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, Done, EnteredDay, Id, VenueId } from '../kernel/values.ts'
import { everyRole, member } from '../kernel/who.ts'

const BookableSlot = z.object({
  id: Id,
  /** Time of day such as '18:30', in the venue's time zone. */
  startsAt: z.string(),
  endsAt: z.string(),
  capacity: z.int(),
  /** Number of free places. */
  left: z.int(),
  /** The caller's booking of this slot on this day. */
  booking: z.object({ id: Id, cancellable: z.boolean() }).nullable(),
  /** The caller's entry on the waiting list; `position` 1 gets the next free place. */
  waiting: z.object({ id: Id, position: z.int() }).nullable(),
})
export type BookableSlot = z.infer<typeof BookableSlot>

export const Booking = z.object({
  id: Id,
  activity: z.string(),
  day: Day,
  startsAt: z.string(),
  endsAt: z.string(),
  /** True until the booking begins. */
  cancellable: z.boolean(),
  /** True if staff booked it in the member's name. */
  byStaff: z.boolean(),
})
export type Booking = z.infer<typeof Booking>

const dependsOn = ['community.activities'] as const

export const bookings = {
  /** Days on which the activity can be booked, with the slots that have not begun. */
  slots: everyRole.read
    .input(z.strictObject({ venue: VenueId.optional(), activity: Id }))
    .output(
      z.object({
        activity: z.string(),
        days: z.array(
          z.object({
            day: Day,
            /** Reason for which the activity is closed on this day; null if it is open. */
            closed: z.string().nullable(),
            slots: z.array(BookableSlot),
          }),
        ),
      }),
    )
    .errors(refusals('gone'))
    .meta({ dependsOn }),
  /** Books a place. A database constraint prevents overbooking when two members book the last place at once. */
  book: member.write
    .input(z.strictObject({ id: Id, slot: Id, day: EnteredDay }))
    .output(Booking)
    .errors(refusals('gone', 'full', { already_booked: 409, too_many_bookings: 409, closed_that_day: 409 })),
  /** Joins the waiting list of a full slot. When somebody cancels, the first in line is booked and notified. */
  wait: member.write
    .input(z.strictObject({ id: Id, slot: Id, day: EnteredDay }))
    .output(Done)
    .errors(refusals('gone', { not_full: 409, already_booked: 409, too_many_bookings: 409, closed_that_day: 409 })),
  leave: member.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
  cancel: member.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone', { has_begun: 409 })),
  /** The caller's bookings of today and later, by start. */
  mine: member.read.output(z.array(Booking)).meta({ dependsOn }),
}
