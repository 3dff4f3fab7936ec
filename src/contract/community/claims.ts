import * as z from 'zod'
import { perQuarterHour } from '../kernel/callLimits.ts'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Id, Moment, requiredLine, requiredText } from '../kernel/values.ts'
import { member } from '../kernel/who.ts'
import { claimLimits, claimStatuses } from './claims.limits.ts'

export const Claim = z.object({
  id: Id,
  numberClaim: z.int(),
  title: z.string(),
  description: z.string(),
  place: z.string(),
  photo: Photo.nullable(),
  status: z.enum(claimStatuses),
  createdAt: Moment,
  /** Empty until staff answer the claim. */
  answer: z.string(),
  answeredAt: Moment.nullable(),
})
export type Claim = z.infer<typeof Claim>

export const claims = {
  /** The caller's claims, newest first. */
  mine: member.read.output(z.array(Claim)),
  send: member.write
    .input(
      z.strictObject({
        id: Id,
        title: requiredLine(claimLimits.title),
        description: requiredText(claimLimits.description),
        place: requiredLine(claimLimits.place),
        photo: z.file().optional(),
      }),
    )
    .output(Claim)
    .errors(refusals('gone', 'full', 'bad_picture', 'storage_full', 'too_many_tries'))
    .meta({ maxBodyBytes: 15 * 1024 * 1024, limit: { caller: perQuarterHour(100) } }),
}
