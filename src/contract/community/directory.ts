import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Id, optionalText, requiredLine, requiredPhone, VenueId } from '../kernel/values.ts'
import { everyRole, member } from '../kernel/who.ts'
import { directoryLimits } from './directory.limits.ts'

const Supplier = z.object({ id: Id, name: z.string(), description: z.string(), phone: z.string() })
export type Supplier = z.infer<typeof Supplier>

const Restaurant = z.object({
  id: Id,
  name: z.string(),
  photo: Photo.nullable(),
  /** Opening hours in words; empty if unknown. */
  hours: z.string(),
  /** Empty if it has none. */
  phone: z.string(),
  /** URL or path of the menu; empty if it has none. */
  menuLink: z.string(),
})
export type Restaurant = z.infer<typeof Restaurant>

const CommunityMap = z.object({ id: Id, title: z.string(), photo: Photo })
export type CommunityMap = z.infer<typeof CommunityMap>

const Ministry = z.object({
  id: Id,
  title: z.string(),
  /** The video's embed URL; null without a video. */
  youtube: z.string().nullable(),
})
export type Ministry = z.infer<typeof Ministry>

const DirectorySections = z.object({ suppliers: z.boolean(), restaurants: z.boolean() })
export type DirectorySections = z.infer<typeof DirectorySections>

const venueInput = z.strictObject({ venue: VenueId.optional() })

/** Public lists of the community's phone pages, each in the order that the admins set. */
export const directory = {
  suppliers: everyRole.read
    .input(venueInput)
    .output(z.array(Supplier))
    .meta({ cached: true, dependsOn: ['community.suppliers'] }),
  restaurants: everyRole.read
    .input(venueInput)
    .output(z.array(Restaurant))
    .meta({ cached: true, dependsOn: ['community.restaurants'] }),
  maps: everyRole.read
    .input(venueInput)
    .output(z.array(CommunityMap))
    .meta({ cached: true, dependsOn: ['community.maps'] }),
  ministries: everyRole.read
    .input(venueInput)
    .output(z.array(Ministry))
    .meta({ cached: true, dependsOn: ['community.ministries'] }),
  /** Returns for each list whether it has entries, so that phones show no link to an empty page. */
  sections: everyRole.read
    .input(venueInput)
    .output(DirectorySections)
    .meta({ cached: true, dependsOn: ['community.suppliers', 'community.restaurants'] }),

  /** Stores a proposed supplier, which becomes public when an admin approves it. */
  propose: member.write
    .input(
      z.strictObject({
        id: Id,
        name: requiredLine(directoryLimits.name),
        description: optionalText(directoryLimits.description),
        phone: requiredPhone(directoryLimits.phone),
      }),
    )
    .output(Supplier)
    .errors(refusals('gone', 'full')),
  /** The caller's proposals that wait for approval. */
  proposals: member.read.output(z.array(Supplier)),
}
