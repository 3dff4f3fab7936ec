import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, line, note } from '../kernel/values.ts'
import { VideoAddress } from '../kernel/videos.ts'
import { admin } from '../kernel/who.ts'
import { directoryLimits as limits } from './directory.limits.ts'
import { listed, listing } from './listing.ts'

const Supplier = z.object({
  ...listed,
  name: z.string(),
  description: z.string(),
  phone: z.string(),
  /** False while a member's proposal waits for approval. */
  approved: z.boolean(),
  /** Name of the member who proposed the supplier; null when staff entered it. */
  proposedBy: z.string().nullable(),
})
export type SupplierListed = z.infer<typeof Supplier>

const Restaurant = z.object({ ...listed, name: z.string(), photo: Photo.nullable() })
export type RestaurantListed = z.infer<typeof Restaurant>

const Plan = z.object({ ...listed, title: z.string(), photo: Photo.nullable() })
export type PlanListed = z.infer<typeof Plan>

const Ministry = z.object({ ...listed, title: z.string(), youtube: z.string().nullable() })
export type MinistryListed = z.infer<typeof Ministry>

const supplierListEndpoints = listing(
  Supplier,
  { name: line(limits.name), description: note(limits.description), phone: line(limits.phone) },
  limits.entries,
)

export const suppliers = {
  ...supplierListEndpoints,
  /** Includes members' proposals, which the feature `community.directory` writes. */
  all: supplierListEndpoints.all.meta({ from: ['community.directory'] }),
  /** Publishes a proposal as the last entry of the list. */
  approve: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
export const restaurants = listing(Restaurant, { name: line(limits.name), photoId: Id.nullable() }, limits.entries)
export const maps = listing(Plan, { title: line(limits.name), photoId: Id }, limits.entries)
export const ministries = listing(
  Ministry,
  { title: line(limits.name), youtube: VideoAddress.nullable() },
  limits.entries,
)
