import { not } from 'drizzle-orm'
import { directoryLimits } from '#contract/community/directory.limits.ts'
import { suppliers as contract } from '#contract/community/directory.staff.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import { nextVersion, reorderRows, updateIfUnchanged, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { suppliers } from './directory.table.ts'
import { createAtEnd, nextPlace, setHidden } from './listEntries.queries.ts'
import { findSupplierForStaff, isProposal, listAllSuppliers } from './staff.queries.ts'

const on = inTransaction(contract)

export const suppliersRoutes = {
  all: on.all.handler(({ context: { db } }) => listAllSuppliers(db)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await findSupplierForStaff(db, id), errors),
  ),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const entry = { ...input, venueId, approvedAt: now(), createdAt: now() }
    return orRefuse(await createAtEnd(db, suppliers, entry, findSupplierForStaff, directoryLimits.entries), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateIfUnchanged(db, suppliers, input, findSupplierForStaff), errors),
  ),

  setHidden: on.setHidden.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await setHidden(db, suppliers, input), errors),
  ),

  remove: on.remove.handler(async ({ context, input: { id }, errors }) =>
    orRefuse(await removeToBin(context, suppliers, id, ({ name }) => name), errors),
  ),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorderRows(db, suppliers, 'place', input.ids, not(isProposal)), errors),
  ),

  approve: on.approve.handler(async ({ context: { db, now }, input: { id }, errors }) => {
    const approval = { approvedAt: now(), place: nextPlace(suppliers), version: nextVersion(suppliers) }
    const changed = await updateRow(db, suppliers, id, approval, isProposal)
    // Another admin may have approved the proposal meanwhile; only an unknown id is refused.
    if (changed === 'gone') orRefuse(await findSupplierForStaff(db, id), errors)
    return { done: true }
  }),
}
