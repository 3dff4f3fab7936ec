import type { GuestOrder } from '#contract/hotel/orders.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { listProducts } from '../menus/menus.queries.ts'
import { products } from '../menus/menus.table.ts'
import { toGuestOrder } from './guest.rules.ts'

/** Orders with product names in the language of the guest. */
export const ordersInLanguage = async (db: Db, orders: readonly GuestOrder[], language: Language) => {
  const ids = new Set(
    orders.flatMap(({ lines, correction }) =>
      [...lines, ...(correction?.before ?? [])].map(({ productId }) => productId),
    ),
  )
  const productsById = new Map(
    (await listProducts(db, isAnyOf(products.id, ids))).map((product) => [product.id, product]),
  )
  return orders.map((order) => toGuestOrder(order, productsById, language))
}
