import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Day, Done, EnteredDay, Id, Moment, requiredLine } from '../kernel/values.ts'
import { member } from '../kernel/who.ts'
import { authorisationLimits } from './authorisations.limits.ts'

/** The weekdays on which the visitor comes (0 is Sunday, 6 is Saturday), from the authorisation's `day` until this day. */
const Repeat = z.object({ weekdays: z.array(z.int()), until: Day })

const Authorisation = z.object({
  id: Id,
  visitor: z.string(),
  document: z.string(),
  /** The day of the visit; the first possible day of a visitor who comes every week. */
  day: Day,
  repeat: Repeat.nullable(),
  /** The visitor shows this code at the gate. */
  code: z.string(),
})

/** An authorisation as its member sees it, with the visitor's last entry. */
export const OwnAuthorisation = z.object({
  ...Authorisation.shape,
  enteredAt: Moment.nullable(),
  exitedAt: Moment.nullable(),
  /** True if staff authorised the visitor in the member's name. */
  byStaff: z.boolean(),
})
export type OwnAuthorisation = z.infer<typeof OwnAuthorisation>

/** The fields that a member, or staff in the member's name, enters for a visitor; `repeat` for one who comes every week. */
export const visitorFields = {
  id: Id,
  visitor: requiredLine(authorisationLimits.visitor),
  document: requiredLine(authorisationLimits.document),
  day: EnteredDay,
  repeat: z.strictObject({ weekdays: z.array(z.int().min(0).max(6)).min(1).max(7), until: EnteredDay }).optional(),
}

/** The fields of an authorisation that the gate shows too. */
export const authorisationFields = Authorisation.shape

export const authorisations = {
  /** The caller's authorisations for today and later, by day. */
  mine: member.read.output(z.array(OwnAuthorisation)),
  create: member.write
    .input(z.strictObject(visitorFields))
    .output(OwnAuthorisation)
    .errors(refusals('gone', 'full', { day_out_of_reach: 422, until_out_of_reach: 422 })),
  /** Cancels an authorisation; refused as gone once the visitor has entered, unless the visitor comes every week. */
  cancel: member.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
