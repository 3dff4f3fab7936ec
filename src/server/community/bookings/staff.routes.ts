import { bookingsOfStaff as contract } from '#contract/community/bookings.staff.ts'
import { change } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { post } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { todayOf } from '#server/kernel/venues/venues.queries.ts'
import { findRecipient } from '../members/reporters.queries.ts'
import { cancelLetter } from './bookings.letters.ts'
import { findBooking, lockBooking } from './bookings.queries.ts'
import { bookings } from './bookings.table.ts'
import { bookedOn } from './staff.queries.ts'

const on = behindDoor(contract)

export const bookingsOfStaffRoutes = {
  ofDay: on.ofDay.handler(async ({ context: { db, now }, input }) => {
    const day = input.day ?? (await todayOf(db, now()))
    return { day, slots: await bookedOn(db, day, now()) }
  }),

  cancelFor: on.cancelFor.handler(async ({ context: { db, venueId, now }, input: { id }, errors }) => {
    const { startsAt, memberId } = orRefuse(await lockBooking(db, id), errors)
    if (startsAt <= now()) throw errors.has_begun()
    const booking = orRefuse(await findBooking(db, id, now()), errors)
    const recipient = await findRecipient(db, memberId)
    if (recipient) await post(db, venueId, cancelLetter(recipient, booking))
    return orRefuse(await change(db, bookings, id, { canceledAt: now() }), errors)
  }),
}
