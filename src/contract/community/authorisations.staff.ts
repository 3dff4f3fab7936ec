import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, EnteredDay, Id, Moment, sanitisedLine } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { authorisationFields, OwnAuthorisation, visitorFields } from './authorisations.ts'
import { MemberContact } from './members.staff.ts'

/** One stay of a visitor, with the names of the staff who recorded its entry and exit. */
const Visit = z.object({
  id: Id,
  enteredAt: Moment,
  enteredBy: z.string(),
  exitedAt: Moment.nullable(),
  exitedBy: z.string().nullable(),
})
export type Visit = z.infer<typeof Visit>

const ExpectedVisitor = z.object({
  ...authorisationFields,
  host: MemberContact,
  /** The visitor's last visit on the requested day; null before the first entry. */
  visit: Visit.nullable(),
})
export type ExpectedVisitor = z.infer<typeof ExpectedVisitor>

const dependsOn = ['community.members'] as const

/** Endpoints for the staff at the gate. */
export const authorisationsForStaff = {
  /** Visitors expected on a day; the default is today. */
  ofDay: staff.read
    .input(z.strictObject({ day: EnteredDay.optional() }))
    .output(z.object({ today: Day, day: Day, visitors: z.array(ExpectedVisitor) }))
    .meta({ dependsOn }),
  /** The same as `create`, in the name of a member who telephoned. */
  createFor: staff.write
    .input(z.strictObject({ ...visitorFields, member: Id }))
    .output(OwnAuthorisation)
    .errors(refusals('gone', 'full', { day_out_of_reach: 422, until_out_of_reach: 422 })),
  /** Finds a visitor by code; case, spaces and dashes are ignored. */
  check: staff.read
    .input(z.strictObject({ code: sanitisedLine(20) }))
    .output(z.object({ visitor: ExpectedVisitor, isExpectedToday: z.boolean() }))
    .errors(refusals({ wrong_visitor_code: 404 }))
    .meta({ dependsOn }),
  /** Records that the visitor entered, on an authorised day. Possible again after the exit. */
  enter: staff.write
    .input(z.strictObject({ id: Id }))
    .output(ExpectedVisitor)
    .errors(refusals('gone', { not_today: 409, already_entered: 409 })),
  /** Records that the visitor of this visit left. */
  exit: staff.write
    .input(z.strictObject({ visit: Id }))
    .output(ExpectedVisitor)
    .errors(refusals('gone', { already_exited: 409 })),
}
