import { activityLimits } from '#contract/community/activities.limits.ts'
import { bookings as contract } from '#contract/community/bookings.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { change, lockRow, storeOnce } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findShown, holdOffered, slotsOf } from '../activities/activities.queries.ts'
import { members } from '../members/members.table.ts'
import {
  bookingsFrom,
  clockOf,
  countToCome,
  findBooking,
  hasBooked,
  lockBooking,
  lockSlotDay,
  momentOn,
  takenFrom,
} from './bookings.queries.ts'
import { bookings } from './bookings.table.ts'
import { bookableDays, weekdayOf } from './days.rules.ts'

const on = behindDoor(contract)
const { daysAhead, bookings: maxBookings } = activityLimits

export const bookingsRoutes = {
  slots: on.slots.handler(async ({ context: { db, now }, input, errors }) => {
    const { id, name } = orRefuse(await findShown(db, input.activity), errors)
    const { today, time } = await clockOf(db, now())
    const days = bookableDays(await slotsOf(db, id), await takenFrom(db, id, today), { today, time, daysAhead })
    return { activity: name, days }
  }),

  book: on.book.handler(async ({ context: { db, venueId, caller, now }, input: { id, slot: slotId, day }, errors }) => {
    const memberId = caller.subject
    // The lock on the member serialises their bookings, so that the count below is exact.
    await lockRow(db, members, memberId, 'no key update')
    const existing = await findBooking(db, id, now())
    if (existing) return existing
    const { slot } = orRefuse(await holdOffered(db, slotId), errors)
    const startsAt = await momentOn(db, day, slot.startsAt)
    const { today } = await clockOf(db, now())
    if (slot.weekday !== weekdayOf(day) || startsAt <= now() || day >= daysAfter(today, daysAhead)) throw errors.gone()
    if (await hasBooked(db, memberId, slotId, day)) throw errors.already_booked()
    if ((await countToCome(db, memberId, now())) >= maxBookings) throw errors.too_many_bookings()
    const { taken, capacity } = await lockSlotDay(db, slot, day)
    if (taken >= capacity) throw errors.full()
    await storeOnce(db, bookings, { venueId, id, memberId, slotId, day, startsAt, createdAt: now() })
    return orRefuse(await findBooking(db, id, now()), errors)
  }),

  cancel: on.cancel.handler(async ({ context: { db, now }, input: { id }, errors }) => {
    const { startsAt } = orRefuse(await lockBooking(db, id), errors)
    if (startsAt <= now()) throw errors.has_begun()
    return orRefuse(await change(db, bookings, id, { canceledAt: now() }), errors)
  }),

  mine: on.mine.handler(async ({ context: { db, caller, now } }) => {
    const { today } = await clockOf(db, now())
    return bookingsFrom(db, caller.subject, today, now())
  }),
}
