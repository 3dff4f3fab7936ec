import { not } from 'drizzle-orm'
import { directoryLimits } from '#contract/community/directory.limits.ts'
import { suppliers as contract } from '#contract/community/directory.staff.ts'
import { change, nextVersion, remove, reorder, updateVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { suppliers } from './directory.table.ts'
import { createLast, lastPlace, setHidden } from './listing.queries.ts'
import { allSuppliers, findSupplierListed, isProposal } from './staff.queries.ts'

const on = behindDoor(contract)

export const suppliersRoutes = {
  all: on.all.handler(({ context: { db } }) => allSuppliers(db)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await findSupplierListed(db, id), errors),
  ),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const entry = { ...input, venueId, approvedAt: now(), createdAt: now() }
    return orRefuse(await createLast(db, suppliers, entry, findSupplierListed, directoryLimits.entries), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateVersion(db, suppliers, input, findSupplierListed), errors),
  ),

  setHidden: on.setHidden.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await setHidden(db, suppliers, input), errors),
  ),

  remove: on.remove.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await remove(db, suppliers, id), errors),
  ),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorder(db, suppliers, 'place', input.ids, not(isProposal)), errors),
  ),

  approve: on.approve.handler(async ({ context: { db, now }, input: { id }, errors }) => {
    const approval = { approvedAt: now(), place: lastPlace(suppliers), version: nextVersion(suppliers) }
    const changed = await change(db, suppliers, id, approval, isProposal)
    // Another admin may have approved the proposal meanwhile; only an unknown id is refused.
    if (changed === 'gone') orRefuse(await findSupplierListed(db, id), errors)
    return { done: true }
  }),
}
