import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Id, Moment, requiredText } from '../kernel/values.ts'
import { member } from '../kernel/who.ts'
import { requestKinds, requestLimits } from './requests.limits.ts'

export const Request = z.object({
  id: Id,
  kind: z.enum(requestKinds),
  words: z.string(),
  createdAt: Moment,
  /** Empty until staff or a lider answer. */
  answer: z.string(),
  answeredAt: Moment.nullable(),
  answeredBy: z.string().nullable(),
})
export type Request = z.infer<typeof Request>

export const requests = {
  /** The caller's requests, newest first. */
  mine: member.read.output(z.array(Request)),
  send: member.write
    .input(z.strictObject({ id: Id, kind: z.enum(requestKinds), words: requiredText(requestLimits.words) }))
    .output(Request)
    .errors(refusals('gone', 'full'))
    .meta({ audience: 'liders' }),
}
