import * as z from 'zod'
import { currencies } from '../kernel/currencies.limits.ts'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import {
  Count,
  Cursor,
  Day,
  Done,
  EnteredDay,
  Id,
  line,
  Money,
  mended,
  note,
  VenueId,
  Version,
  words,
} from '../kernel/values.ts'
import { VideoAddress } from '../kernel/videos.ts'
import { admin, staff, visitor } from '../kernel/who.ts'
import {
  type CountedField,
  conditions,
  countedFields,
  listingLimits,
  listingTypes,
  operations,
  roomChoices,
  sorts,
} from './listings.limits.ts'
import { TourAddress } from './tours.ts'

const Operation = z.enum(operations)
const ListingType = z.enum(listingTypes)
const Currency = z.enum(currencies)
/** People's number for it, in addresses too: 1, 2, 3 in each venue. */
const ListingNumber = z.int().min(1).max(999_999_999)

const inEachCount = <S extends z.ZodType>(schema: S) =>
  Object.fromEntries(countedFields.map((field) => [field, schema])) as Record<CountedField, S>

/** What a card of the list shows. */
export const ListingCard = z.object({
  id: Id,
  number: ListingNumber,
  operation: Operation,
  price: Money,
  currency: Currency,
  type: ListingType,
  label: z.string(),
  direction: z.string(),
  city: z.string(),
  mtTotales: z.int(),
  ambientes: z.int().nullable(),
  bathrooms: z.int().nullable(),
  car: z.int().nullable(),
  coverList: Photo.nullable(),
})
export type ListingCard = z.infer<typeof ListingCard>

/** What everybody may read of a published listing. */
export const Listing = z.object({
  ...ListingCard.shape,
  condition: z.enum(conditions),
  date: Day,
  mtCubiertos: z.int().nullable(),
  ...inEachCount(z.int().nullable()),
  cover: Photo.nullable(),
  /** The gallery, in its order; the covers are among them. */
  photos: z.array(Photo),
  url360: z.string(),
  youtubeUrl: z.string(),
  description: z.string(),
})
export type Listing = z.infer<typeof Listing>

/** The same as staff edit it. */
export const OwnListing = z.object({
  ...Listing.shape,
  active: z.boolean(),
  orderListing: z.int(),
  version: Version,
})
export type OwnListing = z.infer<typeof OwnListing>

/** A row of the back-office. */
export const ListingRow = z.object({
  ...ListingCard.shape,
  active: z.boolean(),
  orderListing: z.int(),
  version: Version,
})
export type ListingRow = z.infer<typeof ListingRow>

const Meters = z.int().min(1).max(listingLimits.meters)
const written = {
  operation: Operation,
  price: Money,
  currency: Currency,
  type: ListingType,
  condition: z.enum(conditions),
  label: words(listingLimits.label),
  date: EnteredDay,
  direction: line(listingLimits.direction),
  city: line(listingLimits.city),
  mtTotales: Meters,
  mtCubiertos: Meters.nullable(),
  ...inEachCount(z.int().min(1).max(listingLimits.count).nullable()),
  coverId: Id,
  coverListId: Id,
  /** The gallery in its order. A cover that is not among them comes last. */
  photoIds: z.array(Id).max(listingLimits.photos),
  url360: TourAddress,
  youtubeUrl: z.union([VideoAddress, z.literal('')]),
  description: note(listingLimits.description),
  orderListing: z.int().min(1).max(listingLimits.order),
}

const named = { venue: VenueId.optional() }
/** What the public list is narrowed down to. Prices are compared in one currency. */
const asked = {
  ...named,
  operation: Operation.optional(),
  type: ListingType.optional(),
  rooms: z.literal(roomChoices).optional(),
  city: mended(listingLimits.city).optional(),
  currency: Currency.optional(),
  from: Money.optional(),
  to: Money.optional(),
  text: mended(listingLimits.search).optional(),
  sort: z.enum(sorts).default('featured'),
  page: Count.min(1).default(1),
}

const Tally = z.array(z.object({ value: z.string(), count: z.int() }))
/** For each choice of a filter how many there would be, with all other filters as they are. Choices of none are left out. */
const Tallies = z.object({ operation: Tally, type: Tally, rooms: Tally, city: Tally, currency: Tally })
export type Tallies = z.infer<typeof Tallies>

export const listings = {
  /** The public list: one page of what the filters leave, and what each further choice would leave. */
  search: visitor.read
    .input(z.strictObject(asked))
    .output(z.object({ listings: z.array(ListingCard), total: z.int(), pages: z.int(), tallies: Tallies }))
    .meta({ kept: true }),
  /** Those of a device's favourites that are still published: '3,17,4'. */
  favourites: visitor.read
    .input(
      z.strictObject({
        ...named,
        numbers: z
          .string()
          .max(listingLimits.favourites * 10)
          .regex(/^\d{1,9}(,\d{1,9})*$/)
          .meta({ examples: ['1,2'] }),
      }),
    )
    .output(z.array(ListingCard)),
  shown: visitor.read
    .input(z.strictObject({ ...named, number: ListingNumber }))
    .output(Listing)
    .errors(refusals('gone'))
    .meta({ kept: true }),

  /** In their order, those that are not published too. */
  list: staff.read
    .input(z.strictObject({ search: mended(listingLimits.search).optional(), after: Cursor.optional() }))
    .output(z.object({ listings: z.array(ListingRow), next: Cursor.nullable(), total: z.int() })),
  one: staff.read
    .input(z.strictObject({ number: ListingNumber }))
    .output(OwnListing)
    .errors(refusals('gone')),
  create: admin.write
    .input(z.strictObject({ id: Id, ...written }))
    .output(OwnListing)
    .errors(refusals('gone')),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...written }))
    .output(OwnListing)
    .errors(refusals('gone', 'stale')),
  /** What is not published is seen by staff only. */
  setActive: admin.write
    .input(z.strictObject({ id: Id, active: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  /** A listing like that one under a number of its own, not published yet. */
  duplicate: admin.write
    .input(z.strictObject({ id: Id, of: Id }))
    .output(OwnListing)
    .errors(refusals('gone')),
  /** All of them in their new order; refused as stale when they are others by now. */
  reorder: admin.write
    .input(z.strictObject({ ids: z.array(Id).max(listingLimits.dragged) }))
    .output(Done)
    .errors(refusals('stale')),
}
