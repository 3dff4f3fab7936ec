import { isNull } from 'drizzle-orm'
import { bagRequests as contract } from '#contract/club/bagRequests.ts'
import { change, storeOnce } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { bagsOfMember, lockOwnBag, queueOfRequests } from './bagRequests.queries.ts'
import { bagRequests } from './bagRequests.table.ts'

const on = behindDoor(contract)

export const bagRequestsRoutes = {
  mine: on.mine.handler(({ context: { db, caller } }) => bagsOfMember(db, caller.subject)),

  ask: on.ask.handler(async ({ context: { db, venueId, caller, now }, input: { id, idBag }, errors }) => {
    const { position, lastAction } = orRefuse(await lockOwnBag(db, caller.subject, idBag), errors)
    if (lastAction === 'Retiro') throw errors.bag_is_out()
    // A unique index allows one open request per bag; a second request is ignored.
    await storeOnce(db, bagRequests, { venueId, id, bagId: idBag, memberId: caller.subject, askedAt: now(), position })
    return { done: true }
  }),

  cancel: on.cancel.handler(async ({ context: { db, now }, input: { id }, errors }) =>
    orRefuse(await change(db, bagRequests, id, { canceledAt: now() }, isNull(bagRequests.canceledAt)), errors),
  ),

  queue: on.queue.handler(({ context: { db } }) => queueOfRequests(db)),
}
