import { and, asc, eq, gt, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { Booking } from '#contract/community/bookings.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOf, lockRow } from '#server/kernel/db/rowOperations.ts'
import { activities, slots } from '../activities/activities.table.ts'
import { bookings, slotDays } from './bookings.table.ts'
import { withoutSeconds } from './days.rules.ts'

/** Current day (YYYY-MM-DD) and time of day (HH:MM) in the venue's time zone; in UTC if there is no venue. */
export const currentVenueTime = async (db: Db, now: Date) => {
  const { rows } = await db.execute<{ today: string; time: string }>(sql`
    select to_char(at, 'YYYY-MM-DD') as today, to_char(at, 'HH24:MI') as time
    from (select ${now.toISOString()}::timestamptz at time zone time_zone as at from kernel_venues) venue`)
  return rows[0] ?? { today: now.toISOString().slice(0, 10), time: now.toISOString().slice(11, 16) }
}

/** Capacity and taken places of the activity's slots, for booked days from `day` on. */
export const slotDaysFrom = (db: Db, activityId: string, day: string) =>
  db
    .select({ slotId: slotDays.slotId, day: slotDays.day, capacity: slotDays.capacity, taken: slotDays.taken })
    .from(slotDays)
    .innerJoin(slots, and(eq(slots.venueId, slotDays.venueId), eq(slots.id, slotDays.slotId)))
    .where(and(eq(slots.activityId, activityId), gte(slotDays.day, day)))

/** Creates the row with the slot's places on a day if needed, and locks it until the transaction ends. */
export const lockSlotDay = async (db: Db, slot: typeof slots.$inferSelect, day: string) => {
  const { venueId, id: slotId, capacity } = slot
  await db.insert(slotDays).values({ venueId, slotId, day, capacity }).onConflictDoNothing()
  const [slotDay] = await db
    .select()
    .from(slotDays)
    .where(and(eq(slotDays.slotId, slotId), eq(slotDays.day, day)))
    .for('update')
  if (!slotDay) throw new Error(`slot ${slotId}: the row for ${day} was not stored`)
  return slotDay
}

/** Whether no place of the slot is left on this day. */
export const isSlotDayFull = async (db: Db, slotId: string, day: string) =>
  (await db.$count(
    slotDays,
    and(eq(slotDays.slotId, slotId), eq(slotDays.day, day), gte(slotDays.taken, slotDays.capacity)),
  )) > 0

/**
 * Number of free places of the slot on a day, and locks its row. 0 without a row: nobody has booked the day, so nobody waits for a
 * place.
 */
export const lockAndCountFreePlaces = async (db: Db, slotId: string, day: string) => {
  const [slotDay] = await db
    .select()
    .from(slotDays)
    .where(and(eq(slotDays.slotId, slotId), eq(slotDays.day, day)))
    .for('update')
  return slotDay ? slotDay.capacity - slotDay.taken : 0
}

const notCanceled = (condition: SQL | undefined) => and(isNull(bookings.canceledAt), condition)

const selectBookings = async (db: Db, now: Date, condition: SQL | undefined): Promise<Booking[]> => {
  const rows = await db
    .select({ booking: bookings, slot: slots, activity: activities.name })
    .from(bookings)
    .innerJoin(slots, and(eq(slots.venueId, bookings.venueId), eq(slots.id, bookings.slotId)))
    .innerJoin(activities, and(eq(activities.venueId, slots.venueId), eq(activities.id, slots.activityId)))
    .where(notCanceled(condition))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
  return rows.map(({ booking: { id, day, startsAt, createdBy }, slot, activity }) => ({
    id,
    activity,
    day,
    startsAt: withoutSeconds(slot.startsAt),
    endsAt: withoutSeconds(slot.endsAt),
    cancellable: startsAt > now,
    byStaff: createdBy !== null,
  }))
}

export const bookingsOfMemberFrom = (db: Db, memberId: string, day: string, now: Date) =>
  selectBookings(db, now, and(eq(bookings.memberId, memberId), gte(bookings.day, day)))

/** Bookings of the member from this day on that are not canceled; a booking is `cancellable` until its slot starts. */
export const ownBookings = async (db: Db, memberId: string, day: string, now: Date) => {
  const rows = await db
    .select()
    .from(bookings)
    .where(notCanceled(and(eq(bookings.memberId, memberId), gte(bookings.day, day))))
  return rows.map(({ id, slotId, day, startsAt }) => ({ id, slotId, day, cancellable: startsAt > now }))
}

export const findBooking = async (db: Db, id: string, now: Date) =>
  (await selectBookings(db, now, eq(bookings.id, id)))[0] ?? null

export const findBookings = (db: Db, ids: Iterable<string>, now: Date) =>
  selectBookings(db, now, isAnyOf(bookings.id, ids))

export const hasBooked = async (db: Db, memberId: string, slotId: string, day: string) =>
  (await db.$count(
    bookings,
    notCanceled(and(eq(bookings.memberId, memberId), eq(bookings.slotId, slotId), eq(bookings.day, day))),
  )) > 0

export const countUpcomingBookings = (db: Db, memberId: string, now: Date) =>
  db.$count(bookings, notCanceled(and(eq(bookings.memberId, memberId), gt(bookings.startsAt, now))))

/** Locks a booking until the transaction ends; null when it was canceled or does not exist. */
export const lockBooking = async (db: Db, id: string) => {
  const booking = await lockRow(db, bookings, id)
  return booking?.canceledAt ? null : booking
}
