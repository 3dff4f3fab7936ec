import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, line, VenueId, Version, words } from '../kernel/values.ts'
import { admin, visitor } from '../kernel/who.ts'
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

const written = {
  name: line(outletLimits.name),
  photoId: Id,
  hours: words(outletLimits.hours),
}
const named = { venue: VenueId.optional() }
export const outlets = {
  list: visitor.read.input(z.strictObject(named)).output(z.array(Outlet)).meta({ kept: true }),
  one: visitor.read
    .input(z.strictObject({ ...named, id: Id }))
    .output(Outlet)
    .errors(refusals('gone'))
    .meta({ kept: true }),
  create: admin.write
    .input(z.strictObject({ id: Id, ...written }))
    .output(Outlet)
    .errors(refusals('gone')),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...written }))
    .output(Outlet)
    .errors(refusals('gone', 'stale')),
  /** Refused while menus are tied to it: untied, they would show at every other outlet. */
  remove: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone', { in_use: 409 })),
  /** The whole list in its new order; refused as stale when the list is another one by now. */
  reorder: admin.write
    .input(z.strictObject({ ids: z.array(Id).max(outletLimits.outlets) }))
    .output(Done)
    .errors(refusals('stale')),
}
