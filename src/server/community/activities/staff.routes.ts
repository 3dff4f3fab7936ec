import { isNull } from 'drizzle-orm'
import { activityLimits } from '#contract/community/activities.limits.ts'
import { activitiesOfStaff as contract } from '#contract/community/activities.staff.ts'
import { change, createOnce, lockRow, remove, reorder, updateVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { todayOf } from '#server/kernel/venues/venues.queries.ts'
import { createLast, setHidden } from '../directory/listing.queries.ts'
import { activities, slots } from './activities.table.ts'
import { allActivities, countSlots, findActivity, findSlot, fitDays, removeSlots, wasBooked } from './staff.queries.ts'

const on = behindDoor(contract)
const isBookable = isNull(slots.endedAt)

export const activitiesOfStaffRoutes = {
  all: on.all.handler(({ context: { db } }) => allActivities(db)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await findActivity(db, id), errors),
  ),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const activity = { ...input, venueId, createdAt: now() }
    return orRefuse(await createLast(db, activities, activity, findActivity, activityLimits.activities), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateVersion(db, activities, input, findActivity), errors),
  ),

  setHidden: on.setHidden.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await setHidden(db, activities, input), errors),
  ),

  remove: on.remove.handler(async ({ context: { db }, input: { id }, errors }) => {
    orRefuse(await lockRow(db, activities, id), errors)
    if (await wasBooked(db, id)) throw errors.has_bookings()
    await removeSlots(db, id)
    return orRefuse(await remove(db, activities, id), errors)
  }),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorder(db, activities, 'place', input.ids), errors),
  ),

  addSlot: on.addSlot.handler(async ({ context: { db, venueId }, input: { activity, ...slot }, errors }) => {
    if (slot.endsAt <= slot.startsAt) throw errors.ends_before()
    // The lock on the activity serialises additions, so that the count below is exact.
    orRefuse(await lockRow(db, activities, activity, 'no key update'), errors)
    const existing = await findSlot(db, slot.id)
    if (existing) return orRefuse(existing.activityId === activity ? existing : 'gone', errors)
    if ((await countSlots(db, activity)) >= activityLimits.slots) throw errors.full()
    return orRefuse(await createOnce(db, slots, { ...slot, venueId, activityId: activity }, findSlot), errors)
  }),

  setCapacity: on.setCapacity.handler(async ({ context: { db, now }, input: { id, capacity }, errors }) => {
    const changed = orRefuse(await change(db, slots, id, { capacity }, isBookable), errors)
    await fitDays(db, id, capacity, await todayOf(db, now()))
    return changed
  }),

  endSlot: on.endSlot.handler(async ({ context: { db, now }, input: { id }, errors }) =>
    orRefuse(await change(db, slots, id, { endedAt: now() }, isBookable), errors),
  ),
}
