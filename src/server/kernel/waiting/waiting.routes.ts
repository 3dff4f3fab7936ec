import { waitingLimits } from '#contract/kernel/waiting.limits.ts'
import { waiting as contract } from '#contract/kernel/waiting.ts'
import { inTransaction } from '../door.ts'
import { countWaitingItems, kindsForRole, kindsInUse, listWaitingItems } from './waiting.queries.ts'
import type { WaitingKind } from './waitingKind.ts'

const on = inTransaction(contract)

export const waitingRoutes = (kinds: readonly WaitingKind[]) => ({
  counts: on.counts.handler(async ({ context: { db, venueId, caller } }) =>
    countWaitingItems(db, venueId, kindsForRole(await kindsInUse(db, kinds), caller.role)),
  ),
  list: on.list.handler(async ({ context: { db, venueId, caller } }) =>
    listWaitingItems(db, venueId, kindsForRole(await kindsInUse(db, kinds), caller.role), waitingLimits.listed),
  ),
})
