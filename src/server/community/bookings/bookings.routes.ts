import { activityLimits } from '#contract/community/activities.limits.ts'
import { bookings as contract } from '#contract/community/bookings.ts'
import { removeRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { closedDaysFrom, findVisibleActivity, slotsOfActivity } from '../activities/activities.queries.ts'
import {
  bookingsOfMemberFrom,
  currentVenueTime,
  isSlotDayFull,
  lockBooking,
  ownBookings,
  slotDaysFrom,
} from './bookings.queries.ts'
import { bookings, waitingList } from './bookings.table.ts'
import { bookPlace, joinWaitingList } from './bookPlace.ts'
import { bookableDays } from './days.rules.ts'
import { fillFreePlaces, waitingEntriesOfMember } from './waiting.queries.ts'

const on = inTransaction(contract)

const { daysAhead } = activityLimits

export const bookingsRoutes = {
  slots: on.slots.handler(async ({ context: { db, caller, now }, input, errors }) => {
    const { id, name } = orRefuse(await findVisibleActivity(db, input.activity), errors)
    const { today, time } = await currentVenueTime(db, now())
    const own =
      caller.kind === 'member'
        ? {
            bookings: await ownBookings(db, caller.subject, today, now()),
            waiting: await waitingEntriesOfMember(db, caller.subject, today),
          }
        : { bookings: [], waiting: [] }
    const days = bookableDays({
      slots: await slotsOfActivity(db, id),
      slotDays: await slotDaysFrom(db, id, today),
      closed: await closedDaysFrom(db, id, today),
      ...{ own, today, time, daysAhead },
    })
    return { activity: name, days }
  }),

  book: on.book.handler(async ({ context, input, errors }) =>
    orRefuse(await bookPlace(context, { memberId: context.caller.subject, createdBy: null }, input), errors),
  ),

  wait: on.wait.handler(async ({ context, input, errors }) =>
    orRefuse(await joinWaitingList(context, context.caller.subject, input), errors),
  ),

  leave: on.leave.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await removeRow(db, waitingList, id), errors),
  ),

  cancel: on.cancel.handler(async ({ context, input: { id }, errors }) => {
    const { db, now } = context
    const { startsAt, slotId, day, memberId } = orRefuse(await lockBooking(db, id), errors)
    if (startsAt <= now()) throw errors.has_begun()
    if (await isSlotDayFull(db, slotId, day)) context.alsoChanges('community.activities')
    const canceled = orRefuse(await updateRow(db, bookings, id, { canceledAt: now() }), errors)
    context.notifyOnly('member', memberId)
    await fillFreePlaces(context, { slotId, day, startsAt })
    return canceled
  }),

  mine: on.mine.handler(async ({ context: { db, caller, now } }) => {
    const { today } = await currentVenueTime(db, now())
    return bookingsOfMemberFrom(db, caller.subject, today, now())
  }),
}
