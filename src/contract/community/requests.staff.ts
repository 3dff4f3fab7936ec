import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Cursor, Id, requiredText, Version } from '../kernel/values.ts'
import { staffOrLider } from '../kernel/who.ts'
import { MemberContact } from './members.staff.ts'
import { requestLimits } from './requests.limits.ts'
import { Request } from './requests.ts'

const RequestForLeaders = z.object({ ...Request.shape, member: MemberContact, version: Version })
export type RequestForLeaders = z.infer<typeof RequestForLeaders>

/** Endpoints with which staff and liders read and answer members' requests. */
export const requestsForLeaders = {
  /** Requests in pages, newest first. A lider sees phone and lot only of members of their own class. */
  list: staffOrLider.read
    .input(z.strictObject({ waiting: z.boolean().optional(), after: Cursor.optional() }))
    .output(z.object({ requests: z.array(RequestForLeaders), next: Cursor.nullable() }))
    .meta({ dependsOn: ['community.members'] }),
  /** Sends the answer to the member by mail. */
  answer: staffOrLider.write
    .input(z.strictObject({ id: Id, version: Version, answer: requiredText(requestLimits.answer) }))
    .output(RequestForLeaders)
    .errors(refusals('gone', 'stale')),
}
