import * as z from 'zod'
import { Day, Done, Id, VenueId } from '../kernel/values.ts'
import { staff, visitor } from '../kernel/who.ts'

const countFields = { views: z.int(), enquiries: z.int() }
const Figures = z.object({
  byDay: z.array(z.object({ day: Day, ...countFields })),
  byListing: z.array(z.object({ number: z.int(), direction: z.string(), ...countFields })),
})
export type Figures = z.infer<typeof Figures>

/** A feature of its own: a counted view must not invalidate the cached responses of the listings. */
export const figures = {
  /** Counts one view of a listing; nothing about the visitor is stored. */
  seen: visitor.write.input(z.strictObject({ venue: VenueId.optional(), listingId: Id })).output(Done),
  /** Figures of the last 30 days in the venue's time zone. */
  recent: staff.read.output(Figures).meta({ from: ['properties.listings', 'properties.enquiries'] }),
}
