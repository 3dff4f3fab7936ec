import { requestLimits } from '#contract/community/requests.limits.ts'
import { requests as contract } from '#contract/community/requests.ts'
import { insertOnceAndFind, lockRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { members } from '../members/members.table.ts'
import { countUnansweredRequests, findRequest, requestsOfMember } from './requests.queries.ts'
import { requests } from './requests.table.ts'

const on = inTransaction(contract)

export const requestsRoutes = {
  mine: on.mine.handler(({ context: { db, caller } }) => requestsOfMember(db, caller.subject)),

  send: on.send.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    // The lock on the member serialises their requests, so that the count below is exact.
    await lockRow(db, members, caller.subject, 'no key update')
    const existing = await findRequest(db, input.id)
    if (existing) return existing
    if ((await countUnansweredRequests(db, caller.subject)) >= requestLimits.waiting) throw errors.full()
    const request = { ...input, venueId, memberId: caller.subject, createdAt: now() }
    return orRefuse(await insertOnceAndFind(db, requests, request, findRequest), errors)
  }),
}
