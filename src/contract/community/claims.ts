import * as z from 'zod'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Id, line, Moment, prose } from '../kernel/values.ts'
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
        title: line(claimLimits.title),
        description: prose(claimLimits.description),
        place: line(claimLimits.place),
        photo: z.file().optional(),
      }),
    )
    .output(Claim)
    .errors(refusals('gone', 'full', 'bad_picture', 'too_many_tries'))
    .meta({ bodyAtMost: 15 * 1024 * 1024 }),
}
