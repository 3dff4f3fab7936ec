import { eq, sql } from 'drizzle-orm'
import { contradictionOf } from '#contract/hotel/contentMarks.limits.ts'
import { menusForStaff as contract } from '#contract/hotel/menus.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import {
  insertOnceAndFind,
  lockRow,
  reorderRows,
  updateIfUnchanged,
  updateRow,
} from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { venues } from '#server/kernel/venues/venues.table.ts'
import { nextListOrder } from '../listOrder.queries.ts'
import { copyProduct } from './copying.ts'
import { findCategory, findProduct, isInSameMenu, listOptionsInUse, listStock } from './menus.queries.ts'
import { categories, products } from './menus.table.ts'

const on = inTransaction(contract)

/** Enabling clears every reason to be out of stock; a count of 0 ends the counting. */
const available = { stock: true, outUntil: null, remaining: sql`nullif(${products.remaining}, 0)` }

/** Next midnight in the venue's time zone, by the database's clock. */
const tomorrow = sql`(select (date_trunc('day', now() at time zone ${venues.timeZone}) + interval '1 day')
  at time zone ${venues.timeZone} from ${venues})`

export const productsRoutes = {
  product: on.product.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await findProduct(db, input.id), errors),
  ),

  optionsInUse: on.optionsInUse.handler(({ context: { db } }) => listOptionsInUse(db)),

  stock: on.stock.handler(({ context: { db } }) => listStock(db)),

  createProduct: on.createProduct.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    if (contradictionOf(input)) throw errors.contradictory_marks()
    orRefuse(await findCategory(db, input.categoryId), errors)
    const { orderProduct = nextListOrder(products.orderProduct, eq(products.categoryId, input.categoryId)) } = input
    const row = { ...input, orderProduct, venueId, createdAt: now() }
    return orRefuse(await insertOnceAndFind(db, products, row, findProduct), errors)
  }),

  updateProduct: on.updateProduct.handler(async ({ context: { db }, input, errors }) => {
    if (contradictionOf(input)) throw errors.contradictory_marks()
    // All transactions lock categories before products. The lock prevents a concurrent delete of the category.
    await lockRow(db, categories, input.categoryId, 'key share')
    const isSameMenu = { that: isInSameMenu(input.categoryId), orElse: 'unknown_category' } as const
    return orRefuse(await updateIfUnchanged(db, products, input, findProduct, isSameMenu), errors)
  }),

  duplicateProduct: on.duplicateProduct.handler(async ({ context, input: { id, from, name }, errors }) => {
    const { db, venueId, now } = context
    await copyProduct(db, { venueId, id, name, createdAt: now() }, from)
    return orRefuse(await findProduct(db, id), errors)
  }),

  removeProduct: on.removeProduct.handler(async ({ context, input, errors }) =>
    orRefuse(await removeToBin(context, products, input.id, ({ name }) => name), errors),
  ),

  reorderProducts: on.reorderProducts.handler(async ({ context: { db }, input: { categoryId, ids }, errors }) => {
    await lockRow(db, categories, categoryId)
    return orRefuse(await reorderRows(db, products, 'orderProduct', ids, eq(products.categoryId, categoryId)), errors)
  }),

  setStock: on.setStock.handler(async ({ context: { db }, input: { id, stock }, errors }) =>
    orRefuse(await updateRow(db, products, id, stock ? available : { stock }), errors),
  ),

  setOutToday: on.setOutToday.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateRow(db, products, input.id, { outUntil: tomorrow }), errors),
  ),

  setRemaining: on.setRemaining.handler(async ({ context: { db }, input: { id, remaining }, errors }) =>
    orRefuse(await updateRow(db, products, id, remaining ? { ...available, remaining } : { remaining }), errors),
  ),
}
