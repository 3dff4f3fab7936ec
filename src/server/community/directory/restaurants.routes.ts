import { directoryLimits } from '#contract/community/directory.limits.ts'
import { restaurants as contract } from '#contract/community/directory.staff.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import { reorderRows, updateIfUnchanged } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { restaurants } from './directory.table.ts'
import { createAtEnd, setHidden } from './listEntries.queries.ts'
import { findRestaurant, listAllRestaurants } from './staff.queries.ts'

const on = inTransaction(contract)

export const restaurantsRoutes = {
  all: on.all.handler(({ context: { db } }) => listAllRestaurants(db)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await findRestaurant(db, id), errors),
  ),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const entry = { ...input, venueId, createdAt: now() }
    return orRefuse(await createAtEnd(db, restaurants, entry, findRestaurant, directoryLimits.entries), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateIfUnchanged(db, restaurants, input, findRestaurant), errors),
  ),

  setHidden: on.setHidden.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await setHidden(db, restaurants, input), errors),
  ),

  remove: on.remove.handler(async ({ context, input: { id }, errors }) =>
    orRefuse(await removeToBin(context, restaurants, id, ({ name }) => name), errors),
  ),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorderRows(db, restaurants, 'place', input.ids), errors),
  ),
}
