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
  Money,
  optionalLine,
  optionalText,
  requiredLine,
  sanitisedLine,
  VenueId,
  Version,
} from '../kernel/values.ts'
import { VideoUrl } from '../kernel/videos.ts'
import { admin, everyRole, staff } from '../kernel/who.ts'
import {
  type CountField,
  countFields,
  listingConditions,
  listingLimits,
  listingOperations,
  listingSorts,
  listingTypes,
  roomChoices,
} from './listings.limits.ts'
import { TourUrl } from './tours.ts'

const Operation = z.enum(listingOperations)
const ListingType = z.enum(listingTypes)
const Currency = z.enum(currencies)
/** Consecutive in each venue, starting at 1; page URLs contain it. */
const ListingNumber = z.int().min(1).max(999_999_999)

const countSchemas = <S extends z.ZodType>(schema: S) =>
  Object.fromEntries(countFields.map((field) => [field, schema])) as Record<CountField, S>

/** A listing as a card of the public list. */
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

/** A published listing with all fields that visitors may read. */
export const Listing = z.object({
  ...ListingCard.shape,
  condition: z.enum(listingConditions),
  date: Day,
  mtCubiertos: z.int().nullable(),
  ...countSchemas(z.int().nullable()),
  cover: Photo.nullable(),
  /** The gallery in its order; it includes both covers. */
  photos: z.array(Photo),
  url360: z.string(),
  youtubeUrl: z.string(),
  description: z.string(),
})
export type Listing = z.infer<typeof Listing>

/** A listing for staff, published or not. */
export const StaffListing = z.object({
  ...Listing.shape,
  active: z.boolean(),
  orderListing: z.int(),
  version: Version,
})
export type StaffListing = z.infer<typeof StaffListing>

/** A listing as a row of the back-office list. */
export const ListingRow = z.object({
  ...ListingCard.shape,
  active: z.boolean(),
  orderListing: z.int(),
  version: Version,
})
export type ListingRow = z.infer<typeof ListingRow>

const Meters = z.int().min(1).max(listingLimits.meters)
const listingFields = {
  operation: Operation,
  price: Money,
  currency: Currency,
  type: ListingType,
  condition: z.enum(listingConditions),
  label: optionalLine(listingLimits.label),
  date: EnteredDay,
  direction: requiredLine(listingLimits.direction),
  city: requiredLine(listingLimits.city),
  mtTotales: Meters,
  mtCubiertos: Meters.nullable(),
  ...countSchemas(z.int().min(1).max(listingLimits.count).nullable()),
  coverId: Id,
  coverListId: Id,
  /** The gallery in its order. The server appends covers that are missing in it. */
  photoIds: z.array(Id).max(listingLimits.photos),
  url360: TourUrl,
  youtubeUrl: z.union([VideoUrl, z.literal('')]),
  description: optionalText(listingLimits.description),
  orderListing: z.int().min(1).max(listingLimits.order),
}

const venueInput = { venue: VenueId.optional() }
/** Filter of the public list. `from` and `to` compare prices without converting currencies. */
const searchInput = {
  ...venueInput,
  operation: Operation.optional(),
  type: ListingType.optional(),
  rooms: z.literal(roomChoices).optional(),
  city: sanitisedLine(listingLimits.city).optional(),
  currency: Currency.optional(),
  from: Money.optional(),
  to: Money.optional(),
  text: sanitisedLine(listingLimits.search).optional(),
  sort: z.enum(listingSorts).default('featured'),
  page: Count.min(1).default(1),
}

const Tally = z.array(z.object({ value: z.string(), count: z.int() }))
/** Number of listings per choice of a filter, with the other filters applied. Choices without listings are left out. */
const FilterCounts = z.object({ operation: Tally, type: Tally, rooms: Tally, city: Tally, currency: Tally })
export type FilterCounts = z.infer<typeof FilterCounts>

export const listings = {
  /** One page of the filtered public list, with the number of listings for each further filter choice. */
  search: everyRole.read
    .input(z.strictObject(searchInput))
    .output(z.object({ listings: z.array(ListingCard), total: z.int(), pages: z.int(), tallies: FilterCounts }))
    .meta({ cached: true }),
  /** Published listings among the favourites of a device; `numbers` looks like '3,17,4'. */
  favourites: everyRole.read
    .input(
      z.strictObject({
        ...venueInput,
        numbers: z
          .string()
          .max(listingLimits.favourites * 10)
          .regex(/^\d{1,9}(,\d{1,9})*$/)
          .meta({ examples: ['1,2'] }),
      }),
    )
    .output(z.array(ListingCard)),
  shown: everyRole.read
    .input(z.strictObject({ ...venueInput, number: ListingNumber }))
    .output(Listing)
    .errors(refusals('gone'))
    .meta({ cached: true }),

  /** All listings in their order, also unpublished ones. */
  list: staff.read
    .input(z.strictObject({ search: sanitisedLine(listingLimits.search).optional(), after: Cursor.optional() }))
    .output(z.object({ listings: z.array(ListingRow), next: Cursor.nullable(), total: z.int() })),
  one: staff.read
    .input(z.strictObject({ number: ListingNumber }))
    .output(StaffListing)
    .errors(refusals('gone')),
  create: admin.write
    .input(z.strictObject({ id: Id, ...listingFields }))
    .output(StaffListing)
    .errors(refusals('gone')),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...listingFields }))
    .output(StaffListing)
    .errors(refusals('gone', 'stale')),
  /** Publishes a listing or withdraws it; only staff see unpublished listings. */
  setActive: admin.write
    .input(z.strictObject({ id: Id, active: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  /** Copies a listing under a new number; the copy is not published. */
  duplicate: admin.write
    .input(z.strictObject({ id: Id, of: Id }))
    .output(StaffListing)
    .errors(refusals('gone')),
  /** Takes the ids of all listings in their new order; refused as stale when one was added meanwhile. */
  reorder: admin.write
    .input(z.strictObject({ ids: z.array(Id).max(listingLimits.dragged) }))
    .output(Done)
    .errors(refusals('stale')),
}
