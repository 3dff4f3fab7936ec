import { isNull } from 'drizzle-orm'
import { activityLimits } from '#contract/community/activities.limits.ts'
import { activitiesForStaff as contract } from '#contract/community/activities.staff.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import {
  insertOnceAndFind,
  lockRow,
  reorderRows,
  updateIfUnchanged,
  updateRow,
} from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { daysWithWaitingList, fillFreePlaces } from '../bookings/waiting.queries.ts'
import { createAtEnd, setHidden } from '../directory/listEntries.queries.ts'
import { activities, slots } from './activities.table.ts'
import {
  countSlots,
  findActivity,
  findSlot,
  listAllActivities,
  updateDayCapacities,
  wasEverBooked,
} from './staff.queries.ts'

const on = inTransaction(contract)
const isBookable = isNull(slots.endedAt)

export const activitiesForStaffRoutes = {
  all: on.all.handler(({ context: { db } }) => listAllActivities(db)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await findActivity(db, id), errors),
  ),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const activity = { ...input, venueId, createdAt: now() }
    return orRefuse(await createAtEnd(db, activities, activity, findActivity, activityLimits.activities), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateIfUnchanged(db, activities, input, findActivity), errors),
  ),

  setHidden: on.setHidden.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await setHidden(db, activities, input), errors),
  ),

  remove: on.remove.handler(async ({ context, input: { id }, errors }) => {
    orRefuse(await lockRow(context.db, activities, id), errors)
    if (await wasEverBooked(context.db, id)) throw errors.has_bookings()
    return orRefuse(await removeToBin(context, activities, id, ({ name }) => name), errors)
  }),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorderRows(db, activities, 'place', input.ids), errors),
  ),

  addSlot: on.addSlot.handler(async ({ context: { db, venueId }, input: { activity, ...slot }, errors }) => {
    if (slot.endsAt <= slot.startsAt) throw errors.ends_before()
    // The lock on the activity serialises additions, so that the count below is exact.
    orRefuse(await lockRow(db, activities, activity, 'no key update'), errors)
    const existing = await findSlot(db, slot.id)
    if (existing) return orRefuse(existing.activityId === activity ? existing : 'gone', errors)
    if ((await countSlots(db, activity)) >= activityLimits.slots) throw errors.full()
    return orRefuse(await insertOnceAndFind(db, slots, { ...slot, venueId, activityId: activity }, findSlot), errors)
  }),

  setCapacity: on.setCapacity.handler(async ({ context, input: { id, capacity }, errors }) => {
    const { db, now } = context
    const changed = orRefuse(await updateRow(db, slots, id, { capacity }, isBookable), errors)
    await updateDayCapacities(db, id, capacity, await todayInVenue(db, now()))
    for (const slotDay of await daysWithWaitingList(db, id, now())) await fillFreePlaces(context, slotDay)
    return changed
  }),

  endSlot: on.endSlot.handler(async ({ context: { db, now }, input: { id }, errors }) =>
    orRefuse(await updateRow(db, slots, id, { endedAt: now() }, isBookable), errors),
  ),
}
