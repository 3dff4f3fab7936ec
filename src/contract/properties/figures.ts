import * as z from 'zod'
import { perQuarterHour } from '../kernel/callLimits.ts'
import { refusals } from '../kernel/refusals.ts'
import { Day, Done, Id, VenueId } from '../kernel/values.ts'
import { everyRole, staff } from '../kernel/who.ts'

const countFields = { views: z.int(), enquiries: z.int() }
const ListingFigures = z.object({
  byDay: z.array(z.object({ day: Day, ...countFields })),
  byListing: z.array(z.object({ number: z.int(), direction: z.string(), ...countFields })),
})
export type ListingFigures = z.infer<typeof ListingFigures>

/** A feature of its own: a counted view must not invalidate the cached responses of the listings. */
export const figures = {
  /** Counts one view of a listing; nothing about the visitor is stored. */
  seen: everyRole.write
    .input(z.strictObject({ venue: VenueId.optional(), listingId: Id }))
    .output(Done)
    .errors(refusals('too_many_tries'))
    .meta({ limit: { network: perQuarterHour(300) } }),
  /** Figures of the last 30 days in the venue's time zone. */
  recent: staff.read.output(ListingFigures).meta({ dependsOn: ['properties.listings', 'properties.enquiries'] }),
}
