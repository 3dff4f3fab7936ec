import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { Id, VenueId } from '../kernel/values.ts'
import { everyRole } from '../kernel/who.ts'

const Activity = z.object({
  id: Id,
  name: z.string(),
  photo: Photo.nullable(),
  hours: z.string(),
  /** True when the activity has at least one slot that can be booked. */
  bookable: z.boolean(),
})
export type Activity = z.infer<typeof Activity>

export const activities = {
  list: everyRole.read
    .input(z.strictObject({ venue: VenueId.optional() }))
    .output(z.array(Activity))
    .meta({ cached: true }),
}
