import { directoryLimits } from '#contract/community/directory.limits.ts'
import { restaurants as contract } from '#contract/community/directory.staff.ts'
import { remove, reorder, updateVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { restaurants } from './directory.table.ts'
import { createLast, setHidden } from './listing.queries.ts'
import { allRestaurants, findRestaurant } from './staff.queries.ts'

const on = behindDoor(contract)

export const restaurantsRoutes = {
  all: on.all.handler(({ context: { db } }) => allRestaurants(db)),

  one: on.one.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await findRestaurant(db, id), errors),
  ),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const entry = { ...input, venueId, createdAt: now() }
    return orRefuse(await createLast(db, restaurants, entry, findRestaurant, directoryLimits.entries), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateVersion(db, restaurants, input, findRestaurant), errors),
  ),

  setHidden: on.setHidden.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await setHidden(db, restaurants, input), errors),
  ),

  remove: on.remove.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await remove(db, restaurants, id), errors),
  ),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorder(db, restaurants, 'place', input.ids), errors),
  ),
}
