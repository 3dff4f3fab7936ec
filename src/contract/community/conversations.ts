import * as z from 'zod'
import { perQuarterHour } from '../kernel/callLimits.ts'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Moment, requiredText } from '../kernel/values.ts'
import { member, staff } from '../kernel/who.ts'
import { conversationLimits } from './conversations.limits.ts'

/** A message about a claim or a request. The claim's description or the request's words come before all messages. */
export const ConversationMessage = z.object({
  id: Id,
  from: z.enum(['member', 'staff']),
  /** Name of the staff account or lider (a member who leads a class) who wrote the message; empty for the member's own messages. */
  by: z.string(),
  text: z.string(),
  /** Null for a lider, who does not see the private pictures of members. */
  photo: Photo.nullable(),
  at: Moment,
})
export type ConversationMessage = z.infer<typeof ConversationMessage>

export const ConversationMessageForStaff = z.object({
  ...ConversationMessage.shape,
  /** True for an internal note, which row-level security shows to staff only. */
  internal: z.boolean(),
})
export type ConversationMessageForStaff = z.infer<typeof ConversationMessageForStaff>

/** The staff person who takes care of a claim or a request. */
export const Assignee = z.object({ id: Id, name: z.string() })

/** `about` is the id of the claim or request. */
export const messageInput = { id: Id, about: Id, text: requiredText(conversationLimits.message) }
export const messageRefusals = refusals('gone', 'full')

/** The member's own message. It makes the claim or request wait for an answer again, and leaves a claim's state. */
export const replyEndpoint = member.write
  .input(z.strictObject({ ...messageInput, photo: z.file().optional() }))
  .output(ConversationMessage)
  .errors(refusals('gone', 'full', 'bad_picture', 'storage_full', 'too_many_tries'))
  .meta({ maxBodyBytes: 15 * 1024 * 1024, limit: { caller: perQuarterHour(100) } })

/** Stores an internal note. Only staff are notified. */
export const noteEndpoint = staff.write
  .input(z.strictObject(messageInput))
  .output(ConversationMessageForStaff)
  .errors(messageRefusals)
  .meta({ audience: 'caller' })

/** Sets the staff person who takes care of a claim or request; null clears it. */
export const assignEndpoint = staff.write
  .input(z.strictObject({ id: Id, assignee: Id.nullable() }))
  .output(Done)
  .errors(refusals('gone'))
  .meta({ audience: 'caller' })
