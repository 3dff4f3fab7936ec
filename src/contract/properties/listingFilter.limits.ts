import { type Currency, currencies } from '../kernel/currencies.limits.ts'
import {
  type ListingOperation,
  type ListingSort,
  type ListingType,
  listingLimits,
  listingOperations,
  listingSorts,
  listingTypes,
  type RoomChoice,
  roomChoices,
} from './listings.limits.ts'

/** Filter, sorting and page of the public list. `from` and `to` are prices in hundredths. */
export interface ListingFilter {
  operation?: ListingOperation | undefined
  type?: ListingType | undefined
  rooms?: RoomChoice | undefined
  city?: string | undefined
  currency?: Currency | undefined
  from?: number | undefined
  to?: number | undefined
  text?: string | undefined
  sort?: ListingSort | undefined
  page?: number | undefined
}

const maxPage = 100_000
const maxPriceInUnits = 999_999_999

const oneOf = <T extends string | number>(choices: readonly T[], text: string | null) =>
  choices.find((choice) => String(choice) === text)
const trimmedText = (text: string | null, max: number) => text?.trim().slice(0, max).trim() || undefined
const wholeNumber = (text: string | null, max: number) =>
  /^\d{1,9}$/.test(text ?? '') ? Math.min(Number(text), max) : undefined
const hundredths = (text: string | null) => {
  const number = wholeNumber(text, maxPriceInUnits)
  return number === undefined ? undefined : number * 100
}

/** Reads the filter from the query parameters; invalid values are left out. */
export const listingFilterFromQuery = (query: URLSearchParams): ListingFilter => {
  const values: ListingFilter = {
    operation: oneOf(listingOperations, query.get('operation')),
    type: oneOf(listingTypes, query.get('type')),
    rooms: oneOf(roomChoices, query.get('rooms')),
    city: trimmedText(query.get('city'), listingLimits.city),
    currency: oneOf(currencies, query.get('currency')),
    from: hundredths(query.get('from')),
    to: hundredths(query.get('to')),
    text: trimmedText(query.get('q'), listingLimits.search),
    sort: oneOf(listingSorts, query.get('sort')),
    page: wholeNumber(query.get('page'), maxPage) || undefined,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Query parameters of a filter; prices become whole units of the currency. */
export const listingFilterToQuery = ({ from, to, text, ...filters }: ListingFilter) => ({
  ...filters,
  from: from === undefined ? undefined : from / 100,
  to: to === undefined ? undefined : to / 100,
  q: text,
})
