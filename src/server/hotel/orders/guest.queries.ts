import type { GuestOrder } from '#contract/hotel/orders.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among } from '#server/kernel/db/verbs.ts'
import { productsWhere } from '../menus/menus.queries.ts'
import { products } from '../menus/menus.table.ts'
import { guestOrder } from './guest.rules.ts'

/** Orders as their guests read them. */
export const inLanguage = async (db: Db, found: readonly GuestOrder[], language: Language) => {
  const ids = new Set(found.flatMap(({ lines }) => lines.map(({ productId }) => productId)))
  const known = new Map((await productsWhere(db, among(products.id, ids))).map((product) => [product.id, product]))
  return found.map((order) => guestOrder(order, known, language))
}
