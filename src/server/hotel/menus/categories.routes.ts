import { eq } from 'drizzle-orm'
import { menusOfStaff as contract } from '#contract/hotel/menus.ts'
import { createOnce, lockRow, remove, reorder, updateVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { lastIn } from '../lists.queries.ts'
import { copyCategory } from './copying.ts'
import { findCategory, findMenu, productsWhere } from './menus.queries.ts'
import { categories, menus, products } from './menus.table.ts'

const on = behindDoor(contract)

export const categoriesRoutes = {
  category: on.category.handler(async ({ context: { db }, input, errors }) => {
    const category = orRefuse(await findCategory(db, input.id), errors)
    const menu = orRefuse(await findMenu(db, category.menuId), errors)
    return { ...category, menu, products: await productsWhere(db, eq(products.categoryId, category.id)) }
  }),

  createCategory: on.createCategory.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    orRefuse(await findMenu(db, input.menuId), errors)
    const { orderCategory = lastIn(categories.orderCategory, eq(categories.menuId, input.menuId)) } = input
    const row = { ...input, orderCategory, venueId, createdAt: now() }
    return orRefuse(await createOnce(db, categories, row, findCategory), errors)
  }),

  updateCategory: on.updateCategory.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateVersion(db, categories, input, findCategory), errors),
  ),

  duplicateCategory: on.duplicateCategory.handler(async ({ context, input: { id, from, name }, errors }) => {
    const { db, venueId, now } = context
    await copyCategory(db, { venueId, id, name, createdAt: now() }, from)
    return orRefuse(await findCategory(db, id), errors)
  }),

  removeCategory: on.removeCategory.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await remove(db, categories, input.id), errors),
  ),

  reorderCategories: on.reorderCategories.handler(async ({ context: { db }, input: { menuId, ids }, errors }) => {
    await lockRow(db, menus, menuId)
    return orRefuse(await reorder(db, categories, 'orderCategory', ids, eq(categories.menuId, menuId)), errors)
  }),
}
