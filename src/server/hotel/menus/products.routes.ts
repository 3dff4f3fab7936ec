import { and, eq, sql } from 'drizzle-orm'
import { menusOfStaff as contract } from '#contract/hotel/menus.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { reorder } from '../reorder.ts'
import { findCategory, findProduct, holdCategory, lockCategory, staysInMenu } from './menus.queries.ts'
import { products } from './menus.table.ts'

const on = behindDoor(contract)

export const productsRoutes = {
  product: on.product.handler(async ({ context: { db }, input, errors }) => {
    const product = await findProduct(db, input.id)
    if (!product) throw errors.gone()
    return product
  }),

  createProduct: on.createProduct.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    if (!(await findCategory(db, input.categoryId))) throw errors.gone()
    await db
      .insert(products)
      .values({ ...input, venueId, createdAt: now() })
      .onConflictDoNothing()
    return (await findProduct(db, input.id)) ?? Promise.reject(errors.gone())
  }),

  updateProduct: on.updateProduct.handler(async ({ context: { db }, input: { id, version, ...written }, errors }) => {
    // From above, as everybody locks: the category it goes to, then the product.
    await holdCategory(db, written.categoryId)
    const changed = await db
      .update(products)
      .set({ ...written, version: sql`${products.version} + 1` })
      .where(and(eq(products.id, id), eq(products.version, version), staysInMenu(written.categoryId)))
      .returning({ id: products.id })
    const product = await findProduct(db, id)
    if (!product) throw errors.gone()
    if (changed.length === 0) throw product.version === version ? errors.unknown_category() : errors.stale()
    return product
  }),

  removeProduct: on.removeProduct.handler(async ({ context: { db }, input, errors }) => {
    const removed = await db.delete(products).where(eq(products.id, input.id)).returning({ id: products.id })
    if (removed.length === 0) throw errors.gone()
    return { done: true as const }
  }),

  reorderProducts: on.reorderProducts.handler(async ({ context: { db }, input: { categoryId, ids }, errors }) => {
    await lockCategory(db, categoryId)
    if (!(await reorder(db, products, 'orderProduct', ids, eq(products.categoryId, categoryId)))) throw errors.stale()
    return { done: true as const }
  }),

  setStock: on.setStock.handler(async ({ context: { db }, input: { id, stock }, errors }) => {
    const changed = await db.update(products).set({ stock }).where(eq(products.id, id)).returning({ id: products.id })
    if (changed.length === 0) throw errors.gone()
    return { done: true as const }
  }),
}
