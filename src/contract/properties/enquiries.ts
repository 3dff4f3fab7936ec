import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import {
  Cursor,
  Day,
  Done,
  EnteredDay,
  Id,
  line,
  Mail,
  Moment,
  note,
  prose,
  VenueId,
  Version,
  words,
} from '../kernel/values.ts'
import { staff, visitor } from '../kernel/who.ts'
import { enquiryKinds, enquiryLimits, enquiryStates } from './enquiries.limits.ts'

const EnquiryState = z.enum(enquiryStates)

/** What somebody asks about a property, or when they would like to see it. */
export const Enquiry = z.object({
  id: Id,
  kind: z.enum(enquiryKinds),
  state: EnquiryState,
  name: z.string(),
  mail: z.string().nullable(),
  phone: z.string(),
  message: z.string(),
  /** The day of the visit that they would like. */
  day: Day.nullable(),
  answer: z.string(),
  answeredBy: z.string(),
  createdAt: Moment,
  version: Version,
  listing: z.object({ number: z.int(), direction: z.string(), city: z.string() }),
})
export type Enquiry = z.infer<typeof Enquiry>

/** Either way to be reached will do. */
const asked = {
  venue: VenueId.optional(),
  id: Id,
  listingId: Id,
  name: line(enquiryLimits.name),
  mail: Mail.nullable(),
  phone: words(enquiryLimits.phone),
  message: note(enquiryLimits.message),
}

export const enquiries = {
  /** Kept for staff and mailed to the venue. */
  ask: visitor.write
    .input(
      z
        .discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('question'), ...asked }),
          z.strictObject({ kind: z.literal('visit'), ...asked, day: EnteredDay }),
        ])
        .refine(({ mail, phone }) => mail !== null || phone !== '', { path: ['phone'] }),
    )
    .output(Done)
    .errors(refusals('gone', 'too_many_tries', { day_past: 422 })),
  /** Newest first; of one state or of all. */
  list: staff.read
    .input(z.strictObject({ state: EnquiryState.optional(), after: Cursor.optional() }))
    .output(
      z.object({
        enquiries: z.array(Enquiry),
        next: Cursor.nullable(),
        counts: z.object({ new: z.int(), answered: z.int(), closed: z.int() }),
      }),
    )
    .meta({ from: ['properties.listings'] }),
  /** Mailed to whoever asked and left a mail. */
  answer: staff.write
    .input(z.strictObject({ id: Id, version: Version, answer: prose(enquiryLimits.answer) }))
    .output(Done)
    .errors(refusals('gone', 'stale')),
  setState: staff.write
    .input(z.strictObject({ id: Id, state: EnquiryState }))
    .output(Done)
    .errors(refusals('gone')),
}
