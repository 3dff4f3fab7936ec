import * as z from 'zod'
import { currencies } from '../kernel/currencies.limits.ts'
import { Photo } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { sheetEndpoints } from '../kernel/sheetEndpoints.ts'
import { importPreviewOf } from '../kernel/sheets.ts'
import {
  Count,
  Cursor,
  Day,
  Done,
  EnteredDay,
  Id,
  Money,
  Removed,
  sanitisedLine,
  VenueId,
  Version,
} from '../kernel/values.ts'
import { admin, everyRole, staff } from '../kernel/who.ts'
import { contactFields, countSchemas, ListingNumber, listingFields } from './listingFields.ts'
import {
  type ListingCsvColumn,
  listingAmenities,
  listingCsvColumns,
  listingLanes,
  listingStaffLimits,
  listingStates,
} from './listingStaff.limits.ts'
import {
  listingConditions,
  listingLimits,
  listingOperations,
  listingSorts,
  listingTypes,
  roomChoices,
} from './listings.limits.ts'

const Operation = z.enum(listingOperations)
const ListingType = z.enum(listingTypes)
const Currency = z.enum(currencies)
const ListingState = z.enum(listingStates)

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
  neighbourhood: z.string(),
  state: ListingState,
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
  /** Monthly costs of the building; null if there are none or they are unknown. */
  expensas: Money.nullable(),
  expensasCurrency: Currency,
  yearBuilt: z.int().nullable(),
  amenities: z.array(z.enum(listingAmenities)),
  /** First day of the present state. */
  stateSince: Day,
  cover: Photo.nullable(),
  /** The gallery in its order; it includes both covers. */
  photos: z.array(Photo),
  url360: z.string(),
  youtubeUrl: z.string(),
  description: z.string(),
})
export type Listing = z.infer<typeof Listing>

/** A listing that was withdrawn or archived: its page shows similar ones instead. */
const UnavailableListing = z.object({
  state: z.literal('withdrawn'),
  number: ListingNumber,
  operation: Operation,
  type: ListingType,
  city: z.string(),
})
export type UnavailableListing = z.infer<typeof UnavailableListing>

/** A listing as visitors see it, or the few fields that are left of one that is not available any more. */
const ShownListing = z.discriminatedUnion('state', [
  z.object({ ...Listing.shape, state: z.enum(['available', 'reserved', 'closed']) }),
  UnavailableListing,
])

/** Owner and agent of a listing. Only staff see them: they are in a table that no visitor may read. */
const ListingContacts = z.object({
  ownerName: z.string(),
  ownerPhone: z.string(),
  ownerMail: z.string().nullable(),
  ownerNotes: z.string(),
  agent: z.object({ id: Id, name: z.string() }).nullable(),
})
export type ListingContacts = z.infer<typeof ListingContacts>

const staffFields = {
  active: z.boolean(),
  archived: z.boolean(),
  orderListing: z.int(),
  version: Version,
  contacts: ListingContacts,
}

/** A listing for staff, published or not. */
export const StaffListing = z.object({ ...Listing.shape, ...staffFields })
export type StaffListing = z.infer<typeof StaffListing>

/** A listing as a row of the back-office list. */
export const ListingRow = z.object({ ...ListingCard.shape, ...staffFields, stateSince: Day })
export type ListingRow = z.infer<typeof ListingRow>

const csvColumns = Object.keys(listingCsvColumns) as ListingCsvColumn[]

const idInput = z.strictObject({ id: Id })
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
    .output(ShownListing)
    .errors(refusals('gone'))
    .meta({ cached: true }),
  /** Listings that resemble one: same operation, then type, place, price and rooms. Empty if there is no such listing. */
  similar: everyRole.read
    .input(z.strictObject({ ...venueInput, number: ListingNumber }))
    .output(z.array(ListingCard))
    .meta({ cached: true }),

  /** Listings in their order, also unpublished ones; without `lane`, all that are not archived. */
  list: staff.read
    .input(
      z.strictObject({
        search: sanitisedLine(listingLimits.search).optional(),
        lane: z.enum(listingLanes).optional(),
        after: Cursor.optional(),
      }),
    )
    .output(z.object({ listings: z.array(ListingRow), next: Cursor.nullable(), total: z.int() })),
  one: staff.read
    .input(z.strictObject({ number: ListingNumber }))
    .output(StaffListing)
    .errors(refusals('gone')),
  create: admin.write
    .input(z.strictObject({ id: Id, ...listingFields, ...contactFields }))
    .output(StaffListing)
    .errors(refusals('gone')),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...listingFields, ...contactFields }))
    .output(StaffListing)
    .errors(refusals('gone', 'stale')),
  /** Publishes a listing or takes its page away; only staff see unpublished listings. */
  setActive: admin.write
    .input(z.strictObject({ id: Id, active: z.boolean() }))
    .output(Done)
    .errors(refusals('gone', { photo_missing: 422 })),
  /** Changes the state of the offer from the day `since` on. */
  setState: staff.write
    .input(z.strictObject({ id: Id, state: ListingState, since: EnteredDay }))
    .output(Done)
    .errors(refusals('gone')),
  /**
   * Archives a listing or brings it back. An archived one leaves the lists; its page says that it is not available any
   * more.
   */
  setArchived: admin.write
    .input(z.strictObject({ id: Id, archived: z.boolean() }))
    .output(Done)
    .errors(refusals('gone')),
  /** Moves a listing with its enquiries, visits and figures to the bin. */
  remove: admin.write.input(idInput).output(Removed).errors(refusals('gone')),
  /** Copies a listing under a new number; the copy is not published. */
  duplicate: admin.write
    .input(z.strictObject({ id: Id, of: Id }))
    .output(StaffListing)
    .errors(refusals('gone')),
  /** Stores a new order of all listings, given by their ids; refused as stale when one was added meanwhile. */
  reorder: admin.write
    .input(z.strictObject({ ids: z.array(Id).max(listingLimits.dragged) }))
    .output(Done)
    .errors(refusals('stale')),
  /** Listings that are not archived, as a spreadsheet. An import does not publish new ones. */
  ...sheetEndpoints(listingStaffLimits.csvCharacters, importPreviewOf(csvColumns)),
}
