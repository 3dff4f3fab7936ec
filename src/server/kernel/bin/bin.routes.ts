import { eq } from 'drizzle-orm'
import { featureOf } from '#contract/api.ts'
import type { Feature } from '#contract/contract.ts'
import { bin as contract } from '#contract/kernel/bin.ts'
import type { Role } from '#contract/kernel/roles.ts'
import type { BinnedRemoval } from '#contract/removals.ts'
import { inTransaction } from '../door.ts'
import { orRefuse } from '../outcomes.ts'
import { listBinEntries } from './bin.queries.ts'
import { bin } from './bin.table.ts'
import { lockBinEntry, type RestoreRules, restoreBinEntry } from './restoreFromBin.ts'

const on = inTransaction(contract)

/** Handlers of the bin. `mayRemove` says whether a role may call the endpoint of a removal. */
export const binRoutes = (rules: RestoreRules, mayRemove: (role: Role, endpoint: string) => boolean) => ({
  list: on.list.handler(async ({ context: { db, caller, now }, input }) => {
    const { entries, next } = await listBinEntries(db, input, now())
    return { entries: entries.map((entry) => ({ ...entry, mayRestore: mayRemove(caller.role, entry.kind) })), next }
  }),

  restore: on.restore.handler(async ({ context: { db, caller, now, alsoChanges }, input, errors }) => {
    const entry = orRefuse(await lockBinEntry(db, input.id), errors)
    if (!mayRemove(caller.role, entry.kind)) throw errors.admin_only()
    if (entry.restoredAt) return { done: true }
    const done = orRefuse(await restoreBinEntry(db, entry, rules[entry.kind as BinnedRemoval], now()), errors)
    alsoChanges(featureOf(entry.kind) as Feature)
    return done
  }),

  purge: on.purge.handler(async ({ context: { db }, input, errors }) => {
    const [purged] = await db.delete(bin).where(eq(bin.id, input.id)).returning({ id: bin.id })
    if (!purged) throw errors.gone()
    return { done: true }
  }),
})
