import { isNull } from 'drizzle-orm'
import { bagRequests as contract } from '#contract/club/bagRequests.ts'
import { insertOnce, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { bagsOfMember, listOpenRequests, lockBagOfMember } from './bagRequests.queries.ts'
import { bagRequests } from './bagRequests.table.ts'

const on = inTransaction(contract)

export const bagRequestsRoutes = {
  mine: on.mine.handler(({ context: { db, caller } }) => bagsOfMember(db, caller.subject)),

  ask: on.ask.handler(async ({ context: { db, venueId, caller, now }, input: { id, idBag }, errors }) => {
    const { position, lastAction } = orRefuse(await lockBagOfMember(db, caller.subject, idBag), errors)
    if (lastAction === 'Retiro') throw errors.bag_is_out()
    // A unique index allows one open request per bag; a second request is ignored.
    await insertOnce(db, bagRequests, { venueId, id, bagId: idBag, memberId: caller.subject, askedAt: now(), position })
    return { done: true }
  }),

  cancel: on.cancel.handler(async ({ context: { db, now }, input: { id }, errors }) =>
    orRefuse(await updateRow(db, bagRequests, id, { canceledAt: now() }, isNull(bagRequests.canceledAt)), errors),
  ),

  queue: on.queue.handler(({ context: { db } }) => listOpenRequests(db)),
}
