import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Cursor, Id, requiredText, Version } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { claimLimits, claimStatuses } from './claims.limits.ts'
import { Claim } from './claims.ts'
import { MemberContact } from './members.staff.ts'

const ClaimForStaff = z.object({
  ...Claim.shape,
  reporter: MemberContact,
  /** Name of the staff person who answered last. */
  answeredBy: z.string().nullable(),
  version: Version,
})
export type ClaimForStaff = z.infer<typeof ClaimForStaff>

const dependsOn = ['community.members'] as const

export const claimsForStaff = {
  /** Claims in pages, newest first. */
  list: staff.read
    .input(z.strictObject({ status: z.enum(claimStatuses).optional(), after: Cursor.optional() }))
    .output(z.object({ claims: z.array(ClaimForStaff), next: Cursor.nullable() }))
    .meta({ dependsOn }),
  one: staff.read
    .input(z.strictObject({ id: Id }))
    .output(ClaimForStaff)
    .errors(refusals('gone'))
    .meta({ dependsOn }),
  /** Notifies the reporter by mail and push. A claim can be answered again, also when completed. */
  answer: staff.write
    .input(
      z.strictObject({
        id: Id,
        version: Version,
        answer: requiredText(claimLimits.answer),
        status: z.enum(claimStatuses),
      }),
    )
    .output(ClaimForStaff)
    .errors(refusals('gone', 'stale')),
}
