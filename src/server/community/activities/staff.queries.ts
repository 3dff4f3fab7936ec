import { and, asc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { ActivityForStaff } from '#contract/community/activities.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow, isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { selectWithPhoto } from '#server/kernel/files/files.queries.ts'
import { bookings, slotDays } from '../bookings/bookings.table.ts'
import { withoutSeconds } from '../bookings/days.rules.ts'
import { listOrder } from '../directory/directory.queries.ts'
import { activities, slots } from './activities.table.ts'

const findBookableSlots = (db: Db) =>
  db
    .select()
    .from(slots)
    .where(isNull(slots.endedAt))
    // Monday is the first day: weekday 0 is Sunday and becomes the last.
    .orderBy(sql`(${slots.weekday} + 6) % 7`, asc(slots.startsAt), asc(slots.id))

const withShortTimes = <Slot extends { startsAt: string; endsAt: string }>(slot: Slot): Slot => ({
  ...slot,
  startsAt: withoutSeconds(slot.startsAt),
  endsAt: withoutSeconds(slot.endsAt),
})

const selectWithSlots = async (db: Db, where?: SQL): Promise<ActivityForStaff[]> => {
  const rows = await selectWithPhoto(db, activities, { where, orderBy: listOrder(activities) })
  const weeklySlots = (await findBookableSlots(db)).map(withShortTimes)
  return rows.map((activity) => ({ ...activity, slots: weeklySlots.filter((slot) => slot.activityId === activity.id) }))
}

export const listAllActivities = (db: Db) => selectWithSlots(db)

export const findActivity = async (db: Db, id: string) => (await selectWithSlots(db, eq(activities.id, id)))[0] ?? null

export const findSlot = async (db: Db, id: string) => {
  const slot = await findRow(db, slots, id)
  return slot && withShortTimes(slot)
}

export const countSlots = (db: Db, activityId: string) =>
  db.$count(slots, and(eq(slots.activityId, activityId), isNull(slots.endedAt)))

const slotIdsOf = (db: Db, activityId: string) =>
  db.select({ id: slots.id }).from(slots).where(eq(slots.activityId, activityId))

/** Whether the activity was ever booked. Locks its slots, so that a concurrent booking finishes first or waits. */
export const wasEverBooked = async (db: Db, activityId: string) => {
  const lockedSlots = await slotIdsOf(db, activityId).for('update')
  const ids = lockedSlots.map(({ id }) => id)
  return (await db.$count(bookings, isAnyOf(bookings.slotId, ids))) > 0
}

/** Sets the capacity of a slot on today and later days that have a row of their own, but never below the number of places taken. */
export const updateDayCapacities = (db: Db, slotId: string, capacity: number, today: string) =>
  db
    .update(slotDays)
    .set({ capacity: sql`greatest(${capacity}, ${slotDays.taken})` })
    .where(and(eq(slotDays.slotId, slotId), gte(slotDays.day, today)))
