import { activityLimits } from '#contract/community/activities.limits.ts'
import { bookings as contract } from '#contract/community/bookings.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { insertOnce, lockRow, removeRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import {
  closedDaysSince,
  findVisibleActivity,
  isClosedOn,
  lockBookableSlot,
  slotsOfActivity,
} from '../activities/activities.queries.ts'
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
  ownBookings,
  slotDaysSince,
} from './bookings.queries.ts'
import { bookings, waitingList } from './bookings.table.ts'
import { bookableDays, weekdayOf } from './days.rules.ts'
import { fillFreePlaces, leaveList, waitingOfMember } from './waiting.queries.ts'

const on = inTransaction(contract)

/** The slot and its start, if it can be booked on this day. Locks the slot: it cannot be changed before the transaction ends. */
const findBookableTime = async (db: Db, slotId: string, day: string, now: Date) => {
  const found = await lockBookableSlot(db, slotId)
  if (!found) return null
  const { slot, activity } = found
  const startsAt = await momentInVenueZone(db, day, slot.startsAt)
  const { today } = await currentVenueTime(db, now)
  if (slot.weekday !== weekdayOf(day) || startsAt <= now || day >= daysAfter(today, daysAhead)) return null
  return (await isClosedOn(db, activity.id, day)) ? ('closed_that_day' as const) : { slot, startsAt }
}
const { daysAhead, bookings: maxBookings } = activityLimits

export const bookingsRoutes = {
  slots: on.slots.handler(async ({ context: { db, caller, now }, input, errors }) => {
    const { id, name } = orRefuse(await findVisibleActivity(db, input.activity), errors)
    const { today, time } = await currentVenueTime(db, now())
    const own =
      caller.kind === 'member'
        ? {
            bookings: await ownBookings(db, caller.subject, today, now()),
            waiting: await waitingOfMember(db, caller.subject, today),
          }
        : { bookings: [], waiting: [] }
    const days = bookableDays({
      slots: await slotsOfActivity(db, id),
      slotDays: await slotDaysSince(db, id, today),
      closed: await closedDaysSince(db, id, today),
      ...{ own, today, time, daysAhead },
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
    const { slot, startsAt } = orRefuse(await findBookableTime(db, slotId, day, now()), errors)
    if (await hasBooked(db, memberId, slotId, day)) throw errors.already_booked()
    if ((await countUpcomingBookings(db, memberId, now())) >= maxBookings) throw errors.too_many_bookings()
    const { taken, capacity } = await lockSlotDay(db, slot, day)
    if (taken >= capacity) throw errors.full()
    await leaveList(db, memberId, slotId, day)
    await insertOnce(db, bookings, { venueId, id, memberId, slotId, day, startsAt, createdAt: now() })
    // Others are notified only when the last place is taken, or free again: who books what is not theirs to follow.
    if (taken + 1 >= capacity) context.alsoChanges('community.activities')
    return orRefuse(await findBooking(db, id, now()), errors)
  }),

  wait: on.wait.handler(async ({ context, input: { id, slot: slotId, day }, errors }) => {
    const { db, venueId, caller, now } = context
    const memberId = caller.subject
    await lockRow(db, members, memberId, 'no key update')
    const { slot } = orRefuse(await findBookableTime(db, slotId, day, now()), errors)
    if (await hasBooked(db, memberId, slotId, day)) throw errors.already_booked()
    const { today } = await currentVenueTime(db, now())
    if ((await waitingOfMember(db, memberId, today)).length >= activityLimits.waiting) throw errors.too_many_bookings()
    const { taken, capacity } = await lockSlotDay(db, slot, day)
    if (taken < capacity) throw errors.not_full()
    const entry = { venueId, id, memberId, slotId, day, createdAt: now() }
    await db.insert(waitingList).values(entry).onConflictDoNothing()
    return { done: true }
  }),

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
    return bookingsOfMemberSince(db, caller.subject, today, now())
  }),
}
