import { requestsOfLeaders as contract } from '#contract/community/requests.staff.ts'
import { updateVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { post } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findRecipient } from '../members/reporters.queries.ts'
import { answerLetter } from './requests.letters.ts'
import { requests } from './requests.table.ts'
import { findHeard, listRequests } from './staff.queries.ts'

const on = behindDoor(contract)

export const requestsOfLeadersRoutes = {
  list: on.list.handler(({ context: { db }, input }) => listRequests(db, input)),

  answer: on.answer.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    const answeredBy = caller.name
    const answered = { ...input, answeredAt: now(), answeredBy }
    const request = orRefuse(await updateVersion(db, requests, answered, findHeard), errors)
    const recipient = await findRecipient(db, request.member.id)
    if (recipient) await post(db, venueId, answerLetter(recipient, { ...request, answeredBy }))
    return request
  }),
}
