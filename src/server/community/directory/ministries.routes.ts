import { directoryLimits } from '#contract/community/directory.limits.ts'
import { ministries as contract } from '#contract/community/directory.staff.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import { reorderRows, updateIfUnchanged } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { ministries } from './directory.table.ts'
import { createAtEnd, setHidden } from './listEntries.queries.ts'
import { findMinistry, listAllMinistries } from './staff.queries.ts'

const on = inTransaction(contract)

export const ministriesRoutes = {
  all: on.all.handler(({ context: { db } }) => listAllMinistries(db)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await findMinistry(db, id), errors),
  ),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const entry = { ...input, venueId, createdAt: now() }
    return orRefuse(await createAtEnd(db, ministries, entry, findMinistry, directoryLimits.entries), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateIfUnchanged(db, ministries, input, findMinistry), errors),
  ),

  setHidden: on.setHidden.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await setHidden(db, ministries, input), errors),
  ),

  remove: on.remove.handler(async ({ context, input: { id }, errors }) =>
    orRefuse(await removeToBin(context, ministries, id, ({ title }) => title), errors),
  ),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorderRows(db, ministries, 'place', input.ids), errors),
  ),
}
