import { isNull } from 'drizzle-orm'
import { bagRequests as contract } from '#contract/club/bagRequests.ts'
import { recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import { insertOnce, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction, type TransactionContext } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { notifyStaff } from '#server/kernel/waiting/notifyStaff.ts'
import { bagsOfMember, listOpenRequests, lockBagOfMember } from './bagRequests.queries.ts'
import { bagRequests } from './bagRequests.table.ts'
import { bagRequestsWaiting } from './bagRequests.waiting.ts'

const on = inTransaction(contract)

interface NewBagRequest {
  id: string
  idBag: string
  memberId: string
  createdBy: string | null
}

/** Stores a request for a bag of the member. Returns the bag's owner, or the code of a refusal. */
const requestBag = async (
  { db, venueId, now }: Pick<TransactionContext, 'db' | 'venueId' | 'now'>,
  { id, idBag, memberId, createdBy }: NewBagRequest,
) => {
  const found = await lockBagOfMember(db, memberId, idBag)
  if (!found) return 'gone'
  const { position, lastAction } = found.bag
  if (lastAction === 'Retiro') return 'bag_is_out'
  // A unique index allows one open request per bag; a second request is ignored and succeeds.
  const request = { venueId, id, bagId: idBag, memberId, createdBy, askedAt: now(), position }
  if (await insertOnce(db, bagRequests, request)) await notifyStaff(db, venueId, bagRequestsWaiting, id)
  return found.owner
}

export const bagRequestsRoutes = {
  mine: on.mine.handler(({ context: { db, caller } }) => bagsOfMember(db, caller.subject)),

  ask: on.ask.handler(async ({ context, input, errors }) => {
    orRefuse(await requestBag(context, { ...input, memberId: context.caller.subject, createdBy: null }), errors)
    return { done: true }
  }),

  ofMember: on.ofMember.handler(({ context: { db }, input: { member } }) => bagsOfMember(db, member)),

  askFor: on.askFor.handler(async ({ context, input: { member, ...input }, errors }) => {
    const request = { ...input, memberId: member, createdBy: context.caller.name }
    const { firstName, lastName } = orRefuse(await requestBag(context, request), errors)
    context.notifyOnly('member', member)
    recordUpdate(context.db, null, { id: member, onBehalfOf: `${firstName} ${lastName}` })
    return { done: true }
  }),

  cancel: on.cancel.handler(async ({ context: { db, now }, input: { id }, errors }) =>
    orRefuse(await updateRow(db, bagRequests, id, { canceledAt: now() }, isNull(bagRequests.canceledAt)), errors),
  ),

  queue: on.queue.handler(({ context: { db } }) => listOpenRequests(db)),
}
