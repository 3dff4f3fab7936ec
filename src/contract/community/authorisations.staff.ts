import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, EnteredDay, Id, mended } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { Authorisation } from './authorisations.ts'
import { Reporter } from './members.staff.ts'

const ExpectedVisitor = z.object({
  ...Authorisation.shape,
  host: Reporter,
  /** Name of the staff person who let the visitor in. */
  enteredBy: z.string().nullable(),
})
export type ExpectedVisitor = z.infer<typeof ExpectedVisitor>

const from = ['community.members'] as const

/** Endpoints for the staff at the gate. */
export const authorisationsOfStaff = {
  /** Visitors expected on a day; the default is today. */
  ofDay: staff.read
    .input(z.strictObject({ day: EnteredDay.optional() }))
    .output(z.object({ today: Day, day: Day, visitors: z.array(ExpectedVisitor) }))
    .meta({ from }),
  /** Finds a visitor by code; case, spaces and dashes are ignored. */
  check: staff.read
    .input(z.strictObject({ code: mended(20) }))
    .output(z.object({ today: Day, visitor: ExpectedVisitor }))
    .errors(refusals({ wrong_visitor_code: 404 }))
    .meta({ from }),
  /** Records that the visitor entered; possible once, on the authorised day. */
  enter: staff.write
    .input(z.strictObject({ id: Id }))
    .output(ExpectedVisitor)
    .errors(refusals('gone', { not_today: 409, already_entered: 409 })),
}
