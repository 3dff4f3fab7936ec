import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Cursor, Id, prose, Version } from '../kernel/values.ts'
import { leader } from '../kernel/who.ts'
import { Reporter } from './members.staff.ts'
import { requestLimits } from './requests.limits.ts'
import { Request } from './requests.ts'

const RequestHeard = z.object({ ...Request.shape, member: Reporter, version: Version })
export type RequestHeard = z.infer<typeof RequestHeard>

/** Endpoints with which staff and liders read and answer members' requests. */
export const requestsOfLeaders = {
  /** Requests in pages, newest first. A lider sees phone and lot only of members of their own class. */
  list: leader.read
    .input(z.strictObject({ waiting: z.boolean().optional(), after: Cursor.optional() }))
    .output(z.object({ requests: z.array(RequestHeard), next: Cursor.nullable() }))
    .meta({ from: ['community.members'] }),
  /** Sends the answer to the member by mail. */
  answer: leader.write
    .input(z.strictObject({ id: Id, version: Version, answer: prose(requestLimits.answer) }))
    .output(RequestHeard)
    .errors(refusals('gone', 'stale')),
}
