import { activityLimits } from '#contract/community/activities.limits.ts'
import { bookings as contract } from '#contract/community/bookings.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { insertOnce, lockRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findVisibleActivity, lockBookableSlot, slotsOfActivity } from '../activities/activities.queries.ts'
import { members } from '../members/members.table.ts'
import {
  bookingsOfMemberSince,
  countUpcomingBookings,
  currentVenueTime,
  findBooking,
  hasBooked,
  isSlotDayFull,
  lockBooking,
  lockSlotDay,
  momentInVenueZone,
  slotDaysSince,
} from './bookings.queries.ts'
import { bookings } from './bookings.table.ts'
import { bookableDays, weekdayOf } from './days.rules.ts'

const on = inTransaction(contract)
const { daysAhead, bookings: maxBookings } = activityLimits

export const bookingsRoutes = {
  slots: on.slots.handler(async ({ context: { db, now }, input, errors }) => {
    const { id, name } = orRefuse(await findVisibleActivity(db, input.activity), errors)
    const { today, time } = await currentVenueTime(db, now())
    const days = bookableDays(await slotsOfActivity(db, id), await slotDaysSince(db, id, today), {
      today,
      time,
      daysAhead,
    })
    return { activity: name, days }
  }),

  book: on.book.handler(async ({ context, input: { id, slot: slotId, day }, errors }) => {
    const { db, venueId, caller, now } = context
    const memberId = caller.subject
    // The lock on the member serialises their bookings, so that the count below is exact.
    await lockRow(db, members, memberId, 'no key update')
    const existing = await findBooking(db, id, now())
    if (existing) return existing
    const { slot } = orRefuse(await lockBookableSlot(db, slotId), errors)
    const startsAt = await momentInVenueZone(db, day, slot.startsAt)
    const { today } = await currentVenueTime(db, now())
    if (slot.weekday !== weekdayOf(day) || startsAt <= now() || day >= daysAfter(today, daysAhead)) throw errors.gone()
    if (await hasBooked(db, memberId, slotId, day)) throw errors.already_booked()
    if ((await countUpcomingBookings(db, memberId, now())) >= maxBookings) throw errors.too_many_bookings()
    const { taken, capacity } = await lockSlotDay(db, slot, day)
    if (taken >= capacity) throw errors.full()
    await insertOnce(db, bookings, { venueId, id, memberId, slotId, day, startsAt, createdAt: now() })
    // Others are notified only when the last place is taken, or free again: who books what is not theirs to follow.
    if (taken + 1 >= capacity) context.alsoChanges('community.activities')
    return orRefuse(await findBooking(db, id, now()), errors)
  }),

  cancel: on.cancel.handler(async ({ context: { db, now, alsoChanges }, input: { id }, errors }) => {
    const { startsAt, slotId, day } = orRefuse(await lockBooking(db, id), errors)
    if (startsAt <= now()) throw errors.has_begun()
    if (await isSlotDayFull(db, slotId, day)) alsoChanges('community.activities')
    return orRefuse(await updateRow(db, bookings, id, { canceledAt: now() }), errors)
  }),

  mine: on.mine.handler(async ({ context: { db, caller, now } }) => {
    const { today } = await currentVenueTime(db, now())
    return bookingsOfMemberSince(db, caller.subject, today, now())
  }),
}
