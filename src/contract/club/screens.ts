import * as z from 'zod'
import { perQuarterHour } from '../kernel/callLimits.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Moment, optionalLine, requiredLine, Token, Version } from '../kernel/values.ts'
import { admin, everyRoleNoVenue, staff } from '../kernel/who.ts'
import { tvBoards, tvLimits } from './screens.limits.ts'

const tvFields = {
  name: requiredLine(tvLimits.name),
  /** Several boards rotate. */
  boards: z
    .array(z.enum(tvBoards))
    .min(1)
    .max(tvBoards.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'repeated'),
}

/** A paired television. */
export const Tv = z.object({
  id: Id,
  name: z.string(),
  boards: z.array(z.enum(tvBoards)),
  pairedAt: Moment,
  /** Last call with the television's session; null until it has claimed one. */
  seenAt: Moment.nullable(),
  version: Version,
})
export type Tv = z.infer<typeof Tv>

/** A person types the code from the television, so case, spaces and dashes are ignored. */
const Code = optionalLine(30).transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, ''))

export const screens = {
  /** Starts a pairing: returns the code to show and the secret with which the television claims its session. */
  ask: everyRoleNoVenue.write
    .output(z.object({ code: z.string(), secret: z.string(), until: Moment }))
    .errors(refusals('too_many_tries'))
    .meta({ limit: { network: perQuarterHour(60) } }),
  /** The television polls this. Once an admin has paired it, the response sets its session cookie. */
  claim: everyRoleNoVenue.write
    .input(z.strictObject({ secret: Token }))
    .output(z.object({ paired: z.boolean() }))
    .errors(refusals('link_expired')),
  pair: admin.write
    .input(z.strictObject({ id: Id, code: Code, ...tvFields }))
    .output(Tv)
    .errors(refusals('too_many_tries', { wrong_code: 422 }))
    .meta({ limit: { network: perQuarterHour(40) } }),
  list: staff.read.output(z.array(Tv)),
  /** Name and boards of the calling television; null for other callers. */
  mine: everyRoleNoVenue.read.output(z.object({ name: z.string(), boards: z.array(z.enum(tvBoards)) }).nullable()),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...tvFields }))
    .output(Tv)
    .errors(refusals('gone', 'stale')),
  revoke: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
