import { directoryLimits } from '#contract/community/directory.limits.ts'
import { maps as contract } from '#contract/community/directory.staff.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import { reorderRows, updateIfUnchanged } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { maps } from './directory.table.ts'
import { createAtEnd, setHidden } from './listEntries.queries.ts'
import { findMap, listAllMaps } from './staff.queries.ts'

const on = inTransaction(contract)

export const mapsRoutes = {
  all: on.all.handler(({ context: { db } }) => listAllMaps(db)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) => orRefuse(await findMap(db, id), errors)),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const entry = { ...input, venueId, createdAt: now() }
    return orRefuse(await createAtEnd(db, maps, entry, findMap, directoryLimits.entries), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateIfUnchanged(db, maps, input, findMap), errors),
  ),

  setHidden: on.setHidden.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await setHidden(db, maps, input), errors),
  ),

  remove: on.remove.handler(async ({ context, input: { id }, errors }) =>
    orRefuse(await removeToBin(context, maps, id, ({ title }) => title), errors),
  ),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorderRows(db, maps, 'place', input.ids), errors),
  ),
}
