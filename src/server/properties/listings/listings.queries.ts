import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Photo } from '#contract/kernel/files.ts'
import type { ListingRow, StaffListing } from '#contract/properties/listings.ts'
import { recordInsert } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow, isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { files, toPhoto, toPhotoOrNull } from '#server/kernel/files/files.table.ts'
import { catalogues, listingPhotos, listings } from './listings.table.ts'

const covers = alias(files, 'covers')
const listCovers = alias(files, 'list_covers')

/** Columns for lists. They leave out the long descriptions, because lists are read often. */
const rowColumns = {
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
const { label, ownerKind, ownerId, createdAt, ...coverColumns } = getTableColumns(listCovers)

/** Listings with their list covers, in the order of the ids. */
export const loadListingRows = async (db: Db, ids: readonly string[]): Promise<ListingRow[]> => {
  const rows = await db
    .select({ listing: rowColumns, coverList: coverColumns })
    .from(listings)
    .leftJoin(listCovers, and(eq(listCovers.venueId, listings.venueId), eq(listCovers.id, listings.coverListId)))
    .where(isAnyOf(listings.id, ids))
  const byId = new Map(
    rows.map(({ listing, coverList }) => [listing.id, { ...listing, coverList: toPhotoOrNull(coverList) }]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const photosOf = async (db: Db, listingId: string): Promise<Photo[]> => {
  const rows = await db
    .select({ file: getTableColumns(files) })
    .from(listingPhotos)
    .innerJoin(files, and(eq(files.venueId, listingPhotos.venueId), eq(files.id, listingPhotos.photoId)))
    .where(eq(listingPhotos.listingId, listingId))
    .orderBy(asc(listingPhotos.place), asc(listingPhotos.photoId))
  return rows.map(({ file }) => toPhoto(file))
}

const findWhere = async (db: Db, condition: SQL | undefined): Promise<StaffListing | null> => {
  const [found] = await db
    .select({
      listing: getTableColumns(listings),
      cover: getTableColumns(covers),
      coverList: getTableColumns(listCovers),
    })
    .from(listings)
    .leftJoin(covers, and(eq(covers.venueId, listings.venueId), eq(covers.id, listings.coverId)))
    .leftJoin(listCovers, and(eq(listCovers.venueId, listings.venueId), eq(listCovers.id, listings.coverListId)))
    .where(condition)
  if (!found) return null
  const { listing, cover, coverList } = found
  return {
    ...listing,
    cover: toPhotoOrNull(cover),
    coverList: toPhotoOrNull(coverList),
    photos: await photosOf(db, listing.id),
  }
}

export const findListing = (db: Db, id: string) => findWhere(db, eq(listings.id, id))
export const findListingByNumber = (db: Db, number: number) => findWhere(db, eq(listings.number, number))
export const findPublishedListing = (db: Db, number: number) =>
  findWhere(db, and(eq(listings.number, number), listings.active))

/** Published listings that have one of the numbers. */
export const listPublishedByNumber = async (db: Db, numbers: readonly number[]): Promise<ListingRow[]> => {
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(sql`${listings.number} = any(${sql.param(numbers)}::int[])`, listings.active))
  return loadListingRows(
    db,
    found.map(({ id }) => id),
  )
}

/** Replaces the gallery of a listing; repeated ids are stored once. */
export const replacePhotos = async (db: Db, venueId: number, listingId: string, ids: readonly string[]) => {
  await db.delete(listingPhotos).where(eq(listingPhotos.listingId, listingId))
  const rows = [...new Set(ids)].map((photoId, place) => ({ venueId, listingId, photoId, place }))
  if (rows.length > 0) await db.insert(listingPhotos).values(rows)
}

/** Last listing number of the venue. Locks it: no other transaction can add a listing before the commit. */
const lockNumbers = async (db: Db, venueId: number): Promise<number> => {
  const unchanged = { lastNumber: sql`${catalogues.lastNumber}` }
  const [row] = await db
    .insert(catalogues)
    .values({ venueId })
    .onConflictDoUpdate({ target: catalogues.venueId, set: unchanged })
    .returning({ last: catalogues.lastNumber })
  return row?.last ?? 0
}

/** Inserts a listing under the next number. A repeated id changes nothing and uses no number. */
export const addListing = async (
  db: Db,
  listing: Omit<typeof listings.$inferInsert, 'number'>,
  photoIds: readonly string[],
) => {
  const number = (await lockNumbers(db, listing.venueId)) + 1
  if (await findRow(db, listings, listing.id)) return
  await db.update(catalogues).set({ lastNumber: number })
  await db.insert(listings).values({ ...listing, number })
  recordInsert(db, { ...listing, number })
  await replacePhotos(db, listing.venueId, listing.id, photoIds)
}
