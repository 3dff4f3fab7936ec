import * as z from 'zod'
import { Cursor } from '../kernel/values.ts'
import { staffOrLider } from '../kernel/who.ts'
import {
  Assignee,
  assignEndpoint,
  ConversationMessageForStaff,
  messageInput,
  messageRefusals,
  noteEndpoint,
} from './conversations.ts'
import { MemberContact } from './members.staff.ts'
import { Request } from './requests.ts'

const RequestForLeaders = z.object({
  ...Request.shape,
  member: MemberContact,
  messages: z.array(ConversationMessageForStaff),
  /** Null for a lider (class leader) too: row-level security hides staff accounts from members. */
  assignee: Assignee.nullable(),
})
export type RequestForLeaders = z.infer<typeof RequestForLeaders>

/** Endpoints with which staff and liders read and answer members' requests. */
export const requestsForLeaders = {
  /** Requests in pages, newest first. A lider sees phone and lot only of members of their own class. */
  list: staffOrLider.read
    .input(z.strictObject({ waiting: z.boolean().optional(), after: Cursor.optional() }))
    .output(z.object({ requests: z.array(RequestForLeaders), next: Cursor.nullable() }))
    .meta({ dependsOn: ['community.members', 'kernel.users'] }),
  /** Stores an answer and notifies the member by mail and push. */
  answer: staffOrLider.write
    .input(z.strictObject(messageInput))
    .output(ConversationMessageForStaff)
    .errors(messageRefusals),
  note: noteEndpoint,
  assign: assignEndpoint,
}
