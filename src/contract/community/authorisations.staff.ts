import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, EnteredDay, Id, mended } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { Authorisation } from './authorisations.ts'
import { Reporter } from './members.staff.ts'

const ExpectedVisitor = z.object({
  ...Authorisation.shape,
  host: Reporter,
  /** The name of whoever let the visitor in. */
  enteredBy: z.string().nullable(),
})
export type ExpectedVisitor = z.infer<typeof ExpectedVisitor>

const from = ['community.members'] as const

/** What the gate works with. */
export const authorisationsOfStaff = {
  /** Those who are expected on a day, today where none is named. */
  ofDay: staff.read
    .input(z.strictObject({ day: EnteredDay.optional() }))
    .output(z.object({ today: Day, day: Day, visitors: z.array(ExpectedVisitor) }))
    .meta({ from }),
  /** Whose code it is, whatever its case and the spaces in it. */
  check: staff.read
    .input(z.strictObject({ code: mended(20) }))
    .output(z.object({ today: Day, visitor: ExpectedVisitor }))
    .errors(refusals({ wrong_visitor_code: 404 }))
    .meta({ from }),
  /** Once, on the day they are expected. */
  enter: staff.write
    .input(z.strictObject({ id: Id }))
    .output(ExpectedVisitor)
    .errors(refusals('gone', { not_today: 409, already_entered: 409 })),
}
