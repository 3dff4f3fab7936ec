import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PhotoChange, PriceChange } from '#contract/hotel/menus.bulk.ts'
import { recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { nextVersion } from '#server/kernel/db/rowOperations.ts'
import { categories, products } from './menus.table.ts'

const inMenu = (db: Db, menuId: string) =>
  inArray(products.categoryId, db.select({ id: categories.id }).from(categories).where(eq(categories.menuId, menuId)))

/** Updates only products of the menu that still have the price `was`. Returns the number of updated products. */
export const updatePrices = async (db: Db, menuId: string, prices: readonly PriceChange[]): Promise<number> => {
  const changes = sql`unnest(${sql.param(prices.map(({ id }) => id))}::uuid[], ${sql.param(prices.map(({ was }) => was))}::bigint[],
    ${sql.param(prices.map(({ price }) => price))}::bigint[]) as changes (id, was, price)`
  const updated = await db
    .update(products)
    .set({ price: sql`changes.price`, version: nextVersion(products) })
    .from(changes)
    .where(and(sql`${products.id} = changes.id and ${products.price} = changes.was`, inMenu(db, menuId)))
    .returning({ id: products.id, name: products.name })
  const changeOf = new Map(prices.map((change) => [change.id, change]))
  for (const product of updated) {
    const { was, price } = changeOf.get(product.id) ?? {}
    recordUpdate(db, { ...product, price: was }, { price })
  }
  return updated.length
}

/**
 * Updates only products of the menu that still have the photo `was`, or already the new one after a lost response.
 * Returns the photo of each updated product.
 */
export const updatePhotos = async (db: Db, menuId: string, photos: readonly PhotoChange[]) => {
  const changes = sql`unnest(${sql.param(photos.map(({ id }) => id))}::uuid[], ${sql.param(photos.map(({ was }) => was))}::uuid[],
    ${sql.param(photos.map(({ photoId }) => photoId))}::uuid[]) as changes (id, was, photo_id)`
  const isUnchanged = sql`${products.id} = changes.id
    and (${products.photoId} is not distinct from changes.was or ${products.photoId} = changes.photo_id)`
  const updated = await db
    .update(products)
    .set({ photoId: sql`changes.photo_id`, version: nextVersion(products) })
    .from(changes)
    .where(and(isUnchanged, inMenu(db, menuId)))
    .returning({ id: products.id, photoId: products.photoId, name: products.name })
  const wasOf = new Map(photos.map(({ id, was }) => [id, was]))
  for (const { photoId, ...product } of updated)
    recordUpdate(db, { ...product, photoId: wasOf.get(product.id) }, { photoId })
  return new Map(updated.map(({ id, photoId }) => [id, photoId]))
}
