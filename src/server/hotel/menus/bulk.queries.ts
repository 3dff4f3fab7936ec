import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PhotoChange, PriceChange } from '#contract/hotel/menus.bulk.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { nextVersion } from '#server/kernel/db/verbs.ts'
import { categories, products } from './menus.table.ts'

const inMenu = (db: Db, menuId: string) =>
  inArray(products.categoryId, db.select({ id: categories.id }).from(categories).where(eq(categories.menuId, menuId)))

/** Only products of that menu which still have the price that was seen; answers how many those are. */
export const writePrices = async (db: Db, menuId: string, prices: readonly PriceChange[]): Promise<number> => {
  const said = sql`unnest(${sql.param(prices.map(({ id }) => id))}::uuid[], ${sql.param(prices.map(({ was }) => was))}::bigint[],
    ${sql.param(prices.map(({ price }) => price))}::bigint[]) as said (id, was, price)`
  const written = await db
    .update(products)
    .set({ price: sql`said.price`, version: nextVersion(products) })
    .from(said)
    .where(and(sql`${products.id} = said.id and ${products.price} = said.was`, inMenu(db, menuId)))
    .returning({ id: products.id })
  return written.length
}

/** Only products of that menu which still have the photo that was seen, or have this one already; answers which have which. */
export const writePhotos = async (db: Db, menuId: string, photos: readonly PhotoChange[]) => {
  const said = sql`unnest(${sql.param(photos.map(({ id }) => id))}::uuid[], ${sql.param(photos.map(({ was }) => was))}::uuid[],
    ${sql.param(photos.map(({ photoId }) => photoId))}::uuid[]) as said (id, was, photo_id)`
  const asSeen = sql`${products.id} = said.id
    and (${products.photoId} is not distinct from said.was or ${products.photoId} = said.photo_id)`
  const written = await db
    .update(products)
    .set({ photoId: sql`said.photo_id`, version: nextVersion(products) })
    .from(said)
    .where(and(asSeen, inMenu(db, menuId)))
    .returning({ id: products.id, photoId: products.photoId })
  return new Map(written.map(({ id, photoId }) => [id, photoId]))
}
