import { eq } from 'drizzle-orm'
import { menusForStaff as contract } from '#contract/hotel/menus.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import { insertOnceAndFind, lockRow, reorderRows, updateIfUnchanged } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { nextListOrder } from '../listOrder.queries.ts'
import { copyCategory } from './copying.ts'
import { findCategory, findMenu, listProducts } from './menus.queries.ts'
import { categories, menus, products } from './menus.table.ts'

const on = inTransaction(contract)

export const categoriesRoutes = {
  category: on.category.handler(async ({ context: { db }, input, errors }) => {
    const category = orRefuse(await findCategory(db, input.id), errors)
    const menu = orRefuse(await findMenu(db, category.menuId), errors)
    return { ...category, menu, products: await listProducts(db, eq(products.categoryId, category.id)) }
  }),

  createCategory: on.createCategory.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    orRefuse(await findMenu(db, input.menuId), errors)
    const { orderCategory = nextListOrder(categories.orderCategory, eq(categories.menuId, input.menuId)) } = input
    const row = { ...input, orderCategory, venueId, createdAt: now() }
    return orRefuse(await insertOnceAndFind(db, categories, row, findCategory), errors)
  }),

  updateCategory: on.updateCategory.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateIfUnchanged(db, categories, input, findCategory), errors),
  ),

  duplicateCategory: on.duplicateCategory.handler(async ({ context, input: { id, from, name }, errors }) => {
    const { db, venueId, now } = context
    await copyCategory(db, { venueId, id, name, createdAt: now() }, from)
    return orRefuse(await findCategory(db, id), errors)
  }),

  removeCategory: on.removeCategory.handler(async ({ context, input, errors }) =>
    orRefuse(await removeToBin(context, categories, input.id, ({ name }) => name), errors),
  ),

  reorderCategories: on.reorderCategories.handler(async ({ context: { db }, input: { menuId, ids }, errors }) => {
    await lockRow(db, menus, menuId)
    return orRefuse(await reorderRows(db, categories, 'orderCategory', ids, eq(categories.menuId, menuId)), errors)
  }),
}
