import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Photo } from '#contract/kernel/files.ts'
import { offeredStates } from '#contract/properties/listingStaff.limits.ts'
import type { Listing, ListingCard, StaffListing } from '#contract/properties/listings.ts'
import { recordInsert } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOfGiven, preparedQuery } from '#server/kernel/db/preparedQuery.ts'
import { findRow } from '#server/kernel/db/rowOperations.ts'
import { files, pictureColumns, toPhoto, toPhotoOrNull } from '#server/kernel/files/files.table.ts'
import { loadContacts } from './contacts.queries.ts'
import { catalogues, listingPhotos, listings } from './listings.table.ts'

const covers = alias(files, 'covers')
const listCovers = alias(files, 'list_covers')

const stateSince = sql<string>`coalesce(${listings.stateSince}, ${listings.date})::text`

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
  neighbourhood: listings.neighbourhood,
  state: listings.state,
  stateSince,
  mtTotales: listings.mtTotales,
  ambientes: listings.ambientes,
  bathrooms: listings.bathrooms,
  car: listings.car,
  active: listings.active,
  archived: sql<boolean>`${listings.archivedAt} is not null`,
  orderListing: listings.orderListing,
  version: listings.version,
}

/** Fields of a listing that only staff get. */
interface StaffFields {
  active: boolean
  archived: boolean
  orderListing: number
  version: number
}
type FoundCard = ListingCard & StaffFields & { stateSince: string }

const cardRows = (db: Db) =>
  db
    .select({ listing: rowColumns, coverList: pictureColumns(listCovers) })
    .from(listings)
    .leftJoin(listCovers, and(eq(listCovers.venueId, listings.venueId), eq(listCovers.id, listings.coverListId)))
    .where(isAnyOfGiven(listings.id, 'ids'))
const selectCards = preparedQuery<{ ids: readonly string[] }, Awaited<ReturnType<typeof cardRows>>[number]>(
  'properties_listing_cards',
  cardRows,
)

/** Listings with their list covers, in the order of the ids. */
export const loadListingCards = async (db: Db, ids: readonly string[]): Promise<FoundCard[]> => {
  const rows = await selectCards(db, { ids })
  const byId = new Map(
    rows.map(({ listing, coverList }) => [listing.id, { ...listing, coverList: toPhotoOrNull(coverList) }]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Rows of the back-office list, with owners and agents. */
export const loadListingRows = async (db: Db, ids: readonly string[]) => {
  const [contactsOf, cards] = await Promise.all([loadContacts(db, ids), loadListingCards(db, ids)])
  return cards.map((card) => ({ ...card, contacts: contactsOf(card.id) }))
}

const photosOf = async (db: Db, listingId: string): Promise<Photo[]> => {
  const rows = await db
    .select({ file: pictureColumns(files) })
    .from(listingPhotos)
    .innerJoin(files, and(eq(files.venueId, listingPhotos.venueId), eq(files.id, listingPhotos.photoId)))
    .where(eq(listingPhotos.listingId, listingId))
    .orderBy(asc(listingPhotos.place), asc(listingPhotos.photoId))
  return rows.map(({ file }) => toPhoto(file))
}

const findWhere = async (db: Db, condition: SQL | undefined): Promise<(Listing & StaffFields) | null> => {
  const [found] = await db
    .select({
      listing: { ...getTableColumns(listings), stateSince },
      cover: pictureColumns(covers),
      coverList: pictureColumns(listCovers),
    })
    .from(listings)
    .leftJoin(covers, and(eq(covers.venueId, listings.venueId), eq(covers.id, listings.coverId)))
    .leftJoin(listCovers, and(eq(listCovers.venueId, listings.venueId), eq(listCovers.id, listings.coverListId)))
    .where(condition)
  if (!found) return null
  const { listing, cover, coverList } = found
  return {
    ...listing,
    archived: listing.archivedAt !== null,
    cover: toPhotoOrNull(cover),
    coverList: toPhotoOrNull(coverList),
    photos: await photosOf(db, listing.id),
  }
}

const findForStaff = async (db: Db, condition: SQL): Promise<StaffListing | null> => {
  const listing = await findWhere(db, condition)
  return listing && { ...listing, contacts: (await loadContacts(db, [listing.id]))(listing.id) }
}
export const findListing = (db: Db, id: string) => findForStaff(db, eq(listings.id, id))
export const findListingByNumber = (db: Db, number: number) => findForStaff(db, eq(listings.number, number))
export const findPublishedListing = (db: Db, number: number) =>
  findWhere(db, and(eq(listings.number, number), listings.active))

/** A listing that visitors may enquire about; null if it is not published, archived or not on offer. */
export const findOfferedListing = async (db: Db, id: string) => {
  const listing = await findRow(db, listings, id)
  const isOffered = offeredStates.some((state) => state === listing?.state)
  return listing?.active && !listing.archivedAt && isOffered ? listing : null
}

/** Published listings that have one of the numbers; sold and rented ones are among them. */
export const listPublishedByNumber = async (db: Db, numbers: readonly number[]) => {
  const isAvailable = and(inArray(listings.state, [...offeredStates, 'closed']), isNull(listings.archivedAt))
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(sql`${listings.number} = any(${sql.param(numbers)}::int[])`, listings.active, isAvailable))
  return loadListingCards(
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

/** Inserts a listing under the next number. A repeated id changes nothing and uses no number; true if it was inserted. */
export const addListing = async (
  db: Db,
  listing: Omit<typeof listings.$inferInsert, 'number'>,
  photoIds: readonly string[],
): Promise<boolean> => {
  const number = (await lockNumbers(db, listing.venueId)) + 1
  if (await findRow(db, listings, listing.id)) return false
  await db.update(catalogues).set({ lastNumber: number })
  await db.insert(listings).values({ ...listing, number })
  recordInsert(db, { ...listing, number })
  await replacePhotos(db, listing.venueId, listing.id, photoIds)
  return true
}
