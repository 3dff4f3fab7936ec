import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, EnteredDay, Id, sanitisedLine } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { Authorisation } from './authorisations.ts'
import { MemberContact } from './members.staff.ts'

const ExpectedVisitor = z.object({
  ...Authorisation.shape,
  host: MemberContact,
  /** Name of the staff person who let the visitor in. */
  enteredBy: z.string().nullable(),
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
  /** Finds a visitor by code; case, spaces and dashes are ignored. */
  check: staff.read
    .input(z.strictObject({ code: sanitisedLine(20) }))
    .output(z.object({ today: Day, visitor: ExpectedVisitor }))
    .errors(refusals({ wrong_visitor_code: 404 }))
    .meta({ dependsOn }),
  /** Records that the visitor entered; possible once, on the authorised day. */
  enter: staff.write
    .input(z.strictObject({ id: Id }))
    .output(ExpectedVisitor)
    .errors(refusals('gone', { not_today: 409, already_entered: 409 })),
}
