import { waitingLimits } from '#contract/kernel/waiting.limits.ts'
import { waiting as contract } from '#contract/kernel/waiting.ts'
import { inTransaction } from '../door.ts'
import { countWaiting, kindsForRole, kindsInUse, listWaiting } from './waiting.queries.ts'
import type { WaitingKind } from './waitingKind.ts'

const on = inTransaction(contract)

export const waitingRoutes = (kinds: readonly WaitingKind[]) => ({
  counts: on.counts.handler(async ({ context: { db, venueId, caller } }) =>
    countWaiting(db, venueId, kindsForRole(await kindsInUse(db, kinds), caller.role)),
  ),
  list: on.list.handler(async ({ context: { db, venueId, caller } }) =>
    listWaiting(db, venueId, kindsForRole(await kindsInUse(db, kinds), caller.role), waitingLimits.listed),
  ),
})
