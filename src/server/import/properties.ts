import { eq, sql } from 'drizzle-orm'
import type { Currency } from '#contract/kernel/currencies.limits.ts'
import { optionalLine, optionalText, requiredLine } from '#contract/kernel/values.ts'
import { VideoUrl } from '#contract/kernel/videos.ts'
import {
  countFields,
  type ListingCondition,
  type ListingOperation,
  type ListingType,
  listingLimits,
} from '#contract/properties/listings.limits.ts'
import { TourUrl } from '#contract/properties/tours.ts'
import { normalizedWords } from '../kernel/normalizedWords.rules.ts'
import { addListing } from '../properties/listings/listings.queries.ts'
import { catalogues, listings } from '../properties/listings/listings.table.ts'
import { type ImportContext, importEach } from './context.ts'
import { idOfDocument, type OldDocument } from './exportFolder.ts'
import { type Fields, readFields } from './fields.ts'
import { Rejected } from './values.rules.ts'

const operations: Record<string, ListingOperation> = {
  venta: 'sale',
  alquiler: 'rent',
  'alquiler temporario': 'temporary',
}
const types: Record<string, ListingType> = {
  ...{ departamento: 'apartment', casa: 'house', oficina: 'office', lote: 'lot', cochera: 'garage' },
}
const conditions: Record<string, ListingCondition> = {
  ...{ 'a estrenar': 'brand_new', nuevo: 'brand_new', excelente: 'excellent', 'muy bueno': 'excellent', bueno: 'good' },
  ...{ 'a refaccionar': 'to_renovate', 'en construccion': 'in_construction', 'en pozo': 'in_construction' },
}

const choose = <T extends string>(fields: Fields, name: string, choices: Record<string, T>): T => {
  const typed = fields.text(name)
  const found = choices[normalizedWords(typed).join(' ')] ?? Object.values(choices).find((one) => one === typed)
  if (!found) throw new Rejected(typed === '' ? `'${name}' is missing` : `'${name}' is '${typed}', which is not known`)
  return found
}

const currencyOf = (price: string): Currency => (/u\$|usd|us\$/i.test(price) ? 'USD' : 'ARS')

const countsOf = (fields: Fields) =>
  Object.fromEntries(
    countFields.map((name) => {
      const count = Number(fields.text(name))
      return [name, Number.isInteger(count) && count >= 1 && count <= listingLimits.count ? count : null]
    }),
  )

/** Ids of a gallery's pictures, which the document lists as file names or URLs; those above the limit or missing are left out. */
const galleryOf = async (context: ImportContext, document: OldDocument) => {
  const { pictures, zone } = context
  const { images } = document.data
  const ids: string[] = []
  for (const image of Array.isArray(images) ? images.slice(0, listingLimits.photos) : []) {
    const fields = readFields({ ...document, data: { images: image } }, zone)
    const id = await pictures.optional(context, { document, fields, name: 'images' })
    if (id) ids.push(id)
  }
  return ids
}

/**
 * Raises the venue's last listing number to that of a document: a document whose id is a number keeps it, so that links to
 * /propiedades/12 still work.
 */
const keepNumber = async ({ db, venueId }: ImportContext, number: number) => {
  const lastNumber = sql`greatest(${catalogues.lastNumber}, ${number})`
  await db
    .insert(catalogues)
    .values({ venueId, lastNumber: number })
    .onConflictDoUpdate({ target: catalogues.venueId, set: { lastNumber } })
}

export const importListings = async (context: ImportContext) => {
  const { db, venueId, folder, pictures, now, report } = context
  // Numbered documents come first: the others get the numbers after them.
  const isNumber = ({ id }: OldDocument) => /^[1-9]\d{0,8}$/.test(id)
  const documents = folder.documents('properties').toSorted((a, b) => Number(isNumber(b)) - Number(isNumber(a)))
  await importEach(context, documents, async (document, fields) => {
    fields.ignore('images')
    const id = idOfDocument(document)
    const price = fields.amount('price')
    if (price === null) throw new Rejected(`'price' is not an amount`)
    const coverId = await pictures.required(context, { document, fields, name: 'cover' })
    const video = fields.parseOrNull('youtubeURL', VideoUrl)
    const tour = TourUrl.safeParse(fields.text('url360'))
    if (!tour.success) report.remark(document, `without 'url360', whose host is not allowed`)
    const row = {
      ...{ venueId, id, price, coverId },
      currency: currencyOf(fields.text('price')),
      operation: choose(fields, 'operation', operations),
      type: choose(fields, 'type', types),
      condition: choose(fields, 'condition', conditions),
      label: fields.parse('label', optionalLine(listingLimits.label)),
      date: fields.day('date') ?? now.toISOString().slice(0, 10),
      direction: fields.parse('direction', requiredLine(listingLimits.direction)),
      city: fields.parse('city', requiredLine(listingLimits.city)),
      mtTotales: fields.count('mtTotales', 0, listingLimits.meters),
      mtCubiertos: fields.count('mtCubiertos', 0, listingLimits.meters) || null,
      ...countsOf(fields),
      coverListId: (await pictures.optional(context, { document, fields, name: 'coverList' })) ?? coverId,
      url360: tour.data ?? '',
      youtubeUrl: video ?? '',
      description: fields.parse('description', optionalText(listingLimits.description)),
      active: fields.flag('active', true),
      orderListing: fields.count('order', 1, listingLimits.order),
    }
    if (row.mtTotales === 0) throw new Rejected(`'mtTotales' is missing`)
    const [known] = await db.select({ id: listings.id }).from(listings).where(eq(listings.id, id))
    if (known) return false
    const gallery = await galleryOf(context, document)
    await addListing(db, row, [...new Set([...gallery, coverId, row.coverListId])])
    if (isNumber(document)) {
      await db
        .update(listings)
        .set({ number: Number(document.id) })
        .where(eq(listings.id, id))
      await keepNumber(context, Number(document.id))
    }
    return true
  })
}
