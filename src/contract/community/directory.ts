import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Id, line, note, VenueId } from '../kernel/values.ts'
import { member, visitor } from '../kernel/who.ts'
import { directoryLimits } from './directory.limits.ts'

const Supplier = z.object({ id: Id, name: z.string(), description: z.string(), phone: z.string() })
export type Supplier = z.infer<typeof Supplier>

const Restaurant = z.object({ id: Id, name: z.string(), photo: Photo.nullable() })
export type Restaurant = z.infer<typeof Restaurant>

const Plan = z.object({ id: Id, title: z.string(), photo: Photo })
export type Plan = z.infer<typeof Plan>

const Ministry = z.object({
  id: Id,
  title: z.string(),
  /** The video's embed URL; null without a video. */
  youtube: z.string().nullable(),
})
export type Ministry = z.infer<typeof Ministry>

const venueInput = z.strictObject({ venue: VenueId.optional() })

/** Public lists of the community's phone pages, each in the order that the admins set. */
export const directory = {
  suppliers: visitor.read
    .input(venueInput)
    .output(z.array(Supplier))
    .meta({ kept: true, from: ['community.suppliers'] }),
  restaurants: visitor.read
    .input(venueInput)
    .output(z.array(Restaurant))
    .meta({ kept: true, from: ['community.restaurants'] }),
  maps: visitor.read
    .input(venueInput)
    .output(z.array(Plan))
    .meta({ kept: true, from: ['community.maps'] }),
  ministries: visitor.read
    .input(venueInput)
    .output(z.array(Ministry))
    .meta({ kept: true, from: ['community.ministries'] }),

  /** Stores a proposed supplier, which becomes public when an admin approves it. */
  propose: member.write
    .input(
      z.strictObject({
        id: Id,
        name: line(directoryLimits.name),
        description: note(directoryLimits.description),
        phone: line(directoryLimits.phone),
      }),
    )
    .output(Supplier)
    .errors(refusals('gone', 'full')),
  /** The caller's proposals that wait for approval. */
  proposals: member.read.output(z.array(Supplier)),
}
