import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, Done, EnteredDay, Id, requiredLine } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { activityLimits } from './activities.limits.ts'
import { Booking } from './bookings.ts'
import { MemberContact } from './members.staff.ts'

const SlotWithBookings = z.object({
  slot: Id,
  activity: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  capacity: z.int(),
  bookings: z.array(z.object({ id: Id, member: MemberContact, cancellable: z.boolean() })),
  /** Members on the waiting list, first in line first. */
  waiting: z.array(MemberContact),
})
export type SlotWithBookings = z.infer<typeof SlotWithBookings>

/** An activity that is closed on a day. */
const Closure = z.object({ id: Id, activity: z.string(), reason: z.string(), by: z.string() })
export type Closure = z.infer<typeof Closure>

export const bookingsForStaff = {
  /** Slots of a day with their bookings; the default is today. Ended slots are included while booked. */
  ofDay: staff.read
    .input(z.strictObject({ day: EnteredDay.optional() }))
    .output(
      z.object({
        day: Day,
        slots: z.array(SlotWithBookings),
        closures: z.array(Closure),
        /** Activities that can be closed on this day. */
        open: z.array(z.object({ id: Id, name: z.string() })),
      }),
    )
    .meta({ dependsOn: ['community.activities', 'community.members'] }),
  /** Closes an activity on a day of today or later: cancels its bookings and notifies the members, with the reason. */
  close: staff.write
    .input(z.strictObject({ id: Id, activity: Id, day: EnteredDay, reason: requiredLine(activityLimits.reason) }))
    .output(z.object({ canceled: z.int() }))
    .errors(refusals('gone', { day_out_of_reach: 422, already_closed: 409 })),
  /** Opens the activity again on the day of the closure; canceled bookings stay canceled. */
  reopen: staff.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
  /** The same as `book`, in the name of a member who telephoned. */
  bookFor: staff.write
    .input(z.strictObject({ id: Id, member: Id, slot: Id, day: EnteredDay }))
    .output(Booking)
    .errors(refusals('gone', 'full', { already_booked: 409, too_many_bookings: 409, closed_that_day: 409 })),
  /** The same as `wait`, in the name of a member who telephoned. */
  waitFor: staff.write
    .input(z.strictObject({ id: Id, member: Id, slot: Id, day: EnteredDay }))
    .output(Done)
    .errors(refusals('gone', { not_full: 409, already_booked: 409, too_many_bookings: 409, closed_that_day: 409 })),
  /** Cancels a member's booking before it begins and sends the member a mail. */
  cancelFor: staff.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone', { has_begun: 409 })),
}
