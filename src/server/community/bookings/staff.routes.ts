import { bookingsForStaff as contract } from '#contract/community/bookings.staff.ts'
import { updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { todayIn } from '#server/kernel/venues/venues.queries.ts'
import { findMailRecipient } from '../members/contacts.queries.ts'
import { cancellationMail } from './bookings.mails.ts'
import { findBooking, isSlotDayFull, lockBooking } from './bookings.queries.ts'
import { bookings } from './bookings.table.ts'
import { slotsWithBookingsOn } from './staff.queries.ts'

const on = inTransaction(contract)

export const bookingsForStaffRoutes = {
  ofDay: on.ofDay.handler(async ({ context: { db, now }, input }) => {
    const day = input.day ?? (await todayIn(db, now()))
    return { day, slots: await slotsWithBookingsOn(db, day, now()) }
  }),

  cancelFor: on.cancelFor.handler(async ({ context, input: { id }, errors }) => {
    const { db, venueId, now } = context
    const { startsAt, memberId, slotId, day } = orRefuse(await lockBooking(db, id), errors)
    if (startsAt <= now()) throw errors.has_begun()
    context.notifyOnly('member', memberId)
    if (await isSlotDayFull(db, slotId, day)) context.alsoChanges('community.activities')
    const booking = orRefuse(await findBooking(db, id, now()), errors)
    const recipient = await findMailRecipient(db, memberId)
    if (recipient) await queueMail(db, venueId, cancellationMail(recipient, booking))
    return orRefuse(await updateRow(db, bookings, id, { canceledAt: now() }), errors)
  }),
}
