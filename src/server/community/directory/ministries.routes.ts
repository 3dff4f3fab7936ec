import { directoryLimits } from '#contract/community/directory.limits.ts'
import { ministries as contract } from '#contract/community/directory.staff.ts'
import { remove, reorder, updateVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { ministries } from './directory.table.ts'
import { createLast, setHidden } from './listing.queries.ts'
import { allMinistries, findMinistry } from './staff.queries.ts'

const on = behindDoor(contract)

export const ministriesRoutes = {
  all: on.all.handler(({ context: { db } }) => allMinistries(db)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await findMinistry(db, id), errors),
  ),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const entry = { ...input, venueId, createdAt: now() }
    return orRefuse(await createLast(db, ministries, entry, findMinistry, directoryLimits.entries), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateVersion(db, ministries, input, findMinistry), errors),
  ),

  setHidden: on.setHidden.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await setHidden(db, ministries, input), errors),
  ),

  remove: on.remove.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await remove(db, ministries, id), errors),
  ),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorder(db, ministries, 'place', input.ids), errors),
  ),
}
