import type { Currency } from '#contract/kernel/currencies.limits.ts'
import {
  type ListingLane,
  type ListingState,
  listingLanes,
  offeredStates,
} from '#contract/properties/listingStaff.limits.ts'
import type { ListingOperation, ListingType } from '#contract/properties/listings.limits.ts'

/** Fields of a listing that searching and sorting use. */
export interface CatalogueEntry {
  id: string
  number: number
  active: boolean
  state: ListingState
  archived: boolean
  operation: ListingOperation
  type: ListingType
  ambientes: number | null
  city: string
  neighbourhood: string
  currency: Currency
  price: number
  date: string
  mtTotales: number
  orderListing: number
  words: readonly string[]
}

/** The listings in which a search looks: those offered to the public, all that are not archived, or those of one staff lane. */
export type CatalogueScope = 'public' | 'all' | ListingLane
export const catalogueScopes: readonly CatalogueScope[] = ['public', 'all', ...listingLanes]
export const catalogueScopesOf = ({ active, state, archived }: CatalogueEntry): CatalogueScope[] => {
  if (archived) return ['archived']
  const isOffered = active && offeredStates.some((offered) => offered === state)
  return ['all', state, ...(active ? [] : (['unpublished'] as const)), ...(isOffered ? (['public'] as const) : [])]
}
