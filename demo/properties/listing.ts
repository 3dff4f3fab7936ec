import type { Currency } from '#contract/kernel/currencies.limits.ts'
import type { ListingAmenity, ListingState } from '#contract/properties/listingStaff.limits.ts'
import type {
  CountField,
  ListingCondition,
  ListingOperation,
  ListingType,
} from '#contract/properties/listings.limits.ts'
import type { PictureName } from '../pictures/names.ts'

type Counts = Partial<Record<CountField, number>>
export interface DemoListing extends Counts {
  what: [ListingOperation, ListingType, ListingCondition]
  price: [whole: number, currency: Currency]
  where: [direction: string, city: string]
  meters: [total: number, covered?: number]
  /** Photos; the first one is the cover. */
  photos: PictureName[]
  label?: string
  description: string
  url360?: string
  youtubeUrl?: string
  active?: boolean
  neighbourhood?: string
  /** Monthly costs in pesos. */
  expensas?: number
  yearBuilt?: number
  amenities?: ListingAmenity[]
  state?: ListingState
  /** Owner's name and phone number. */
  owner?: [name: string, phone: string]
}

export const interiorPictures: PictureName[] = ['house-living', 'house-kitchen', 'house-bedroom', 'house-bath']
