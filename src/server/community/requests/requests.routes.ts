import { requestLimits } from '#contract/community/requests.limits.ts'
import { requests as contract } from '#contract/community/requests.ts'
import { createOnce, lockRow } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { members } from '../members/members.table.ts'
import { countWaiting, findRequest, requestsOf } from './requests.queries.ts'
import { requests } from './requests.table.ts'

const on = behindDoor(contract)

export const requestsRoutes = {
  mine: on.mine.handler(({ context: { db, caller } }) => requestsOf(db, caller.subject)),

  send: on.send.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    // The lock on the member serialises their requests, so that the count below is exact.
    await lockRow(db, members, caller.subject, 'no key update')
    const existing = await findRequest(db, input.id)
    if (existing) return existing
    if ((await countWaiting(db, caller.subject)) >= requestLimits.waiting) throw errors.full()
    const request = { ...input, venueId, memberId: caller.subject, createdAt: now() }
    return orRefuse(await createOnce(db, requests, request, findRequest), errors)
  }),
}
