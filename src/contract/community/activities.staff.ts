import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, optionalLine, requiredLine, TimeOfDay } from '../kernel/values.ts'
import { admin } from '../kernel/who.ts'
import { activityLimits as limits } from './activities.limits.ts'
import { listEndpoints, listEntryFields } from './listEndpoints.ts'

const WeeklySlot = z.object({
  id: Id,
  /** 0 is Sunday, 6 is Saturday. */
  weekday: z.int(),
  startsAt: z.string(),
  endsAt: z.string(),
  capacity: z.int(),
})
export type WeeklySlot = z.infer<typeof WeeklySlot>

const ActivityForStaff = z.object({
  ...listEntryFields,
  name: z.string(),
  photo: Photo.nullable(),
  /** Free text for the activity's card; bookable times are in `slots`. */
  hours: z.string(),
  /** Weekly times that can be booked, Monday first. */
  slots: z.array(WeeklySlot),
})
export type ActivityForStaff = z.infer<typeof ActivityForStaff>

const Capacity = z.int().min(1).max(limits.capacity)
const activityFields = { name: requiredLine(limits.name), hours: optionalLine(limits.hours), photoId: Id.nullable() }
const activityListEndpoints = listEndpoints(ActivityForStaff, activityFields, limits.activities)

export const activitiesForStaff = {
  ...activityListEndpoints,
  /** Refused when the activity was ever booked, because bookings are never deleted; such an activity can be hidden. */
  remove: activityListEndpoints.remove.errors(refusals('gone', { has_bookings: 409 })),
  addSlot: admin.write
    .input(
      z.strictObject({
        id: Id,
        activity: Id,
        weekday: z.int().min(0).max(6),
        startsAt: TimeOfDay,
        endsAt: TimeOfDay,
        capacity: Capacity,
      }),
    )
    .output(WeeklySlot)
    .errors(refusals('gone', 'full', { ends_before: 422 })),
  /** Sets the places of a slot. Days that are already booked keep at least as many places as are taken. */
  setCapacity: admin.write
    .input(z.strictObject({ id: Id, capacity: Capacity }))
    .output(Done)
    .errors(refusals('gone')),
  /** Ends a slot: it can no longer be booked, and existing bookings stay. */
  endSlot: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
