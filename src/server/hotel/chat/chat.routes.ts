import { chat as contract } from '#contract/hotel/chat.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findStay, holdOpen } from '../stays/stays.queries.ts'
import { conversationOf, countUnread, listConversations, markUpTo, say, tooManyUnread } from './chat.queries.ts'

const on = behindDoor(contract)

export const chatRoutes = {
  list: on.list.handler(({ context: { db }, input }) => listConversations(db, input.ended)),

  unread: on.unread.handler(({ context: { db } }) => countUnread(db)),

  of: on.of.handler(async ({ context: { db }, input: { stayId }, errors }) => {
    const { room, name, closedAt } = orRefuse(await findStay(db, stayId), errors)
    return { ...(await conversationOf(db, stayId, 'staff')), room, name, ended: closedAt !== null }
  }),

  answer: on.answer.handler(async ({ context: { db, venueId, caller, now, concerns }, input, errors }) => {
    concerns('guest', input.stayId)
    orRefuse(await holdOpen(db, input.stayId), errors)
    const message = await say(db, { ...input, venueId, from: 'staff', by: caller.name, at: now() })
    return orRefuse(message, errors)
  }),

  markByStaff: on.markByStaff.handler(
    async ({ context: { db, concerns }, input: { stayId, ...positions }, errors }) => {
      concerns('guest', stayId)
      return orRefuse(await markUpTo(db, stayId, 'staff', positions), errors)
    },
  ),

  mine: on.mine.handler(async ({ context: { db, caller } }) =>
    caller.kind === 'guest' ? conversationOf(db, caller.subject, 'guest') : { messages: [], unread: 0 },
  ),

  send: on.send.handler(async ({ context: { db, venueId, caller, now, concerns }, input, errors }) => {
    const stayId = caller.subject
    concerns('guest', stayId)
    orRefuse(await holdOpen(db, stayId), errors)
    const message = { ...input, venueId, stayId, from: 'guest', by: '', at: now() } as const
    return orRefuse(await say(db, message, tooManyUnread), errors)
  }),

  mark: on.mark.handler(async ({ context: { db, caller, concerns }, input }) => {
    concerns('guest', caller.subject)
    await markUpTo(db, caller.subject, 'guest', input)
    return { done: true }
  }),
}
