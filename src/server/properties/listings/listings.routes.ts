import { ne } from 'drizzle-orm'
import * as z from 'zod'
import { listingLimits } from '#contract/properties/listings.limits.ts'
import { listings as contract } from '#contract/properties/listings.ts'
import { decodeCursor, toPage } from '#server/kernel/db/keyset.ts'
import { findRow, nextVersion, reorderRows, updateIfUnchanged, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { loadCatalogue } from './catalogue.ts'
import {
  addListing,
  findListing,
  findListingByNumber,
  findPublishedListing,
  listPublishedByNumber,
  loadListingRows,
  replacePhotos,
} from './listings.queries.ts'
import { listings } from './listings.table.ts'

const on = inTransaction(contract)

const galleryOf = ({
  photoIds,
  coverId,
  coverListId,
}: {
  photoIds: string[]
  coverId: string
  coverListId: string
}) => [...photoIds, coverId, coverListId]
/** Number of listings on the pages before. */
const CursorKey = z.tuple([z.int().min(0)])

export const listingsRoutes = {
  search: on.search.handler(async ({ context: { db, kernel, venueId }, input }) => {
    const { sort, page, ...filter } = input
    const catalogue = await loadCatalogue(kernel, db, venueId)
    const found = catalogue.find(filter, sort, { skip: (page - 1) * listingLimits.page, take: listingLimits.page })
    return {
      listings: await loadListingRows(db, found.ids),
      total: found.total,
      pages: Math.ceil(found.total / listingLimits.page),
      tallies: found.tallies(),
    }
  }),

  favourites: on.favourites.handler(({ context: { db }, input: { numbers } }) =>
    listPublishedByNumber(db, numbers.split(',').map(Number)),
  ),

  shown: on.shown.handler(async ({ context: { db }, input: { number }, errors }) =>
    orRefuse(await findPublishedListing(db, number), errors),
  ),

  list: on.list.handler(async ({ context: { db, kernel, venueId }, input: { search, after } }) => {
    const [skip] = decodeCursor(CursorKey, after) ?? [0]
    const catalogue = await loadCatalogue(kernel, db, venueId)
    const take = listingLimits.rows
    const { ids, total } = catalogue.find({ text: search }, 'featured', {
      includeUnpublished: true,
      skip,
      take: take + 1,
    })
    const { page, next } = toPage(ids, take, () => [skip + take])
    return { listings: await loadListingRows(db, page), next, total }
  }),

  one: on.one.handler(async ({ context: { db }, input: { number }, errors }) =>
    orRefuse(await findListingByNumber(db, number), errors),
  ),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const { photoIds, ...fields } = input
    await addListing(db, { ...fields, venueId, createdAt: now(), updatedAt: now() }, galleryOf(input))
    return orRefuse(await findListing(db, input.id), errors)
  }),

  update: on.update.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const { photoIds, ...fields } = input
    orRefuse(await updateIfUnchanged(db, listings, { ...fields, updatedAt: now() }, findListing), errors)
    await replacePhotos(db, venueId, input.id, galleryOf(input))
    return orRefuse(await findListing(db, input.id), errors)
  }),

  setActive: on.setActive.handler(async ({ context: { db, now }, input: { id, active }, errors }) => {
    const changes = { active, updatedAt: now(), version: nextVersion(listings) }
    const changed = await updateRow(db, listings, id, changes, ne(listings.active, active))
    if (changed === 'gone') orRefuse(await findRow(db, listings, id), errors)
    return { done: true }
  }),

  duplicate: on.duplicate.handler(async ({ context: { db, now }, input: { id, of }, errors }) => {
    const { number, ...row } = orRefuse(await findRow(db, listings, of), errors)
    const { photos } = orRefuse(await findListing(db, of), errors)
    const copy = { ...row, id, active: false, version: 1, createdAt: now(), updatedAt: now() }
    await addListing(
      db,
      copy,
      photos.map((photo) => photo.id),
    )
    return orRefuse(await findListing(db, id), errors)
  }),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorderRows(db, listings, 'orderListing', input.ids), errors),
  ),
}
