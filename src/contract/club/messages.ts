import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Id, Moment, Removed, requiredLine, VenueId, Version } from '../kernel/values.ts'
import { VideoUrl } from '../kernel/videos.ts'
import { admin, everyRole } from '../kernel/who.ts'
import { messageLimits } from './messages.limits.ts'

export const Message = z.object({
  id: Id,
  title: z.string(),
  /** The video's embed URL. */
  youtube: z.string(),
  createdAt: Moment,
})
export type Message = z.infer<typeof Message>

const messageFields = { title: requiredLine(messageLimits.title), youtube: VideoUrl }
const MessageWithVersion = z.object({ ...Message.shape, version: Version })

export const messages = {
  list: everyRole.read.input(z.strictObject({ venue: VenueId.optional() })).output(z.array(Message)),
  /** Inserts the message at the top of the list. */
  create: admin.write
    .input(z.strictObject({ id: Id, ...messageFields }))
    .output(Message)
    .errors(refusals('gone', 'full')),
  one: admin.read
    .input(z.strictObject({ id: Id }))
    .output(MessageWithVersion)
    .errors(refusals('gone')),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...messageFields }))
    .output(MessageWithVersion)
    .errors(refusals('gone', 'stale')),
  /** Stores a new order of all messages, given by their ids; refused as stale when one was added or removed meanwhile. */
  order: admin.write
    .input(z.strictObject({ ids: z.array(Id).max(messageLimits.messages) }))
    .output(z.array(Message))
    .errors(refusals('stale')),
  remove: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Removed)
    .errors(refusals('gone')),
}
