import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, Done, EnteredDay, Id } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { MemberContact } from './members.staff.ts'

const SlotWithBookings = z.object({
  slot: Id,
  activity: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  capacity: z.int(),
  bookings: z.array(z.object({ id: Id, member: MemberContact, cancellable: z.boolean() })),
})
export type SlotWithBookings = z.infer<typeof SlotWithBookings>

export const bookingsForStaff = {
  /** Slots of a day with their bookings; the default is today. Ended slots are included while booked. */
  ofDay: staff.read
    .input(z.strictObject({ day: EnteredDay.optional() }))
    .output(z.object({ day: Day, slots: z.array(SlotWithBookings) }))
    .meta({ dependsOn: ['community.activities', 'community.members'] }),
  /** Cancels a member's booking before it begins and sends the member a mail. */
  cancelFor: staff.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone', { has_begun: 409 })),
}
