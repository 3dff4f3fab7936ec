import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, optionalLine, Removed, requiredLine, VenueId, Version } from '../kernel/values.ts'
import { admin, everyRole } from '../kernel/who.ts'
import { outletLimits } from './outlets.limits.ts'

/** A place of the venue where guests eat and drink: restaurant, bar, pool. */
export const Outlet = z.object({
  id: Id,
  name: z.string(),
  photo: Photo.nullable(),
  hours: z.string(),
  orderOutlet: z.int(),
  version: Version,
})
export type Outlet = z.infer<typeof Outlet>

const outletFields = {
  name: requiredLine(outletLimits.name),
  photoId: Id,
  hours: optionalLine(outletLimits.hours),
}
const venueInput = { venue: VenueId.optional() }
export const outlets = {
  list: everyRole.read.input(z.strictObject(venueInput)).output(z.array(Outlet)).meta({ cached: true }),
  one: everyRole.read
    .input(z.strictObject({ ...venueInput, id: Id }))
    .output(Outlet)
    .errors(refusals('gone'))
    .meta({ cached: true }),
  create: admin.write
    .input(z.strictObject({ id: Id, ...outletFields }))
    .output(Outlet)
    .errors(refusals('gone')),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...outletFields }))
    .output(Outlet)
    .errors(refusals('gone', 'stale')),
  /** Removes an outlet; refused while a menu belongs to it, because a menu without an outlet appears at all outlets. */
  remove: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Removed)
    .errors(refusals('gone', { in_use: 409 })),
  /** Stores a new order of all outlets, given by their ids; refused as stale when one was added or removed meanwhile. */
  reorder: admin.write
    .input(z.strictObject({ ids: z.array(Id).max(outletLimits.outlets) }))
    .output(Done)
    .errors(refusals('stale')),
}
