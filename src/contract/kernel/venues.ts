import * as z from 'zod'
import { refusals } from './refusals.ts'
import { VenueId } from './values.ts'
import { visitor } from './who.ts'

/** What every page of a venue needs before it is drawn. */
export const Venue = z.object({
  id: VenueId,
  name: z.string(),
  /** Ten shades of the venue's primary colour, light to dark. */
  shades: z.array(z.string()).length(10),
  timeZone: z.string(),
  outletsEnabled: z.boolean(),
})
export type Venue = z.infer<typeof Venue>

export const venues = {
  current: visitor.read
    .input(z.strictObject({ venue: VenueId.optional() }))
    .output(Venue)
    .errors(refusals('gone')),
}
