import { and, eq, sql } from 'drizzle-orm'
import { menusOfStaff as contract } from '#contract/hotel/menus.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { reorder } from '../reorder.ts'
import { findCategory, findMenu, lockMenu, productsWhere } from './menus.queries.ts'
import { categories, products } from './menus.table.ts'

const on = behindDoor(contract)

export const categoriesRoutes = {
  category: on.category.handler(async ({ context: { db }, input, errors }) => {
    const category = await findCategory(db, input.id)
    const menu = category && (await findMenu(db, category.menuId))
    if (!menu) throw errors.gone()
    return { ...category, menu, products: await productsWhere(db, eq(products.categoryId, category.id)) }
  }),

  createCategory: on.createCategory.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    if (!(await findMenu(db, input.menuId))) throw errors.gone()
    await db
      .insert(categories)
      .values({ ...input, venueId, createdAt: now() })
      .onConflictDoNothing()
    return (await findCategory(db, input.id)) ?? Promise.reject(errors.gone())
  }),

  updateCategory: on.updateCategory.handler(async ({ context: { db }, input: { id, version, ...written }, errors }) => {
    const changed = await db
      .update(categories)
      .set({ ...written, version: sql`${categories.version} + 1` })
      .where(and(eq(categories.id, id), eq(categories.version, version)))
      .returning({ id: categories.id })
    const category = await findCategory(db, id)
    if (!category) throw errors.gone()
    if (changed.length === 0) throw errors.stale()
    return category
  }),

  removeCategory: on.removeCategory.handler(async ({ context: { db }, input, errors }) => {
    const removed = await db.delete(categories).where(eq(categories.id, input.id)).returning({ id: categories.id })
    if (removed.length === 0) throw errors.gone()
    return { done: true as const }
  }),

  reorderCategories: on.reorderCategories.handler(async ({ context: { db }, input: { menuId, ids }, errors }) => {
    await lockMenu(db, menuId)
    if (!(await reorder(db, categories, 'orderCategory', ids, eq(categories.menuId, menuId)))) throw errors.stale()
    return { done: true as const }
  }),
}
