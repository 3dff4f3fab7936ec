import type { GuestOrder } from '#contract/hotel/orders.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOfGiven, preparedQuery } from '#server/kernel/db/preparedQuery.ts'
import { products } from '../menus/menus.table.ts'
import { type TranslatedProduct, toGuestOrder } from './guest.rules.ts'

const selectNames = preparedQuery<{ ids: string[] }, TranslatedProduct & { id: string }>(
  'hotel_product_names',
  (db) => {
    const { id, name, nameSpanish, nameEnglish, namePortuguese, nameFrench, options } = products
    return db
      .select({ id, name, nameSpanish, nameEnglish, namePortuguese, nameFrench, options })
      .from(products)
      .where(isAnyOfGiven(products.id, 'ids'))
  },
)

/** Orders with product names in the language of the guest. */
export const ordersInLanguage = async (db: Db, orders: readonly GuestOrder[], language: Language) => {
  const lines = orders.flatMap(({ lines, correction }) => [...lines, ...(correction?.before ?? [])])
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const found = ids.length > 0 ? await selectNames(db, { ids }) : []
  const productsById = new Map(found.map((product) => [product.id, product]))
  return orders.map((order) => toGuestOrder(order, productsById, language))
}
