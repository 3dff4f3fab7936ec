import * as z from 'zod'
import { perQuarterHour } from '../kernel/callLimits.ts'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Id, Moment, requiredLine, requiredText } from '../kernel/values.ts'
import { member } from '../kernel/who.ts'
import { claimLimits, claimStatuses } from './claims.limits.ts'
import { ConversationMessage, replyEndpoint } from './conversations.ts'

export const Claim = z.object({
  id: Id,
  numberClaim: z.int(),
  title: z.string(),
  description: z.string(),
  place: z.string(),
  photo: Photo.nullable(),
  status: z.enum(claimStatuses),
  createdAt: Moment,
  /** True if staff entered it in the member's name. */
  byStaff: z.boolean(),
  /** Time of the last answer; null while the member's last message has none. */
  answeredAt: Moment.nullable(),
})
export type Claim = z.infer<typeof Claim>

const ClaimWithMessages = z.object({ ...Claim.shape, messages: z.array(ConversationMessage) })
export type ClaimWithMessages = z.infer<typeof ClaimWithMessages>

export const claims = {
  /** The caller's claims, newest first. */
  mine: member.read.output(z.array(ClaimWithMessages)),
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
  reply: replyEndpoint,
}
