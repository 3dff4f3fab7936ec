import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, line, Moment, VenueId, Version } from '../kernel/values.ts'
import { VideoAddress } from '../kernel/videos.ts'
import { admin, visitor } from '../kernel/who.ts'
import { messageLimits } from './messages.limits.ts'

export const Message = z.object({
  id: Id,
  title: z.string(),
  /** The address to embed. */
  youtube: z.string(),
  createdAt: Moment,
})
export type Message = z.infer<typeof Message>

const written = { title: line(messageLimits.title), youtube: VideoAddress }
const MessageEdited = z.object({ ...Message.shape, version: Version })

export const messages = {
  list: visitor.read.input(z.strictObject({ venue: VenueId.optional() })).output(z.array(Message)),
  /** A new one comes first. */
  create: admin.write
    .input(z.strictObject({ id: Id, ...written }))
    .output(Message)
    .errors(refusals('gone', 'full')),
  one: admin.read
    .input(z.strictObject({ id: Id }))
    .output(MessageEdited)
    .errors(refusals('gone')),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...written }))
    .output(MessageEdited)
    .errors(refusals('gone', 'stale')),
  /** All of them, in the order they shall have; stale when others were added or removed meanwhile. */
  order: admin.write
    .input(z.strictObject({ ids: z.array(Id).max(messageLimits.messages) }))
    .output(z.array(Message))
    .errors(refusals('stale')),
  remove: admin.write
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(refusals('gone')),
}
