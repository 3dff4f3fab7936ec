import * as z from 'zod'
import { currencies } from '../kernel/currencies.limits.ts'
import {
  EnteredDay,
  Id,
  Mail,
  Money,
  optionalLine,
  optionalPhone,
  optionalText,
  requiredLine,
} from '../kernel/values.ts'
import { VideoUrl } from '../kernel/videos.ts'
import {
  type ListingCsvColumn,
  listingAmenities,
  listingCsvColumns,
  listingStaffLimits,
} from './listingStaff.limits.ts'
import {
  type CountField,
  countFields,
  listingConditions,
  listingLimits,
  listingOperations,
  listingTypes,
} from './listings.limits.ts'
import { TourUrl } from './tours.ts'

/** Consecutive in each venue, starting at 1; page URLs contain it. */
export const ListingNumber = z.int().min(1).max(999_999_999)

export const countSchemas = <S extends z.ZodType>(schema: S) =>
  Object.fromEntries(countFields.map((field) => [field, schema])) as Record<CountField, S>

const Meters = z.int().min(1).max(listingLimits.meters)
const ownerFields = {
  ownerName: optionalLine(listingStaffLimits.ownerName),
  ownerPhone: optionalPhone(listingStaffLimits.ownerPhone),
  ownerMail: Mail.nullable(),
  ownerNotes: optionalText(listingStaffLimits.ownerNotes),
}
export const contactFields = { ...ownerFields, agentId: Id.nullable() }
export const listingFields = {
  operation: z.enum(listingOperations),
  price: Money,
  currency: z.enum(currencies),
  type: z.enum(listingTypes),
  condition: z.enum(listingConditions),
  label: optionalLine(listingLimits.label),
  date: EnteredDay,
  direction: requiredLine(listingLimits.direction),
  city: requiredLine(listingLimits.city),
  neighbourhood: optionalLine(listingStaffLimits.neighbourhood),
  expensas: Money.nullable(),
  expensasCurrency: z.enum(currencies),
  yearBuilt: z.int().min(listingStaffLimits.firstYear).max(listingStaffLimits.lastYear).nullable(),
  amenities: z.array(z.enum(listingAmenities)).max(listingAmenities.length),
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

/** The fields that a row of a CSV file can contain. The import validates each cell with the schema of its field. */
export const ListingCsvRow = z
  .object({
    ...listingFields,
    ...ownerFields,
    number: ListingNumber,
  })
  .pick(
    Object.fromEntries(Object.keys(listingCsvColumns).map((column) => [column, true])) as Record<
      ListingCsvColumn,
      true
    >,
  )
export type ListingCsvRow = z.output<typeof ListingCsvRow>
