import { to } from '#contract/community/pages.ts'
import { requestsForLeaders as contract } from '#contract/community/requests.staff.ts'
import { findRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { storeMessage } from '../conversations/conversations.queries.ts'
import { findMailRecipient } from '../members/contacts.queries.ts'
import { queuePush } from '../push/push.queries.ts'
import { requestAnswerMail } from './requests.mails.ts'
import { requests } from './requests.table.ts'
import { listRequests } from './staff.queries.ts'

const on = inTransaction(contract)

export const requestsForLeadersRoutes = {
  list: on.list.handler(({ context: { db }, input }) => listRequests(db, input)),

  answer: on.answer.handler(async ({ context, input: { about, ...written }, errors }) => {
    const { db, kernel, venueId, caller, now } = context
    const { memberId, words, kind } = orRefuse(await findRow(db, requests, about), errors)
    context.notifyOnly('member', memberId)
    const [by, answer] = [caller.name, written.text]
    const message = { ...written, venueId, from: 'staff', by, at: now() } as const
    const stored = orRefuse(await storeMessage(db, { kind: 'request', id: about, memberId }, message), errors)
    const recipient = await findMailRecipient(db, memberId)
    const address = to('request', { idRequest: kind })
    const link = kernel.configuration.origin + address
    if (recipient) await queueMail(db, venueId, requestAnswerMail(recipient, { words, answer, answeredBy: by }, link))
    const text = { title: `${by} respondió tu pedido`, body: answer.slice(0, 160) }
    await queuePush(db, venueId, { memberId, kind: 'claim', ...text, address })
    return stored
  }),

  note: on.note.handler(async ({ context: { db, venueId, caller, now }, input: { about, ...written }, errors }) => {
    const { memberId } = orRefuse(await findRow(db, requests, about), errors)
    const message = { ...written, venueId, from: 'staff', by: caller.name, at: now(), internal: true } as const
    return orRefuse(await storeMessage(db, { kind: 'request', id: about, memberId }, message), errors)
  }),

  assign: on.assign.handler(async ({ context: { db }, input: { id, assignee }, errors }) =>
    orRefuse(await updateRow(db, requests, id, { assigneeId: assignee }), errors),
  ),
}
