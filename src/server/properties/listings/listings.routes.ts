import { isNull, ne } from 'drizzle-orm'
import * as z from 'zod'
import { similarListingsShown } from '#contract/properties/listingStaff.limits.ts'
import { listingLimits } from '#contract/properties/listings.limits.ts'
import { listings as contract } from '#contract/properties/listings.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import { decodeCursor, toPage } from '#server/kernel/db/keyset.ts'
import { findRow, nextVersion, reorderRows, updateIfUnchanged, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { loadCatalogue } from './catalogue.ts'
import { loadContacts, storeContacts } from './contacts.queries.ts'
import {
  addListing,
  findListing,
  findListingByNumber,
  findPublishedListing,
  listPublishedByNumber,
  loadListingCards,
  loadListingRows,
  replacePhotos,
} from './listings.queries.ts'
import { listings } from './listings.table.ts'
import { writeListingsCsv } from './listingsCsv.rules.ts'
import { applyListingsImport, listAllListings, planListingsImport } from './listingsImport.ts'

const on = inTransaction(contract)

interface Contacts {
  ownerName: string
  ownerPhone: string
  ownerMail: string | null
  ownerNotes: string
  agentId: string | null
}
interface Gallery {
  photoIds: string[]
  coverId: string
  coverListId: string
}
/** Splits the input by table: `fields` for the listing, `contacts` for its owner and agent, `gallery` for its pictures. */
const splitByTable = <Input extends Contacts & Gallery>(input: Input) => {
  const { photoIds, ownerName, ownerPhone, ownerMail, ownerNotes, agentId, ...fields } = input
  const gallery = [...photoIds, input.coverId, input.coverListId]
  return { fields, contacts: { ownerName, ownerPhone, ownerMail, ownerNotes, agentId }, gallery }
}
/** Number of listings on the pages before. */
const CursorKey = z.tuple([z.int().min(0)])

export const listingsRoutes = {
  search: on.search.handler(async ({ context: { db, kernel, venueId }, input }) => {
    const { sort, page, ...filter } = input
    const catalogue = await loadCatalogue(kernel, db, venueId)
    const found = catalogue.find(filter, sort, { skip: (page - 1) * listingLimits.page, take: listingLimits.page })
    return {
      listings: await loadListingCards(db, found.ids),
      total: found.total,
      pages: Math.ceil(found.total / listingLimits.page),
      tallies: found.tallies(),
    }
  }),

  favourites: on.favourites.handler(({ context: { db }, input: { numbers } }) =>
    listPublishedByNumber(db, numbers.split(',').map(Number)),
  ),

  shown: on.shown.handler(async ({ context: { db }, input: { number }, errors }) => {
    const { state, archived, ...listing } = orRefuse(await findPublishedListing(db, number), errors)
    return archived || state === 'withdrawn' ? { ...listing, state: 'withdrawn' } : { ...listing, state }
  }),

  similar: on.similar.handler(async ({ context: { db, kernel, venueId }, input: { number } }) => {
    const catalogue = await loadCatalogue(kernel, db, venueId)
    return loadListingCards(db, catalogue.similarTo(number, similarListingsShown))
  }),

  list: on.list.handler(async ({ context: { db, kernel, venueId }, input: { search, lane, after } }) => {
    const [skip] = decodeCursor(CursorKey, after) ?? [0]
    const catalogue = await loadCatalogue(kernel, db, venueId)
    const take = listingLimits.rows
    const { ids, total } = catalogue.find({ text: search }, 'featured', { scope: lane ?? 'all', skip, take: take + 1 })
    const { page, next } = toPage(ids, take, () => [skip + take])
    return { listings: await loadListingRows(db, page), next, total }
  }),

  one: on.one.handler(async ({ context: { db }, input: { number }, errors }) =>
    orRefuse(await findListingByNumber(db, number), errors),
  ),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const { fields, contacts, gallery } = splitByTable(input)
    const listing = { ...fields, venueId, stateSince: fields.date, createdAt: now(), updatedAt: now() }
    if (await addListing(db, listing, gallery)) await storeContacts(db, venueId, input.id, contacts)
    return orRefuse(await findListing(db, input.id), errors)
  }),

  update: on.update.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const { fields, contacts, gallery } = splitByTable(input)
    orRefuse(await updateIfUnchanged(db, listings, { ...fields, updatedAt: now() }, findListing), errors)
    await storeContacts(db, venueId, input.id, contacts)
    await replacePhotos(db, venueId, input.id, gallery)
    return orRefuse(await findListing(db, input.id), errors)
  }),

  setActive: on.setActive.handler(async ({ context: { db, now }, input: { id, active }, errors }) => {
    const { coverId } = orRefuse(await findRow(db, listings, id), errors)
    if (active && coverId === null) throw errors.photo_missing()
    const changes = { active, updatedAt: now(), version: nextVersion(listings) }
    await updateRow(db, listings, id, changes, ne(listings.active, active))
    return { done: true }
  }),

  setState: on.setState.handler(async ({ context: { db, now }, input: { id, state, since }, errors }) => {
    const changes = { state, stateSince: since, updatedAt: now(), version: nextVersion(listings) }
    return orRefuse(await updateRow(db, listings, id, changes), errors)
  }),

  setArchived: on.setArchived.handler(async ({ context: { db, now }, input: { id, archived }, errors }) => {
    const changes = { archivedAt: archived ? now() : null, updatedAt: now(), version: nextVersion(listings) }
    return orRefuse(await updateRow(db, listings, id, changes), errors)
  }),

  remove: on.remove.handler(async ({ context, input: { id }, errors }) => {
    context.alsoChanges('properties.enquiries')
    context.alsoChanges('properties.visits')
    return orRefuse(
      await removeToBin(context, listings, id, ({ number, direction }) => `${number} · ${direction}`),
      errors,
    )
  }),

  duplicate: on.duplicate.handler(async ({ context: { db, venueId, now }, input: { id, of }, errors }) => {
    const { number, ...row } = orRefuse(await findRow(db, listings, of), errors)
    const { photos } = orRefuse(await findListing(db, of), errors)
    const unpublished = { active: false, state: 'available', stateSince: null, archivedAt: null } as const
    const copy = { ...row, ...unpublished, id, version: 1, createdAt: now(), updatedAt: now() }
    const photoIds = photos.map((photo) => photo.id)
    const { agent, ...owner } = (await loadContacts(db, [of]))(of)
    if (await addListing(db, copy, photoIds))
      await storeContacts(db, venueId, id, {
        ...{ ownerName: owner.ownerName, ownerPhone: owner.ownerPhone, ownerMail: owner.ownerMail },
        ...{ ownerNotes: owner.ownerNotes, agentId: agent?.id ?? null },
      })
    return orRefuse(await findListing(db, id), errors)
  }),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await reorderRows(db, listings, 'orderListing', input.ids, isNull(listings.archivedAt)), errors),
  ),

  previewImport: on.previewImport.handler(async ({ context: { db }, input }) => {
    const { preview } = await planListingsImport(db, input.csv)
    return preview
  }),

  import: on.import.handler(async ({ context, input, errors }) => {
    const { plan, preview } = await planListingsImport(context.db, input.csv, true)
    if (preview.badFile || preview.plan !== input.plan) throw errors.stale()
    await applyListingsImport(context, plan)
    return { created: preview.created, updated: preview.updated }
  }),

  export: on.export.handler(async ({ context: { db } }) => ({ csv: writeListingsCsv(await listAllListings(db)) })),
}
