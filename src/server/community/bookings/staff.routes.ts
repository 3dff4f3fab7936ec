import { isNull } from 'drizzle-orm'
import { activityLimits } from '#contract/community/activities.limits.ts'
import { bookingsForStaff as contract } from '#contract/community/bookings.staff.ts'
import { to } from '#contract/community/pages.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { recordObject } from '#server/kernel/activity/recordedChanges.ts'
import { insertOnce, lockRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { activities, closures } from '../activities/activities.table.ts'
import { findMailRecipient } from '../members/contacts.queries.ts'
import { startWriteForMember } from '../members/startWriteForMember.ts'
import { queuePush } from '../push/push.queries.ts'
import { bookingCancellationMail, bookingClosureMail } from './bookings.mails.ts'
import { findBooking, isSlotDayFull, lockBooking } from './bookings.queries.ts'
import { bookings } from './bookings.table.ts'
import { bookPlace, joinWaitingList } from './bookPlace.ts'
import { activitiesOpenOn, cancelBookingsOn, closuresOn, lockSlotsOf, slotsWithBookingsOn } from './staff.queries.ts'
import { fillFreePlaces } from './waiting.queries.ts'

const on = inTransaction(contract)

export const bookingsForStaffRoutes = {
  ofDay: on.ofDay.handler(async ({ context: { db, now }, input }) => {
    const day = input.day ?? (await todayInVenue(db, now()))
    return {
      day,
      slots: await slotsWithBookingsOn(db, day, now()),
      closures: await closuresOn(db, day),
      open: await activitiesOpenOn(db, day),
    }
  }),

  bookFor: on.bookFor.handler(async ({ context, input: { member, ...input }, errors }) => {
    const acting = orRefuse(await startWriteForMember(context, member), errors)
    return orRefuse(await bookPlace(context, acting, input), errors)
  }),

  waitFor: on.waitFor.handler(async ({ context, input: { member, ...input }, errors }) => {
    const { memberId } = orRefuse(await startWriteForMember(context, member), errors)
    return orRefuse(await joinWaitingList(context, memberId, input), errors)
  }),

  cancelFor: on.cancelFor.handler(async ({ context, input: { id }, errors }) => {
    const { db, venueId, now } = context
    const { startsAt, memberId, slotId, day } = orRefuse(await lockBooking(db, id), errors)
    if (startsAt <= now()) throw errors.has_begun()
    context.notifyOnly('member', memberId)
    if (await isSlotDayFull(db, slotId, day)) context.alsoChanges('community.activities')
    const booking = orRefuse(await findBooking(db, id, now()), errors)
    const recipient = await findMailRecipient(db, memberId)
    if (recipient) await queueMail(db, venueId, bookingCancellationMail(recipient, booking))
    const canceled = orRefuse(await updateRow(db, bookings, id, { canceledAt: now() }), errors)
    await fillFreePlaces(context, { slotId, day, startsAt })
    return canceled
  }),

  close: on.close.handler(async ({ context, input: { id, activity, day, reason }, errors }) => {
    const { db, venueId, caller, now } = context
    const { name } = orRefuse(await lockRow(db, activities, activity, 'no key update'), errors)
    const today = await todayInVenue(db, now())
    if (day < today || day > daysAfter(today, activityLimits.closureDays)) throw errors.day_out_of_reach()
    // A lock on the slots makes concurrent bookings finish first or find the closure.
    const slotIds = await lockSlotsOf(db, activity)
    recordObject(db, { id: activity, name })
    const closure = { venueId, id, activityId: activity, day, reason, by: caller.name, createdAt: now() }
    if (!(await insertOnce(db, closures, closure))) throw errors.already_closed()
    context.alsoChanges('community.activities')
    const booked = await cancelBookingsOn(db, slotIds, day, now())
    for (const booking of booked) {
      const { memberId } = booking
      const recipient = await findMailRecipient(db, memberId)
      if (recipient) await queueMail(db, venueId, bookingClosureMail(recipient, booking, reason))
      const text = { title: `${name}: se canceló tu reserva`, body: reason }
      await queuePush(db, venueId, { memberId, kind: 'booking', ...text, address: to('bookings') })
    }
    return { canceled: booked.length }
  }),

  reopen: on.reopen.handler(async ({ context, input: { id }, errors }) => {
    const { db, now } = context
    context.alsoChanges('community.activities')
    return orRefuse(await updateRow(db, closures, id, { reopenedAt: now() }, isNull(closures.reopenedAt)), errors)
  }),
}
