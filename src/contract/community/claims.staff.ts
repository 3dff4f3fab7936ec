import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Cursor, Id, requiredLine, requiredText } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { claimLimits, claimStatuses } from './claims.limits.ts'
import { Claim } from './claims.ts'
import {
  Assignee,
  assignEndpoint,
  ConversationMessageForStaff,
  messageInput,
  messageRefusals,
  noteEndpoint,
} from './conversations.ts'
import { MemberContact } from './members.staff.ts'

const ClaimForStaff = z.object({
  ...Claim.shape,
  reporter: MemberContact,
  /** Name of the staff person who answered last; null while the member's last message has no answer. */
  answeredBy: z.string().nullable(),
  assignee: Assignee.nullable(),
})
export type ClaimForStaff = z.infer<typeof ClaimForStaff>

const ClaimConversation = z.object({ ...ClaimForStaff.shape, messages: z.array(ConversationMessageForStaff) })
export type ClaimConversation = z.infer<typeof ClaimConversation>

const dependsOn = ['community.members', 'kernel.users'] as const

export const claimsForStaff = {
  /** Claims in pages, newest first; with `waiting` those whose member waits for an answer. */
  list: staff.read
    .input(
      z.strictObject({
        status: z.enum(claimStatuses).optional(),
        waiting: z.boolean().optional(),
        after: Cursor.optional(),
      }),
    )
    .output(z.object({ claims: z.array(ClaimForStaff), next: Cursor.nullable() }))
    .meta({ dependsOn }),
  one: staff.read
    .input(z.strictObject({ id: Id }))
    .output(ClaimConversation)
    .errors(refusals('gone'))
    .meta({ dependsOn }),
  /** The same as `send`, in the name of a member who telephoned. */
  enterFor: staff.write
    .input(
      z.strictObject({
        id: Id,
        member: Id,
        title: requiredLine(claimLimits.title),
        description: requiredText(claimLimits.description),
        place: requiredLine(claimLimits.place),
      }),
    )
    .output(Claim)
    .errors(refusals('gone', 'full')),
  /** Stores an answer and notifies the reporter by mail and push. The claim keeps its state. */
  answer: staff.write.input(z.strictObject(messageInput)).output(ConversationMessageForStaff).errors(messageRefusals),
  /** Sets the state of a claim; the reporter is notified of a new state by push. */
  setStatus: staff.write
    .input(z.strictObject({ id: Id, status: z.enum(claimStatuses) }))
    .output(ClaimForStaff)
    .errors(refusals('gone')),
  note: noteEndpoint,
  assign: assignEndpoint,
}
