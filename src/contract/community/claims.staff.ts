import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Cursor, Id, prose, Version } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { claimLimits, claimStatuses } from './claims.limits.ts'
import { Claim } from './claims.ts'
import { Reporter } from './members.staff.ts'

const ReportedClaim = z.object({
  ...Claim.shape,
  reporter: Reporter,
  /** Name of the staff person who answered last. */
  answeredBy: z.string().nullable(),
  version: Version,
})
export type ReportedClaim = z.infer<typeof ReportedClaim>

const from = ['community.members'] as const

export const claimsOfStaff = {
  /** Claims in pages, newest first. */
  list: staff.read
    .input(z.strictObject({ status: z.enum(claimStatuses).optional(), after: Cursor.optional() }))
    .output(z.object({ claims: z.array(ReportedClaim), next: Cursor.nullable() }))
    .meta({ from }),
  one: staff.read
    .input(z.strictObject({ id: Id }))
    .output(ReportedClaim)
    .errors(refusals('gone'))
    .meta({ from }),
  /** Notifies the reporter by mail and push. A claim can be answered again, also when completed. */
  answer: staff.write
    .input(
      z.strictObject({ id: Id, version: Version, answer: prose(claimLimits.answer), status: z.enum(claimStatuses) }),
    )
    .output(ReportedClaim)
    .errors(refusals('gone', 'stale')),
}
