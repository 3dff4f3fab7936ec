import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, Done, EnteredDay, Id, Moment, requiredLine } from '../kernel/values.ts'
import { member } from '../kernel/who.ts'
import { authorisationLimits } from './authorisations.limits.ts'

export const Authorisation = z.object({
  id: Id,
  visitor: z.string(),
  document: z.string(),
  day: Day,
  /** The visitor shows this code at the gate. */
  code: z.string(),
  enteredAt: Moment.nullable(),
})
export type Authorisation = z.infer<typeof Authorisation>

export const authorisations = {
  /** The caller's authorisations for today and later, by day. */
  mine: member.read.output(z.array(Authorisation)),
  create: member.write
    .input(
      z.strictObject({
        id: Id,
        visitor: requiredLine(authorisationLimits.visitor),
        document: requiredLine(authorisationLimits.document),
        day: EnteredDay,
      }),
    )
    .output(Authorisation)
    .errors(refusals('gone', 'full', { day_out_of_reach: 422 })),
  /** Refused as gone once the visitor has entered. */
  cancel: member.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
