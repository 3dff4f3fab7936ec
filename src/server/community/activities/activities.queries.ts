import { and, asc, eq, gte, isNull } from 'drizzle-orm'
import type { Activity } from '#contract/community/activities.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { selectWithPhoto } from '#server/kernel/files/files.queries.ts'
import { listOrder } from '../directory/directory.queries.ts'
import { activities, closures, slots } from './activities.table.ts'

export const listVisibleActivities = async (db: Db): Promise<Activity[]> => {
  const visible = await selectWithPhoto(db, activities, {
    where: eq(activities.hidden, false),
    orderBy: listOrder(activities),
  })
  const bookableRows = await db.selectDistinct({ id: slots.activityId }).from(slots).where(isNull(slots.endedAt))
  const bookable = new Set(bookableRows.map(({ id }) => id))
  return visible.map((activity) => ({ ...activity, bookable: bookable.has(activity.id) }))
}

/** Finds an activity; null if it is hidden or does not exist. */
export const findVisibleActivity = async (db: Db, id: string) => {
  const [found] = await db
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), eq(activities.hidden, false)))
  return found ?? null
}

/** The activity's weekly slots that can still be booked. */
export const slotsOfActivity = (db: Db, activityId: string) =>
  db
    .select()
    .from(slots)
    .where(and(eq(slots.activityId, activityId), isNull(slots.endedAt)))
    .orderBy(asc(slots.startsAt), asc(slots.id))

/**
 * A bookable slot with its activity; null if the slot has ended or the activity is hidden. Locks the slot: it cannot be changed
 * before the transaction ends.
 */
export const lockBookableSlot = async (db: Db, slotId: string) => {
  const [found] = await db
    .select({ slot: slots, activity: activities })
    .from(slots)
    .innerJoin(activities, and(eq(activities.venueId, slots.venueId), eq(activities.id, slots.activityId)))
    .where(and(eq(slots.id, slotId), isNull(slots.endedAt), eq(activities.hidden, false)))
    .for('share', { of: slots })
  return found ?? null
}

/** The days from `day` on, on which the activity is closed, with the reasons. */
export const closedDaysFrom = async (db: Db, activityId: string, day: string) => {
  const rows = await db
    .select({ day: closures.day, reason: closures.reason })
    .from(closures)
    .where(and(eq(closures.activityId, activityId), gte(closures.day, day), isNull(closures.reopenedAt)))
  return new Map(rows.map((row) => [row.day, row.reason]))
}

export const isClosedOn = async (db: Db, activityId: string, day: string) =>
  (await db.$count(
    closures,
    and(eq(closures.activityId, activityId), eq(closures.day, day), isNull(closures.reopenedAt)),
  )) > 0
