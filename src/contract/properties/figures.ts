import * as z from 'zod'
import { Day, Done, Id, VenueId } from '../kernel/values.ts'
import { staff, visitor } from '../kernel/who.ts'

const counted = { views: z.int(), enquiries: z.int() }
const Figures = z.object({
  byDay: z.array(z.object({ day: Day, ...counted })),
  byListing: z.array(z.object({ number: z.int(), direction: z.string(), ...counted })),
})
export type Figures = z.infer<typeof Figures>

/** Apart from the listings: that somebody looked at one changes none of what is kept of them. */
export const figures = {
  /** A device looks at a listing: counted, and nothing of who it is. */
  seen: visitor.write.input(z.strictObject({ venue: VenueId.optional(), listingId: Id })).output(Done),
  /** Of the last thirty days on the venue's calendar. */
  recent: staff.read.output(Figures).meta({ from: ['properties.listings', 'properties.enquiries'] }),
}
