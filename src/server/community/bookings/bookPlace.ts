import { activityLimits } from '#contract/community/activities.limits.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { insertOnce, lockRow } from '#server/kernel/db/rowOperations.ts'
import type { TransactionContext } from '#server/kernel/door.ts'
import { momentInVenueZone } from '#server/kernel/venues/venues.queries.ts'
import { isClosedOn, lockBookableSlot } from '../activities/activities.queries.ts'
import { members } from '../members/members.table.ts'
import { countUpcomingBookings, currentVenueTime, findBooking, hasBooked, lockSlotDay } from './bookings.queries.ts'
import { bookings, waitingList } from './bookings.table.ts'
import { weekdayOf } from './days.rules.ts'
import { leaveWaitingList, waitingEntriesOfMember } from './waiting.queries.ts'

const { daysAhead, bookings: maxBookings, waiting: maxWaiting } = activityLimits

interface ChosenPlace {
  id: string
  slot: string
  day: string
}

/**
 * The slot and its start on this day; null if it cannot be booked, 'closed_that_day' if the activity is closed. Locks the slot: it
 * cannot be changed before the transaction ends.
 */
const findBookableTime = async (db: Db, slotId: string, day: string, now: Date) => {
  const found = await lockBookableSlot(db, slotId)
  if (!found) return null
  const { slot, activity } = found
  const startsAt = await momentInVenueZone(db, day, slot.startsAt)
  const { today } = await currentVenueTime(db, now)
  if (slot.weekday !== weekdayOf(day) || startsAt <= now || day >= daysAfter(today, daysAhead)) return null
  return (await isClosedOn(db, activity.id, day)) ? ('closed_that_day' as const) : { slot, startsAt }
}

/**
 * Books a place for a member. Returns the booking, the code of a refusal, or null if the slot cannot be booked. `createdBy` is the
 * staff person who books for the member.
 */
export const bookPlace = async (
  { db, venueId, now, alsoChanges }: Pick<TransactionContext, 'db' | 'venueId' | 'now' | 'alsoChanges'>,
  { memberId, createdBy }: { memberId: string; createdBy: string | null },
  { id, slot: slotId, day }: ChosenPlace,
) => {
  // The lock on the member serialises their bookings, so that the count below is exact.
  await lockRow(db, members, memberId, 'no key update')
  const existing = await findBooking(db, id, now())
  if (existing) return existing
  const bookable = await findBookableTime(db, slotId, day, now())
  if (bookable === null || bookable === 'closed_that_day') return bookable
  const { slot, startsAt } = bookable
  if (await hasBooked(db, memberId, slotId, day)) return 'already_booked'
  if ((await countUpcomingBookings(db, memberId, now())) >= maxBookings) return 'too_many_bookings'
  const { taken, capacity } = await lockSlotDay(db, slot, day)
  if (taken >= capacity) return 'full'
  await leaveWaitingList(db, memberId, slotId, day)
  await insertOnce(db, bookings, { venueId, id, memberId, slotId, day, startsAt, createdAt: now(), createdBy })
  // Other members are notified only when the last place is taken or free again; a notification per booking would reveal
  // when others book.
  if (taken + 1 >= capacity) alsoChanges('community.activities')
  return findBooking(db, id, now())
}

/** Puts a member on the waiting list of a full slot, or returns the code of a refusal, or null if the slot cannot be booked. */
export const joinWaitingList = async (
  { db, venueId, now }: Pick<TransactionContext, 'db' | 'venueId' | 'now'>,
  memberId: string,
  { id, slot: slotId, day }: ChosenPlace,
) => {
  await lockRow(db, members, memberId, 'no key update')
  const bookable = await findBookableTime(db, slotId, day, now())
  if (bookable === null || bookable === 'closed_that_day') return bookable
  if (await hasBooked(db, memberId, slotId, day)) return 'already_booked'
  const { today } = await currentVenueTime(db, now())
  if ((await waitingEntriesOfMember(db, memberId, today)).length >= maxWaiting) return 'too_many_bookings'
  const { taken, capacity } = await lockSlotDay(db, bookable.slot, day)
  if (taken < capacity) return 'not_full'
  const entry = { venueId, id, memberId, slotId, day, createdAt: now() }
  await db.insert(waitingList).values(entry).onConflictDoNothing()
  return { done: true } as const
}
