import { directoryLimits } from '#contract/community/directory.limits.ts'
import { maps as contract } from '#contract/community/directory.staff.ts'
import { remove, reorder, updateVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { maps } from './directory.table.ts'
import { createLast, setHidden } from './listing.queries.ts'
import { allMaps, findMap } from './staff.queries.ts'

const on = behindDoor(contract)

export const mapsRoutes = {
  all: on.all.handler(({ context: { db } }) => allMaps(db)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) => orRefuse(await findMap(db, id), errors)),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const entry = { ...input, venueId, createdAt: now() }
    return orRefuse(await createLast(db, maps, entry, findMap, directoryLimits.entries), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateVersion(db, maps, input, findMap), errors),
  ),

  setHidden: on.setHidden.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await setHidden(db, maps, input), errors),
  ),

  remove: on.remove.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await remove(db, maps, id), errors),
  ),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorder(db, maps, 'place', input.ids), errors),
  ),
}
