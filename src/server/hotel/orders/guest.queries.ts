import type { GuestOrder } from '#contract/hotel/orders.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among } from '#server/kernel/db/verbs.ts'
import { productsWhere } from '../menus/menus.queries.ts'
import { products } from '../menus/menus.table.ts'
import { guestOrder } from './guest.rules.ts'

/** Orders with product names in the language of the guest. */
export const inLanguage = async (db: Db, orders: readonly GuestOrder[], language: Language) => {
  const ids = new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))
  const productsById = new Map(
    (await productsWhere(db, among(products.id, ids))).map((product) => [product.id, product]),
  )
  return orders.map((order) => guestOrder(order, productsById, language))
}
