import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, line, words } from '../kernel/values.ts'
import { admin } from '../kernel/who.ts'
import { activityLimits as limits } from './activities.limits.ts'
import { listed, listing } from './listing.ts'

/** '18:30', on the venue's clock. */
const Clock = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ examples: ['18:30', '19:30'] })

const WeeklySlot = z.object({
  id: Id,
  /** 0 is Sunday. */
  weekday: z.int(),
  startsAt: z.string(),
  endsAt: z.string(),
  capacity: z.int(),
})
export type WeeklySlot = z.infer<typeof WeeklySlot>

const ActivityListed = z.object({
  ...listed,
  name: z.string(),
  photo: Photo.nullable(),
  /** In words, as its card says it. */
  hours: z.string(),
  /** The hours of the week at which it can be booked, Monday first. */
  slots: z.array(WeeklySlot),
})
export type ActivityListed = z.infer<typeof ActivityListed>

const Capacity = z.int().min(1).max(limits.capacity)
const written = { name: line(limits.name), hours: words(limits.hours), photoId: Id.nullable() }
const ofActivities = listing(ActivityListed, written, limits.activities)

export const activitiesOfStaff = {
  ...ofActivities,
  /** Refused where somebody ever booked it: hidden, it keeps what was booked. */
  remove: ofActivities.remove.errors(refusals('gone', { has_bookings: 409 })),
  addSlot: admin.write
    .input(
      z.strictObject({
        id: Id,
        activity: Id,
        weekday: z.int().min(0).max(6),
        startsAt: Clock,
        endsAt: Clock,
        capacity: Capacity,
      }),
    )
    .output(WeeklySlot)
    .errors(refusals('gone', 'full', { ends_before: 422 })),
  /** Nobody who has booked loses their place: a day keeps at least as many as are taken. */
  setCapacity: admin.write
    .input(z.strictObject({ id: Id, capacity: Capacity }))
    .output(Done)
    .errors(refusals('gone')),
  /** No longer offered; what was booked stays. */
  endSlot: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
