import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { SiteOrWebUrl } from '../kernel/urls.ts'
import { Done, Id, optionalLine, optionalPhone, optionalText, requiredLine, requiredPhone } from '../kernel/values.ts'
import { VideoUrl } from '../kernel/videos.ts'
import { admin } from '../kernel/who.ts'
import { directoryLimits as limits } from './directory.limits.ts'
import { listEndpoints, listEntryFields } from './listEndpoints.ts'

const Supplier = z.object({
  ...listEntryFields,
  name: z.string(),
  description: z.string(),
  phone: z.string(),
  /** False while a member's proposal waits for approval. */
  approved: z.boolean(),
  /** Name of the member who proposed the supplier; null when staff entered it. */
  proposedBy: z.string().nullable(),
})
export type SupplierForStaff = z.infer<typeof Supplier>

const Restaurant = z.object({
  ...listEntryFields,
  name: z.string(),
  photo: Photo.nullable(),
  hours: z.string(),
  phone: z.string(),
  menuLink: z.string(),
})
export type RestaurantForStaff = z.infer<typeof Restaurant>

const Plan = z.object({ ...listEntryFields, title: z.string(), photo: Photo.nullable() })
export type CommunityMapForStaff = z.infer<typeof Plan>

const Ministry = z.object({ ...listEntryFields, title: z.string(), youtube: z.string().nullable() })
export type MinistryForStaff = z.infer<typeof Ministry>

const supplierListEndpoints = listEndpoints(
  Supplier,
  {
    name: requiredLine(limits.name),
    description: optionalText(limits.description),
    phone: requiredPhone(limits.phone),
  },
  limits.entries,
)

export const suppliers = {
  ...supplierListEndpoints,
  /** Includes members' proposals, which the feature `community.directory` writes. */
  all: supplierListEndpoints.all.meta({ dependsOn: ['community.directory'] }),
  /** Publishes a proposal as the last entry of the list. */
  approve: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
export const restaurants = listEndpoints(
  Restaurant,
  {
    name: requiredLine(limits.name),
    photoId: Id.nullable(),
    hours: optionalLine(limits.hours),
    phone: optionalPhone(limits.phone),
    menuLink: SiteOrWebUrl,
  },
  limits.entries,
)
export const maps = listEndpoints(Plan, { title: requiredLine(limits.name), photoId: Id }, limits.entries)
export const ministries = listEndpoints(
  Ministry,
  { title: requiredLine(limits.name), youtube: VideoUrl.nullable() },
  limits.entries,
)
