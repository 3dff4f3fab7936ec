import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PriceChange } from '#contract/hotel/menus.bulk.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { nextVersion } from '#server/kernel/db/verbs.ts'
import { categories, products } from './menus.table.ts'

/** Only products of that menu which still have the price that was seen; answers how many those are. */
export const writePrices = async (db: Db, menuId: string, prices: readonly PriceChange[]): Promise<number> => {
  const said = sql`unnest(${sql.param(prices.map(({ id }) => id))}::uuid[], ${sql.param(prices.map(({ was }) => was))}::bigint[],
    ${sql.param(prices.map(({ price }) => price))}::bigint[]) as said (id, was, price)`
  const inMenu = db.select({ id: categories.id }).from(categories).where(eq(categories.menuId, menuId))
  const written = await db
    .update(products)
    .set({ price: sql`said.price`, version: nextVersion(products) })
    .from(said)
    .where(and(sql`${products.id} = said.id and ${products.price} = said.was`, inArray(products.categoryId, inMenu)))
    .returning({ id: products.id })
  return written.length
}
