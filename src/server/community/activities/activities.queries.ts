import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Activity } from '#contract/community/activities.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { withPhoto } from '#server/kernel/files/files.queries.ts'
import { inOrder } from '../directory/directory.queries.ts'
import { activities, slots } from './activities.table.ts'

export const activitiesOnShow = async (db: Db): Promise<Activity[]> => {
  const shown = await withPhoto(db, activities, {
    where: eq(activities.hidden, false),
    orderBy: inOrder(activities),
  })
  const offered = await db.selectDistinct({ id: slots.activityId }).from(slots).where(isNull(slots.endedAt))
  const bookable = new Set(offered.map(({ id }) => id))
  return shown.map((activity) => ({ ...activity, bookable: bookable.has(activity.id) }))
}

/** The activity, where people may see it. */
export const findShown = async (db: Db, id: string) => {
  const [found] = await db
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), eq(activities.hidden, false)))
  return found ?? null
}

/** The hours of the week at which it can be booked. */
export const slotsOf = (db: Db, activityId: string) =>
  db
    .select()
    .from(slots)
    .where(and(eq(slots.activityId, activityId), isNull(slots.endedAt)))
    .orderBy(asc(slots.startsAt), asc(slots.id))

/** The activity and hours of a slot that is offered; it stays as it is until the transaction ends. */
export const holdOffered = async (db: Db, slotId: string) => {
  const [found] = await db
    .select({ slot: slots, activity: activities })
    .from(slots)
    .innerJoin(activities, and(eq(activities.venueId, slots.venueId), eq(activities.id, slots.activityId)))
    .where(and(eq(slots.id, slotId), isNull(slots.endedAt), eq(activities.hidden, false)))
    .for('share', { of: slots })
  return found ?? null
}
