import { chat as contract } from '#contract/hotel/chat.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { notifyStaff } from '#server/kernel/waiting/notifyStaff.ts'
import { findStay, lockOpenStay } from '../stays/stays.queries.ts'
import {
  addMessage,
  checkUnreadLimit,
  countUnread,
  listConversations,
  loadConversation,
  markMessages,
} from './chat.queries.ts'
import { chatWaiting } from './chat.waiting.ts'

const on = inTransaction(contract)

export const chatRoutes = {
  list: on.list.handler(({ context: { db }, input }) => listConversations(db, input.ended)),

  unread: on.unread.handler(({ context: { db } }) => countUnread(db)),

  of: on.of.handler(async ({ context: { db }, input: { stayId }, errors }) => {
    const { room, name, closedAt } = orRefuse(await findStay(db, stayId), errors)
    return { ...(await loadConversation(db, stayId, 'staff')), room, name, ended: closedAt !== null }
  }),

  answer: on.answer.handler(async ({ context: { db, venueId, caller, now, notifyOnly }, input, errors }) => {
    notifyOnly('guest', input.stayId)
    orRefuse(await lockOpenStay(db, input.stayId), errors)
    const message = await addMessage(db, { ...input, venueId, from: 'staff', by: caller.name, at: now() })
    return orRefuse(message, errors)
  }),

  markByStaff: on.markByStaff.handler(
    async ({ context: { db, notifyOnly }, input: { stayId, ...positions }, errors }) => {
      notifyOnly('guest', stayId)
      return orRefuse(await markMessages(db, stayId, 'staff', positions), errors)
    },
  ),

  mine: on.mine.handler(async ({ context: { db, caller } }) =>
    caller.kind === 'guest' ? loadConversation(db, caller.subject, 'guest') : { messages: [], unread: 0 },
  ),

  send: on.send.handler(async ({ context: { db, venueId, caller, now, notifyOnly }, input, errors }) => {
    const stayId = caller.subject
    notifyOnly('guest', stayId)
    orRefuse(await lockOpenStay(db, stayId), errors)
    const message = { ...input, venueId, stayId, from: 'guest', by: '', at: now() } as const
    const isFirstUnread = (await chatWaiting.find(db, venueId, [stayId])).length === 0
    const sent = orRefuse(await addMessage(db, message, checkUnreadLimit), errors)
    if (isFirstUnread) await notifyStaff(db, venueId, chatWaiting, stayId)
    return sent
  }),

  mark: on.mark.handler(async ({ context: { db, caller, notifyOnly }, input }) => {
    notifyOnly('guest', caller.subject)
    await markMessages(db, caller.subject, 'guest', input)
    return { done: true }
  }),
}
