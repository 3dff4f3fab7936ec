import * as z from 'zod'
import { perQuarterHour } from '../kernel/callLimits.ts'
import { refusals } from '../kernel/refusals.ts'
import {
  Cursor,
  Day,
  Done,
  EnteredDay,
  Id,
  Mail,
  Moment,
  optionalLine,
  optionalPhone,
  optionalText,
  requiredLine,
  requiredText,
  TimeOfDay,
  VenueId,
  Version,
} from '../kernel/values.ts'
import { everyRole, staff } from '../kernel/who.ts'
import { enquiryKinds, enquiryLimits, enquiryStates } from './enquiries.limits.ts'
import { Visit } from './visits.ts'

const EnquiryState = z.enum(enquiryStates)
const person = z.object({ id: Id, name: z.string() })

/** A question about a listing, or a request to visit it. */
export const Enquiry = z.object({
  id: Id,
  kind: z.enum(enquiryKinds),
  state: EnquiryState,
  name: z.string(),
  mail: z.string().nullable(),
  phone: z.string(),
  message: z.string(),
  /** Requested day of the visit; null for a question. */
  day: Day.nullable(),
  answer: z.string(),
  answeredBy: z.string(),
  createdAt: Moment,
  version: Version,
  listing: z.object({ number: z.int(), direction: z.string(), city: z.string(), agent: person.nullable() }),
  visit: Visit.nullable(),
  /** The staff account that takes care of the enquiry. */
  assignee: person.nullable(),
  /** The next thing to do, and its day. */
  nextStep: z.string(),
  nextStepOn: Day.nullable(),
  /** Internal notes, oldest first. */
  notes: z.array(z.object({ id: Id, text: z.string(), by: z.string(), at: Moment })),
})
export type Enquiry = z.infer<typeof Enquiry>

/** `mail` or `phone` can be empty, but not both. */
const enquiryFields = {
  venue: VenueId.optional(),
  id: Id,
  listingId: Id,
  name: requiredLine(enquiryLimits.name),
  mail: Mail.nullable(),
  phone: optionalPhone(enquiryLimits.phone),
  message: optionalText(enquiryLimits.message),
}

export const enquiries = {
  /** Stores the enquiry for staff and mails it to the venue. */
  ask: everyRole.write
    .input(
      z
        .discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('question'), ...enquiryFields }),
          z.strictObject({ kind: z.literal('visit'), ...enquiryFields, day: EnteredDay, time: TimeOfDay.optional() }),
        ])
        .refine(({ mail, phone }) => mail !== null || phone !== '', { path: ['phone'] }),
    )
    .output(Done)
    .errors(refusals('gone', 'too_many_tries', { day_past: 422 }))
    // Low, because each new enquiry is mailed to the venue.
    .meta({ limit: { network: perQuarterHour(8) } }),
  /** Newest enquiry first; without `state`, enquiries of all states. `due` selects those whose next step is due, `id` one enquiry. */
  list: staff.read
    .input(
      z.strictObject({
        id: Id.optional(),
        state: EnquiryState.optional(),
        due: z.literal(true).optional(),
        after: Cursor.optional(),
      }),
    )
    .output(
      z.object({
        enquiries: z.array(Enquiry),
        next: Cursor.nullable(),
        counts: z.object({ new: z.int(), answered: z.int(), closed: z.int() }),
      }),
    )
    .meta({ dependsOn: ['properties.listings', 'properties.visits', 'kernel.users'] }),
  /** Stores the answer, and mails it when the enquiry has a mail address. */
  answer: staff.write
    .input(z.strictObject({ id: Id, version: Version, answer: requiredText(enquiryLimits.answer) }))
    .output(Done)
    .errors(refusals('gone', 'stale')),
  setState: staff.write
    .input(z.strictObject({ id: Id, state: EnquiryState }))
    .output(Done)
    .errors(refusals('gone')),
  assign: staff.write
    .input(z.strictObject({ id: Id, assignee: Id.nullable() }))
    .output(Done)
    .errors(refusals('gone')),
  /** Adds an internal note; a repeated call with the same id adds it once. */
  note: staff.write
    .input(z.strictObject({ id: Id, about: Id, text: requiredText(enquiryLimits.note) }))
    .output(Done)
    .errors(refusals('gone', 'full')),
  /** Sets the next step. From its day on it waits for staff, until it is changed or the enquiry is closed. */
  plan: staff.write
    .input(
      z.strictObject({ id: Id, nextStep: optionalLine(enquiryLimits.nextStep), nextStepOn: EnteredDay.nullable() }),
    )
    .output(Done)
    .errors(refusals('gone')),
}
