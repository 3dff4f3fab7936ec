import { requestLimits } from '#contract/community/requests.limits.ts'
import { requests as contract } from '#contract/community/requests.ts'
import { findRow, insertOnceAndFind, lockRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction, outsideTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { notifyStaff } from '#server/kernel/waiting/notifyStaff.ts'
import { storeReply } from '../conversations/conversations.ts'
import { members } from '../members/members.table.ts'
import { countUnansweredRequests, findRequest, requestsOfMember } from './requests.queries.ts'
import { requests } from './requests.table.ts'
import { requestsWaiting } from './requests.waiting.ts'

const on = inTransaction(contract)
const steps = outsideTransaction(contract)

export const requestsRoutes = {
  mine: on.mine.handler(({ context: { db, caller } }) => requestsOfMember(db, caller.subject)),

  send: on.send.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    // The lock on the member serialises their requests, so that the count below is exact.
    await lockRow(db, members, caller.subject, 'no key update')
    const existing = await findRequest(db, input.id)
    if (existing) return existing
    if ((await countUnansweredRequests(db, caller.subject)) >= requestLimits.waiting) throw errors.full()
    const request = { ...input, venueId, memberId: caller.subject, createdAt: now() }
    const stored = orRefuse(await insertOnceAndFind(db, requests, request, findRequest), errors)
    await notifyStaff(db, venueId, requestsWaiting, stored.id)
    return stored
  }),

  reply: steps.reply.handler(async ({ context, input: { about, ...message }, errors, signal }) => {
    const request = await context.reading((db) => findRow(db, requests, about))
    const memberId = context.caller.subject
    // A lider (class leader) reads the requests of other members, and answers them with `answer`.
    if (request?.memberId !== memberId) throw errors.gone()
    return storeReply(context, { kind: 'request', id: about, memberId }, message, errors, signal)
  }),
}
