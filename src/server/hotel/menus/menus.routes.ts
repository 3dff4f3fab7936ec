import { menusForStaff as contract } from '#contract/hotel/menus.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import { insertOnceAndFind, reorderRows, updateIfUnchanged, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { nextListOrder } from '../listOrder.queries.ts'
import { bulkRoutes } from './bulk.routes.ts'
import { categoriesRoutes } from './categories.routes.ts'
import { copyMenu } from './copying.ts'
import { guestRoutes } from './guest.routes.ts'
import { countMenuParts, findMenu, listCategoriesWithTotals, listMenusWithTotals } from './menus.queries.ts'
import { menuPartTables, menus } from './menus.table.ts'
import { productsRoutes } from './products.routes.ts'
import { translationAndCsvRoutes } from './translationAndCsv.routes.ts'

const on = inTransaction(contract)

const ownRoutes = {
  list: on.list.handler(({ context: { db } }) => listMenusWithTotals(db)),

  one: on.one.handler(async ({ context: { db }, input, errors }) => {
    const menu = orRefuse(await findMenu(db, input.id), errors)
    return { ...menu, categories: await listCategoriesWithTotals(db, menu.id) }
  }),

  counts: on.counts.handler(({ context: { db } }) => countMenuParts(db)),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const { orderMenu = nextListOrder(menus.orderMenu) } = input
    return orRefuse(
      await insertOnceAndFind(db, menus, { ...input, orderMenu, venueId, createdAt: now() }, findMenu),
      errors,
    )
  }),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateIfUnchanged(db, menus, input, findMenu), errors),
  ),

  remove: on.remove.handler(async ({ context, input, errors }) =>
    orRefuse(await removeToBin(context, menus, input.id, ({ name }) => name), errors),
  ),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorderRows(db, menus, 'orderMenu', input.ids), errors),
  ),

  setHidden: on.setHidden.handler(async ({ context: { db }, input: { of, id, hidden }, errors }) =>
    orRefuse(await updateRow(db, menuPartTables[of] as typeof menus, id, { hidden }), errors),
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
  ...translationAndCsvRoutes,
  ...bulkRoutes,
  ...guestRoutes,
}
