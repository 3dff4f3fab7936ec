import { type Currency, currencies } from '../kernel/currencies.limits.ts'
import {
  type ListingType,
  listingLimits,
  listingTypes,
  type Operation,
  operations,
  type RoomChoice,
  roomChoices,
  type Sort,
  sorts,
} from './listings.limits.ts'

/** What the public list is narrowed down to, as its address says. Amounts are in hundredths. */
export interface Filters {
  operation?: Operation | undefined
  type?: ListingType | undefined
  rooms?: RoomChoice | undefined
  city?: string | undefined
  currency?: Currency | undefined
  from?: number | undefined
  to?: number | undefined
  text?: string | undefined
  sort?: Sort | undefined
  page?: number | undefined
}

const pagesAtMost = 100_000
const mostMoney = 999_999_999

const oneOf = <T extends string | number>(choices: readonly T[], given: string | null) =>
  choices.find((choice) => String(choice) === given)
const words = (given: string | null, max: number) => given?.trim().slice(0, max).trim() || undefined
const whole = (given: string | null, most: number) =>
  /^\d{1,9}$/.test(given ?? '') ? Math.min(Number(given), most) : undefined
const amount = (given: string | null) => {
  const number = whole(given, mostMoney)
  return number === undefined ? undefined : number * 100
}

/** Of what an address asks for, all that can be asked for. */
export const filtersAt = (query: URLSearchParams): Filters => {
  const given: Filters = {
    operation: oneOf(operations, query.get('operation')),
    type: oneOf(listingTypes, query.get('type')),
    rooms: oneOf(roomChoices, query.get('rooms')),
    city: words(query.get('city'), listingLimits.city),
    currency: oneOf(currencies, query.get('currency')),
    from: amount(query.get('from')),
    to: amount(query.get('to')),
    text: words(query.get('q'), listingLimits.search),
    sort: oneOf(sorts, query.get('sort')),
    page: whole(query.get('page'), pagesAtMost) || undefined,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** The same as an address says it. */
export const queryOf = ({ from, to, text, ...filters }: Filters) => ({
  ...filters,
  from: from === undefined ? undefined : from / 100,
  to: to === undefined ? undefined : to / 100,
  q: text,
})
