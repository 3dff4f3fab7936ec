import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Count, Done, Id, Moment, prose, VenueId } from '../kernel/values.ts'
import { guest, staff, walkIn } from '../kernel/who.ts'
import { chatLimits } from './chat.limits.ts'
import { Room } from './rooms.ts'

const Message = z.object({
  id: Id,
  /** Counts the messages of its conversation. */
  position: z.int(),
  from: z.enum(['guest', 'staff']),
  /** Who of the staff wrote it. */
  by: z.string(),
  text: z.string(),
  at: Moment,
  /** A device of the other side has it; somebody there has seen it. */
  delivered: z.boolean(),
  read: z.boolean(),
})
export type Message = z.infer<typeof Message>

const conversation = { messages: z.array(Message), unread: z.int() }
const text = prose(chatLimits.message)
/** Up to which position messages of the other side have arrived and were seen. Marks never go back. */
const marks = { delivered: Count, read: Count }
const ended = { room_closed: 409, chat_full: 409 } as const

/** One conversation per stay, between its guests and the house. */
export const chat = {
  /** Stays that go on, whoever wrote last first; or those that have ended, the newest first. */
  list: staff.read
    .input(z.strictObject({ ended: z.boolean().default(false) }))
    .output(
      z.array(
        z.object({
          stayId: Id,
          room: Room,
          name: z.string(),
          last: z.object({ from: z.enum(['guest', 'staff']), text: z.string(), at: Moment }).nullable(),
          /** The position of the last message, to mark it as delivered. */
          position: z.int(),
          unread: z.int(),
        }),
      ),
    )
    .meta({ from: ['hotel.rooms', 'hotel.stays'] }),
  /** Messages of guests that nobody of the staff has read yet. */
  unread: staff.read.output(z.object({ messages: z.int() })).meta({ from: ['hotel.stays'] }),
  of: staff.read
    .input(z.strictObject({ stayId: Id }))
    .output(z.object({ ...conversation, room: Room, name: z.string(), ended: z.boolean() }))
    .errors(refusals('gone'))
    .meta({ from: ['hotel.rooms', 'hotel.stays'] }),
  /** The same id again is the same message. */
  answer: staff.write
    .input(z.strictObject({ id: Id, stayId: Id, text }))
    .output(Message)
    .errors(refusals('gone', ended)),
  markByStaff: staff.write
    .input(z.strictObject({ stayId: Id, ...marks }))
    .output(Done)
    .errors(refusals('gone')),

  /** Empty for whoever is not in. */
  mine: walkIn.read.input(z.strictObject({ venue: VenueId.optional() })).output(z.object(conversation)),
  send: guest.write
    .input(z.strictObject({ id: Id, text }))
    .output(Message)
    .errors(refusals('gone', ended, { too_many_unread: 409 })),
  mark: guest.write.input(z.strictObject(marks)).output(Done),
}
