import * as z from 'zod'
import { perQuarterHour } from '../kernel/callLimits.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, EnteredDay, Id, Moment, TimeOfDay, Token, VenueId, Version } from '../kernel/values.ts'
import { everyRole, staff } from '../kernel/who.ts'
import { visitLengths, visitStates } from './visits.limits.ts'

const VisitState = z.enum(visitStates)
const person = z.object({ id: Id, name: z.string() })

/** The visit of an enquiry, for staff. */
export const Visit = z.object({
  id: Id,
  startsAt: Moment,
  minutes: z.int(),
  state: VisitState,
  /** The staff account that shows the property. */
  agent: person.nullable(),
  /** Page on which the visitor confirms the time, proposes another one or cancels. */
  link: z.string(),
  /** URL of the calendar file. */
  calendar: z.string(),
  /** Other visits of the same agent at that time. */
  overlaps: z.array(z.object({ name: z.string(), direction: z.string(), startsAt: Moment })),
})
export type Visit = z.infer<typeof Visit>

/** A visit of the agenda. */
const AgendaVisit = z.object({
  ...Visit.shape,
  enquiryId: Id,
  name: z.string(),
  phone: z.string(),
  mail: z.string().nullable(),
  listing: z.object({ number: z.int(), direction: z.string(), city: z.string() }),
})
export type AgendaVisit = z.infer<typeof AgendaVisit>

/** A visit as the visitor sees it. It contains no name of the agent. */
const VisitForVisitor = z.object({
  state: VisitState,
  startsAt: Moment,
  minutes: z.int(),
  calendar: z.string(),
  listing: z.object({ number: z.int(), direction: z.string(), city: z.string() }),
})
export type VisitForVisitor = z.infer<typeof VisitForVisitor>

const enquiryInput = { enquiryId: Id, version: Version }
const linkInput = { venue: VenueId.optional(), token: Token }
const visitorLimit = { limit: { network: perQuarterHour(40) } }

/** Visits of properties. A staff write takes the version of the enquiry: somebody else may have answered it meanwhile. */
export const visits = {
  /** Visits from today on, the next one first; canceled ones are left out. */
  upcoming: staff.read
    .output(z.array(AgendaVisit))
    .meta({ dependsOn: ['properties.enquiries', 'properties.listings'] }),
  /** Proposes a time to the visitor, and mails the link with which they confirm it. */
  offer: staff.write
    .input(
      z.strictObject({
        ...enquiryInput,
        day: EnteredDay,
        time: TimeOfDay,
        minutes: z.literal(visitLengths),
        agentId: Id.nullable(),
      }),
    )
    .output(Done)
    .errors(refusals('gone', 'stale', { day_past: 422 })),
  /** Confirms the visitor's proposal, or the staff's own one if the visitor agreed by phone; mails the calendar file. */
  confirm: staff.write
    .input(z.strictObject({ ...enquiryInput, agentId: Id.nullable() }))
    .output(Done)
    .errors(refusals('gone', 'stale')),
  /** Cancels the visit and mails the visitor. */
  cancel: staff.write.input(z.strictObject(enquiryInput)).output(Done).errors(refusals('gone', 'stale')),

  /** The visit of a mailed link; null if the link is wrong or has expired. */
  shown: everyRole.read
    .input(z.strictObject(linkInput))
    .output(z.object({ visit: VisitForVisitor.nullable() }))
    .meta({ dependsOn: ['properties.listings'] }),
  /** The visitor accepts the time that staff proposed. */
  accept: everyRole.write
    .input(z.strictObject(linkInput))
    .output(Done)
    .errors(refusals('link_expired', 'too_many_tries', { visit_changed: 409 }))
    .meta(visitorLimit),
  /** The visitor proposes another time, which waits for staff. */
  propose: everyRole.write
    .input(z.strictObject({ ...linkInput, day: EnteredDay, time: TimeOfDay }))
    .output(Done)
    .errors(refusals('link_expired', 'too_many_tries', { day_past: 422 }))
    .meta(visitorLimit),
  /** Cancels the visit for the visitor: the enquiry waits for staff again, and the agent is mailed. */
  decline: everyRole.write
    .input(z.strictObject(linkInput))
    .output(Done)
    .errors(refusals('link_expired', 'too_many_tries'))
    .meta(visitorLimit),
}
