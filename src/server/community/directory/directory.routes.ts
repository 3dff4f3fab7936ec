import { directoryLimits } from '#contract/community/directory.limits.ts'
import { directory as contract } from '#contract/community/directory.ts'
import { insertOnceAndFind, lockRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { notifyStaff } from '#server/kernel/waiting/notifyStaff.ts'
import { members } from '../members/members.table.ts'
import {
  countProposals,
  findFilledSections,
  findSupplier,
  listVisibleMaps,
  listVisibleMinistries,
  listVisibleRestaurants,
  listVisibleSuppliers,
  proposalsOfMember,
} from './directory.queries.ts'
import { suppliers } from './directory.table.ts'
import { proposalsWaiting } from './suppliers.waiting.ts'

const on = inTransaction(contract)

export const directoryRoutes = {
  suppliers: on.suppliers.handler(({ context: { db } }) => listVisibleSuppliers(db)),
  restaurants: on.restaurants.handler(({ context: { db } }) => listVisibleRestaurants(db)),
  maps: on.maps.handler(({ context: { db } }) => listVisibleMaps(db)),
  ministries: on.ministries.handler(({ context: { db } }) => listVisibleMinistries(db)),
  sections: on.sections.handler(({ context: { db } }) => findFilledSections(db)),

  propose: on.propose.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    // The lock on the member serialises their proposals, so that the count below is exact.
    await lockRow(db, members, caller.subject, 'no key update')
    const existing = (await proposalsOfMember(db, caller.subject)).find(({ id }) => id === input.id)
    if (existing) return existing
    if ((await countProposals(db, caller.subject)) >= directoryLimits.proposals) throw errors.full()
    const supplier = { ...input, venueId, proposedBy: caller.subject, createdAt: now() }
    const stored = orRefuse(await insertOnceAndFind(db, suppliers, supplier, findSupplier), errors)
    await notifyStaff(db, venueId, proposalsWaiting, stored.id)
    return stored
  }),

  proposals: on.proposals.handler(({ context: { db, caller } }) => proposalsOfMember(db, caller.subject)),
}
