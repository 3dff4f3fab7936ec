import { eq, sql } from 'drizzle-orm'
import { menusOfStaff as contract } from '#contract/hotel/menus.ts'
import { change, createOnce, lockRow, remove, reorder, updateVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { venues } from '#server/kernel/venues/venues.table.ts'
import { lastIn } from '../lists.queries.ts'
import { copyProduct } from './copying.ts'
import { findCategory, findProduct, optionsInUse, staysInMenu, stockOfAll } from './menus.queries.ts'
import { categories, products } from './menus.table.ts'

const on = behindDoor(contract)

/** Enabling clears every reason to be out of stock; a count of 0 ends the counting. */
const available = { stock: true, outUntil: null, remaining: sql`nullif(${products.remaining}, 0)` }

/** Next midnight in the venue's time zone, by the database's clock. */
const tomorrow = sql`(select (date_trunc('day', now() at time zone ${venues.timeZone}) + interval '1 day')
  at time zone ${venues.timeZone} from ${venues})`

export const productsRoutes = {
  product: on.product.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await findProduct(db, input.id), errors),
  ),

  optionsInUse: on.optionsInUse.handler(({ context: { db } }) => optionsInUse(db)),

  stock: on.stock.handler(({ context: { db } }) => stockOfAll(db)),

  createProduct: on.createProduct.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    orRefuse(await findCategory(db, input.categoryId), errors)
    const { orderProduct = lastIn(products.orderProduct, eq(products.categoryId, input.categoryId)) } = input
    const row = { ...input, orderProduct, venueId, createdAt: now() }
    return orRefuse(await createOnce(db, products, row, findProduct), errors)
  }),

  updateProduct: on.updateProduct.handler(async ({ context: { db }, input, errors }) => {
    // All transactions lock categories before products. The lock prevents a concurrent delete of the category.
    await lockRow(db, categories, input.categoryId, 'key share')
    const isSameMenu = { that: staysInMenu(input.categoryId), orElse: 'unknown_category' } as const
    return orRefuse(await updateVersion(db, products, input, findProduct, isSameMenu), errors)
  }),

  duplicateProduct: on.duplicateProduct.handler(async ({ context, input: { id, from, name }, errors }) => {
    const { db, venueId, now } = context
    await copyProduct(db, { venueId, id, name, createdAt: now() }, from)
    return orRefuse(await findProduct(db, id), errors)
  }),

  removeProduct: on.removeProduct.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await remove(db, products, input.id), errors),
  ),

  reorderProducts: on.reorderProducts.handler(async ({ context: { db }, input: { categoryId, ids }, errors }) => {
    await lockRow(db, categories, categoryId)
    return orRefuse(await reorder(db, products, 'orderProduct', ids, eq(products.categoryId, categoryId)), errors)
  }),

  setStock: on.setStock.handler(async ({ context: { db }, input: { id, stock }, errors }) =>
    orRefuse(await change(db, products, id, stock ? available : { stock }), errors),
  ),

  setOutToday: on.setOutToday.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await change(db, products, input.id, { outUntil: tomorrow }), errors),
  ),

  setRemaining: on.setRemaining.handler(async ({ context: { db }, input: { id, remaining }, errors }) =>
    orRefuse(await change(db, products, id, remaining ? { ...available, remaining } : { remaining }), errors),
  ),
}
