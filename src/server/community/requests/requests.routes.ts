import { requests as contract } from '#contract/community/requests.ts'
import { createOnce } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findRequest, requestsOf } from './requests.queries.ts'
import { requests } from './requests.table.ts'

const on = behindDoor(contract)

export const requestsRoutes = {
  mine: on.mine.handler(({ context: { db, caller } }) => requestsOf(db, caller.subject)),

  send: on.send.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    const request = { ...input, venueId, memberId: caller.subject, createdAt: now() }
    return orRefuse(await createOnce(db, requests, request, findRequest), errors)
  }),
}
