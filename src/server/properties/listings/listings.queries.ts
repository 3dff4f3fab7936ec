import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Photo } from '#contract/kernel/files.ts'
import type { ListingRow, OwnListing } from '#contract/properties/listings.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among, findRow } from '#server/kernel/db/verbs.ts'
import { files, photoOf, pictureOf } from '#server/kernel/files/files.table.ts'
import { catalogues, listings, photos } from './listings.table.ts'

const covers = alias(files, 'covers')
const listCovers = alias(files, 'list_covers')

/** Of a listing what a list shows: descriptions are long, and lists are asked for often. */
const listed = {
  id: listings.id,
  number: listings.number,
  operation: listings.operation,
  price: listings.price,
  currency: listings.currency,
  type: listings.type,
  label: listings.label,
  direction: listings.direction,
  city: listings.city,
  mtTotales: listings.mtTotales,
  ambientes: listings.ambientes,
  bathrooms: listings.bathrooms,
  car: listings.car,
  active: listings.active,
  orderListing: listings.orderListing,
  version: listings.version,
}
const { label, ownerKind, ownerId, createdAt, ...listedPicture } = getTableColumns(listCovers)

/** These listings with the pictures that lists show, in the order in which they are named. */
export const listedAs = async (db: Db, ids: readonly string[]): Promise<ListingRow[]> => {
  const rows = await db
    .select({ listing: listed, coverList: listedPicture })
    .from(listings)
    .leftJoin(listCovers, and(eq(listCovers.venueId, listings.venueId), eq(listCovers.id, listings.coverListId)))
    .where(among(listings.id, ids))
  const byId = new Map(
    rows.map(({ listing, coverList }) => [listing.id, { ...listing, coverList: photoOf(coverList) }]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const photosOf = async (db: Db, listingId: string): Promise<Photo[]> => {
  const rows = await db
    .select({ file: getTableColumns(files) })
    .from(photos)
    .innerJoin(files, and(eq(files.venueId, photos.venueId), eq(files.id, photos.photoId)))
    .where(eq(photos.listingId, listingId))
    .orderBy(asc(photos.place), asc(photos.photoId))
  return rows.map(({ file }) => pictureOf(file))
}

const findWhere = async (db: Db, which: SQL | undefined): Promise<OwnListing | null> => {
  const [found] = await db
    .select({
      listing: getTableColumns(listings),
      cover: getTableColumns(covers),
      coverList: getTableColumns(listCovers),
    })
    .from(listings)
    .leftJoin(covers, and(eq(covers.venueId, listings.venueId), eq(covers.id, listings.coverId)))
    .leftJoin(listCovers, and(eq(listCovers.venueId, listings.venueId), eq(listCovers.id, listings.coverListId)))
    .where(which)
  if (!found) return null
  const { listing, cover, coverList } = found
  return { ...listing, cover: photoOf(cover), coverList: photoOf(coverList), photos: await photosOf(db, listing.id) }
}

export const findListing = (db: Db, id: string) => findWhere(db, eq(listings.id, id))
export const findByNumber = (db: Db, number: number) => findWhere(db, eq(listings.number, number))
export const findPublished = (db: Db, number: number) =>
  findWhere(db, and(eq(listings.number, number), listings.active))

/** Those of these numbers that are published. */
export const publishedAmong = async (db: Db, numbers: readonly number[]): Promise<ListingRow[]> => {
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(sql`${listings.number} = any(${sql.param(numbers)}::int[])`, listings.active))
  return listedAs(
    db,
    found.map(({ id }) => id),
  )
}

/** Gives a listing these pictures, in this order, and no others. */
export const putPhotos = async (db: Db, venueId: number, listingId: string, ids: readonly string[]) => {
  await db.delete(photos).where(eq(photos.listingId, listingId))
  const rows = [...new Set(ids)].map((photoId, place) => ({ venueId, listingId, photoId, place }))
  if (rows.length > 0) await db.insert(photos).values(rows)
}

/** The last number that was given. From here on nobody else adds a listing to the venue. */
const lockNumbers = async (db: Db, venueId: number): Promise<number> => {
  const unchanged = { lastNumber: sql`${catalogues.lastNumber}` }
  const [row] = await db
    .insert(catalogues)
    .values({ venueId })
    .onConflictDoUpdate({ target: catalogues.venueId, set: unchanged })
    .returning({ last: catalogues.lastNumber })
  return row?.last ?? 0
}

/** Adds a listing under the next number. The same id again is the same intention, and takes none. */
export const addListing = async (
  db: Db,
  listing: Omit<typeof listings.$inferInsert, 'number'>,
  photoIds: readonly string[],
) => {
  const number = (await lockNumbers(db, listing.venueId)) + 1
  if (await findRow(db, listings, listing.id)) return
  await db.update(catalogues).set({ lastNumber: number })
  await db.insert(listings).values({ ...listing, number })
  await putPhotos(db, listing.venueId, listing.id, photoIds)
}
