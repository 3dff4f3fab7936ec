import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Count, Done, Id, Moment, requiredText, VenueId } from '../kernel/values.ts'
import { guest, staff, visitorOrGuest } from '../kernel/who.ts'
import { chatLimits } from './chat.limits.ts'
import { Room } from './rooms.ts'
import { closedStayRefusals } from './stays.limits.ts'

const ChatMessage = z.object({
  id: Id,
  /** Index in its conversation, starting at 1. */
  position: z.int(),
  from: z.enum(['guest', 'staff']),
  /** Name of the staff member who wrote it; empty for messages of guests. */
  by: z.string(),
  text: z.string(),
  at: Moment,
  /** Whether a device of the other side has received the message, and whether somebody there has read it. */
  delivered: z.boolean(),
  read: z.boolean(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const conversationFields = { messages: z.array(ChatMessage), unread: z.int() }
const text = requiredText(chatLimits.message)
/** Positions up to which the caller's side has received and read the messages. The stored positions never decrease. */
const deliveredAndReadPositions = { delivered: Count, read: Count }
const chatRefusals = { ...closedStayRefusals, chat_full: 409 } as const

/** One conversation per stay, between its guests and the staff. */
export const chat = {
  /** Conversations of open stays, or of closed ones with `ended`; the most recent message comes first. */
  list: staff.read
    .input(z.strictObject({ ended: z.boolean().default(false) }))
    .output(
      z.array(
        z.object({
          stayId: Id,
          room: Room,
          name: z.string(),
          last: z.object({ from: z.enum(['guest', 'staff']), text: z.string(), at: Moment }).nullable(),
          /** Position of the last message; staff devices report it as delivered. */
          position: z.int(),
          unread: z.int(),
        }),
      ),
    )
    .meta({ dependsOn: ['hotel.rooms', 'hotel.stays'] }),
  /** Number of guest messages in open stays that staff have not read. */
  unread: staff.read.output(z.object({ messages: z.int() })).meta({ dependsOn: ['hotel.stays'] }),
  of: staff.read
    .input(z.strictObject({ stayId: Id }))
    .output(z.object({ ...conversationFields, room: Room, name: z.string(), ended: z.boolean() }))
    .errors(refusals('gone'))
    .meta({ dependsOn: ['hotel.rooms', 'hotel.stays'] }),
  /** Stores a reply of the staff; a repeated id returns the stored one. */
  answer: staff.write
    .input(z.strictObject({ id: Id, stayId: Id, text }))
    .output(ChatMessage)
    .errors(refusals('gone', chatRefusals)),
  markByStaff: staff.write
    .input(z.strictObject({ stayId: Id, ...deliveredAndReadPositions }))
    .output(Done)
    .errors(refusals('gone')),

  /** Empty when the caller is not a guest of a stay. */
  mine: visitorOrGuest.read.input(z.strictObject({ venue: VenueId.optional() })).output(z.object(conversationFields)),
  send: guest.write
    .input(z.strictObject({ id: Id, text }))
    .output(ChatMessage)
    .errors(refusals('gone', chatRefusals, { too_many_unread: 409 })),
  mark: guest.write.input(z.strictObject(deliveredAndReadPositions)).output(Done),
}
