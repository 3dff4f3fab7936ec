import { menusOfStaff as contract } from '#contract/hotel/menus.ts'
import { change, createOnce, remove, reorder, updateVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { lastIn } from '../lists.queries.ts'
import { bulkRoutes } from './bulk.routes.ts'
import { categoriesRoutes } from './categories.routes.ts'
import { copyMenu } from './copying.ts'
import { deskRoutes } from './desk.routes.ts'
import { guestRoutes } from './guest.routes.ts'
import { categoriesInList, countEverything, findMenu, menusInList } from './menus.queries.ts'
import { menus, partsOfMenu } from './menus.table.ts'
import { productsRoutes } from './products.routes.ts'

const on = behindDoor(contract)

const ownRoutes = {
  list: on.list.handler(({ context: { db } }) => menusInList(db)),

  one: on.one.handler(async ({ context: { db }, input, errors }) => {
    const menu = orRefuse(await findMenu(db, input.id), errors)
    return { ...menu, categories: await categoriesInList(db, menu.id) }
  }),

  counts: on.counts.handler(({ context: { db } }) => countEverything(db)),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const { orderMenu = lastIn(menus.orderMenu) } = input
    return orRefuse(await createOnce(db, menus, { ...input, orderMenu, venueId, createdAt: now() }, findMenu), errors)
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateVersion(db, menus, input, findMenu), errors),
  ),

  remove: on.remove.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await remove(db, menus, input.id), errors),
  ),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorder(db, menus, 'orderMenu', input.ids), errors),
  ),

  setHidden: on.setHidden.handler(async ({ context: { db }, input: { of, id, hidden }, errors }) =>
    orRefuse(await change(db, partsOfMenu[of] as typeof menus, id, { hidden }), errors),
  ),

  duplicate: on.duplicate.handler(async ({ context: { db, venueId, now }, input: { id, from, name }, errors }) => {
    await copyMenu(db, { venueId, id, name, createdAt: now() }, from)
    return orRefuse(await findMenu(db, id), errors)
  }),
}

export const menusRoutes = {
  ...ownRoutes,
  ...categoriesRoutes,
  ...productsRoutes,
  ...deskRoutes,
  ...bulkRoutes,
  ...guestRoutes,
}
