import { requestsForLeaders as contract } from '#contract/community/requests.staff.ts'
import { updateIfUnchanged } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findMailRecipient } from '../members/contacts.queries.ts'
import { requestAnswerMail } from './requests.mails.ts'
import { requests } from './requests.table.ts'
import { findRequestForLeaders, listRequests } from './staff.queries.ts'

const on = inTransaction(contract)

export const requestsForLeadersRoutes = {
  list: on.list.handler(({ context: { db }, input }) => listRequests(db, input)),

  answer: on.answer.handler(async ({ context: { db, venueId, caller, now, notifyOnly }, input, errors }) => {
    const answeredBy = caller.name
    const answered = { ...input, answeredAt: now(), answeredBy }
    const request = orRefuse(await updateIfUnchanged(db, requests, answered, findRequestForLeaders), errors)
    notifyOnly('member', request.member.id)
    const recipient = await findMailRecipient(db, request.member.id)
    if (recipient) await queueMail(db, venueId, requestAnswerMail(recipient, { ...request, answeredBy }))
    return request
  }),
}
