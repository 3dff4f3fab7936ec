import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, Done, EnteredDay, Id } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { Reporter } from './members.staff.ts'

const BookedSlot = z.object({
  slot: Id,
  activity: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  capacity: z.int(),
  bookings: z.array(z.object({ id: Id, member: Reporter, cancellable: z.boolean() })),
})
export type BookedSlot = z.infer<typeof BookedSlot>

export const bookingsOfStaff = {
  /** The hours of a day, today where none is named: those that are offered, and those that were booked. */
  ofDay: staff.read
    .input(z.strictObject({ day: EnteredDay.optional() }))
    .output(z.object({ day: Day, slots: z.array(BookedSlot) }))
    .meta({ from: ['community.activities', 'community.members'] }),
  /** Frees a place for somebody else, until it begins. The member is told by mail. */
  cancelFor: staff.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone', { has_begun: 409 })),
}
