import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Id, Moment, requiredText } from '../kernel/values.ts'
import { member } from '../kernel/who.ts'
import { ConversationMessage, replyEndpoint } from './conversations.ts'
import { requestKinds, requestLimits } from './requests.limits.ts'

export const Request = z.object({
  id: Id,
  kind: z.enum(requestKinds),
  words: z.string(),
  createdAt: Moment,
  /** Time of the last answer of staff or a lider (class leader); null while the member's last message has none. */
  answeredAt: Moment.nullable(),
  answeredBy: z.string().nullable(),
})
export type Request = z.infer<typeof Request>

const RequestWithMessages = z.object({ ...Request.shape, messages: z.array(ConversationMessage) })
export type RequestWithMessages = z.infer<typeof RequestWithMessages>

export const requests = {
  /** The caller's requests, newest first. */
  mine: member.read.output(z.array(RequestWithMessages)),
  send: member.write
    .input(z.strictObject({ id: Id, kind: z.enum(requestKinds), words: requiredText(requestLimits.words) }))
    .output(Request)
    .errors(refusals('gone', 'full'))
    .meta({ audience: 'liders' }),
  reply: replyEndpoint.meta({ audience: 'liders' }),
}
