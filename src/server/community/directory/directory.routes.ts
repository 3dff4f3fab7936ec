import { directoryLimits } from '#contract/community/directory.limits.ts'
import { directory as contract } from '#contract/community/directory.ts'
import { createOnce, lockRow } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { members } from '../members/members.table.ts'
import {
  countProposals,
  findSupplier,
  mapsOnShow,
  ministriesOnShow,
  proposalsOf,
  restaurantsOnShow,
  suppliersOnShow,
} from './directory.queries.ts'
import { suppliers } from './directory.table.ts'

const on = behindDoor(contract)

export const directoryRoutes = {
  suppliers: on.suppliers.handler(({ context: { db } }) => suppliersOnShow(db)),
  restaurants: on.restaurants.handler(({ context: { db } }) => restaurantsOnShow(db)),
  maps: on.maps.handler(({ context: { db } }) => mapsOnShow(db)),
  ministries: on.ministries.handler(({ context: { db } }) => ministriesOnShow(db)),

  propose: on.propose.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    // The lock on the member serialises their proposals, so that the count below is exact.
    await lockRow(db, members, caller.subject, 'no key update')
    const existing = (await proposalsOf(db, caller.subject)).find(({ id }) => id === input.id)
    if (existing) return existing
    if ((await countProposals(db, caller.subject)) >= directoryLimits.proposals) throw errors.full()
    const supplier = { ...input, venueId, proposedBy: caller.subject, createdAt: now() }
    return orRefuse(await createOnce(db, suppliers, supplier, findSupplier), errors)
  }),

  proposals: on.proposals.handler(({ context: { db, caller } }) => proposalsOf(db, caller.subject)),
}
