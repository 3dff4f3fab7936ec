import { bagLimits } from '#contract/club/bags.limits.ts'
import { messageLimits } from '#contract/club/messages.limits.ts'
import { type RestoreRules, restoreRule } from '#server/kernel/bin/restoreFromBin.ts'
import { lockBagAndCountItems } from './bags/bags.queries.ts'
import { bagItems } from './bags/bags.table.ts'
import { isStillPending } from './custody/custody.queries.ts'
import { pendingMoves } from './custody/custody.table.ts'
import { countAndFirstPlace, lockMessageOrder } from './messages/messages.queries.ts'
import { messages } from './messages/messages.table.ts'

/** Conditions under which an entry of the bin can be restored, by the endpoint that removed it. */
export const clubRestoreRules: RestoreRules = {
  'club.bags.removeItem': restoreRule(bagItems, async (db, { bagId }) => {
    const counts = await lockBagAndCountItems(db, bagId)
    return counts && counts.items >= bagLimits.items ? 'full' : 'restore'
  }),
  'club.messages.remove': restoreRule(messages, async (db) => {
    await lockMessageOrder(db)
    return (await countAndFirstPlace(db)).count >= messageLimits.messages ? 'full' : 'restore'
  }),
  'club.custody.removePending': restoreRule(pendingMoves, async (db, pending) =>
    (await isStillPending(db, pending)) ? 'restore' : 'skip',
  ),
}
