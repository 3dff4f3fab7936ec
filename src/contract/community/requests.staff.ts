import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Cursor, Id, prose, Version } from '../kernel/values.ts'
import { leader } from '../kernel/who.ts'
import { Reporter } from './members.staff.ts'
import { requestLimits } from './requests.limits.ts'
import { Request } from './requests.ts'

const RequestHeard = z.object({ ...Request.shape, member: Reporter, version: Version })
export type RequestHeard = z.infer<typeof RequestHeard>

/** Staff and leaders see and answer what members ask for. */
export const requestsOfLeaders = {
  /** The newest first; a lider is shown no more of who asks than the name. */
  list: leader.read
    .input(z.strictObject({ waiting: z.boolean().optional(), after: Cursor.optional() }))
    .output(z.object({ requests: z.array(RequestHeard), next: Cursor.nullable() }))
    .meta({ from: ['community.members'] }),
  /** The member is told by mail. */
  answer: leader.write
    .input(z.strictObject({ id: Id, version: Version, answer: prose(requestLimits.answer) }))
    .output(RequestHeard)
    .errors(refusals('gone', 'stale')),
}
