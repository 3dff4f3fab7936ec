import { and, asc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { ActivityListed } from '#contract/community/activities.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among, findRow } from '#server/kernel/db/verbs.ts'
import { withPhoto } from '#server/kernel/files/files.queries.ts'
import { bookings, slotDays } from '../bookings/bookings.table.ts'
import { clock } from '../bookings/days.rules.ts'
import { inOrder } from '../directory/directory.queries.ts'
import { activities, slots } from './activities.table.ts'

const offered = (db: Db) =>
  db
    .select()
    .from(slots)
    .where(isNull(slots.endedAt))
    // The week begins on Monday.
    .orderBy(sql`(${slots.weekday} + 6) % 7`, asc(slots.startsAt), asc(slots.id))

const onClock = <Slot extends { startsAt: string; endsAt: string }>(slot: Slot): Slot => ({
  ...slot,
  startsAt: clock(slot.startsAt),
  endsAt: clock(slot.endsAt),
})

const listed = async (db: Db, where?: SQL): Promise<ActivityListed[]> => {
  const found = await withPhoto(db, activities, { where, orderBy: inOrder(activities) })
  const weekly = (await offered(db)).map(onClock)
  return found.map((activity) => ({ ...activity, slots: weekly.filter((slot) => slot.activityId === activity.id) }))
}

export const allActivities = (db: Db) => listed(db)

export const findActivity = async (db: Db, id: string) => (await listed(db, eq(activities.id, id)))[0] ?? null

export const findSlot = async (db: Db, id: string) => {
  const slot = await findRow(db, slots, id)
  return slot && onClock(slot)
}

export const countSlots = (db: Db, activityId: string) =>
  db.$count(slots, and(eq(slots.activityId, activityId), isNull(slots.endedAt)))

const ofActivity = (db: Db, activityId: string) =>
  db.select({ id: slots.id }).from(slots).where(eq(slots.activityId, activityId))

/** Whether anybody ever has. Whoever books at the same time is waited for, or waits. */
export const wasBooked = async (db: Db, activityId: string) => {
  const held = await ofActivity(db, activityId).for('update')
  const ids = held.map(({ id }) => id)
  return (await db.$count(bookings, among(bookings.slotId, ids))) > 0
}

/** What nobody ever booked leaves nothing behind. */
export const removeSlots = async (db: Db, activityId: string) => {
  await db.delete(slotDays).where(sql`${slotDays.slotId} in ${ofActivity(db, activityId)}`)
  await db.delete(slots).where(eq(slots.activityId, activityId))
}

/** Days that were booked already have their own number of places: never fewer than are taken. */
export const fitDays = (db: Db, slotId: string, capacity: number, today: string) =>
  db
    .update(slotDays)
    .set({ capacity: sql`greatest(${capacity}, ${slotDays.taken})` })
    .where(and(eq(slotDays.slotId, slotId), gte(slotDays.day, today)))
