import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Closure, SlotWithBookings } from '#contract/community/bookings.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { activities, closures, slots } from '../activities/activities.table.ts'
import { loadMemberContacts } from '../members/contacts.queries.ts'
import { findBookings } from './bookings.queries.ts'
import { bookings, slotDays, waitingList } from './bookings.table.ts'
import { weekdayOf, withoutSeconds } from './days.rules.ts'
import { listWaitingEntries } from './waiting.queries.ts'

/** Slots of a day: those that can be booked, and ended or hidden ones that still have bookings. */
const slotsOn = (db: Db, day: string) =>
  db
    .select({ slot: slots, activity: activities.name, dayCapacity: slotDays.capacity })
    .from(slots)
    .innerJoin(activities, and(eq(activities.venueId, slots.venueId), eq(activities.id, slots.activityId)))
    .leftJoin(slotDays, and(eq(slotDays.venueId, slots.venueId), eq(slotDays.slotId, slots.id), eq(slotDays.day, day)))
    .where(
      and(
        eq(slots.weekday, weekdayOf(day)),
        or(and(isNull(slots.endedAt), eq(activities.hidden, false)), sql`${slotDays.taken} > 0`),
      ),
    )
    .orderBy(asc(slots.startsAt), asc(activities.name), asc(slots.id))

export const slotsWithBookingsOn = async (db: Db, day: string, now: Date): Promise<SlotWithBookings[]> => {
  const valid = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.day, day), isNull(bookings.canceledAt)))
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
  const line = await listWaitingEntries(db, eq(waitingList.day, day))
  const memberOf = await loadMemberContacts(
    db,
    [...valid, ...line].map(({ memberId }) => memberId),
  )
  return (await slotsOn(db, day)).map(({ slot, activity, dayCapacity }) => ({
    slot: slot.id,
    activity,
    startsAt: withoutSeconds(slot.startsAt),
    endsAt: withoutSeconds(slot.endsAt),
    capacity: dayCapacity ?? slot.capacity,
    bookings: valid
      .filter(({ slotId }) => slotId === slot.id)
      .map(({ id, memberId, startsAt }) => ({ id, member: memberOf(memberId), cancellable: startsAt > now })),
    waiting: line.filter(({ slotId }) => slotId === slot.id).map(({ memberId }) => memberOf(memberId)),
  }))
}

const isClosedOn = (day: string) => and(eq(closures.day, day), isNull(closures.reopenedAt))
const activityJoin = and(eq(activities.venueId, closures.venueId), eq(activities.id, closures.activityId))

export const closuresOn = (db: Db, day: string): Promise<Closure[]> =>
  db
    .select({ id: closures.id, activity: activities.name, reason: closures.reason, by: closures.by })
    .from(closures)
    .innerJoin(activities, activityJoin)
    .where(isClosedOn(day))
    .orderBy(asc(activities.name), asc(closures.id))

/** Activities that have slots on this day and are not closed on it. */
export const activitiesOpenOn = (db: Db, day: string) =>
  db
    .selectDistinct({ id: activities.id, name: activities.name })
    .from(activities)
    .innerJoin(slots, and(eq(slots.venueId, activities.venueId), eq(slots.activityId, activities.id)))
    .leftJoin(closures, and(activityJoin, isClosedOn(day)))
    .where(and(eq(slots.weekday, weekdayOf(day)), isNull(slots.endedAt), isNull(closures.id)))
    .orderBy(asc(activities.name), asc(activities.id))

/** Locks the activity's slots until the transaction ends and returns their ids. */
export const lockSlotsOf = async (db: Db, activityId: string) => {
  const rows = await db.select({ id: slots.id }).from(slots).where(eq(slots.activityId, activityId)).for('update')
  return rows.map(({ id }) => id)
}

/**
 * Cancels the bookings of these slots on a day that have not begun, and clears the waiting lists of that day. Returns the canceled
 * bookings.
 */
export const cancelBookingsOn = async (db: Db, slotIds: readonly string[], day: string, now: Date) => {
  const isThere = and(isAnyOf(bookings.slotId, slotIds), eq(bookings.day, day), gt(bookings.startsAt, now))
  const found = await db
    .select()
    .from(bookings)
    .where(and(isThere, isNull(bookings.canceledAt)))
  const ids = found.map(({ id }) => id)
  const shown = await findBookings(db, ids, now)
  await db.update(bookings).set({ canceledAt: now }).where(isAnyOf(bookings.id, ids))
  await db.delete(waitingList).where(and(isAnyOf(waitingList.slotId, slotIds), eq(waitingList.day, day)))
  return shown.flatMap((booking) => {
    const row = found.find(({ id }) => id === booking.id)
    return row ? [{ ...booking, memberId: row.memberId }] : []
  })
}
