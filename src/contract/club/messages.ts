import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, line, Moment, VenueId } from '../kernel/values.ts'
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

export const messages = {
  list: visitor.read.input(z.strictObject({ venue: VenueId.optional() })).output(z.array(Message)),
  /** A new one comes first. */
  create: admin.write
    .input(z.strictObject({ id: Id, title: line(messageLimits.title), youtube: VideoAddress }))
    .output(Message)
    .errors(refusals('gone', 'full')),
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
