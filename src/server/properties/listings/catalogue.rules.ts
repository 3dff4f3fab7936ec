import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Currency } from '#contract/kernel/currencies.limits.ts'
import {
  type ListingType,
  listingTypes,
  mostRooms,
  type Operation,
  operations,
  type Sort,
} from '#contract/properties/listings.limits.ts'
import { plainWords } from '#server/kernel/words.rules.ts'
import { allOf, type Bits, countBoth, has, measureOf, noneOf, placesIn, put } from './bits.rules.ts'

/** What the list is found by, of one listing. */
export interface Entry {
  id: string
  number: number
  active: boolean
  operation: Operation
  type: ListingType
  ambientes: number | null
  city: string
  currency: Currency
  price: number
  date: string
  mtTotales: number
  orderListing: number
  words: readonly string[]
}

export interface Asked {
  operation?: Operation | undefined
  type?: ListingType | undefined
  rooms?: number | undefined
  city?: string | undefined
  currency?: Currency | undefined
  from?: number | undefined
  to?: number | undefined
  text?: string | undefined
}

/** How people say it when they search; no screen shows these. */
const spoken = {
  sale: 'venta',
  rent: 'alquiler',
  temporary: 'alquiler temporario',
  apartment: 'departamento depto',
  house: 'casa',
  office: 'oficina',
  lot: 'lote terreno',
  garage: 'cochera',
} as const satisfies Record<Operation | ListingType, string>

type Searched = Pick<Entry, 'number' | 'operation' | 'type' | 'city'> & { direction: string; label: string }
export const wordsOf = ({ number, operation, type, city, direction, label }: Searched): string[] => [
  ...new Set(plainWords(`${number} ${spoken[operation]} ${spoken[type]} ${city} ${direction} ${label}`)),
]

/** 'casa en Pilar' asks for houses and for Pilar. */
const connecting = new Set('a al con de del el en la las los o para por un una y'.split(' '))
const typedAtMost = 6
const typedWords = (text: string) =>
  plainWords(text)
    .filter((word) => !connecting.has(word))
    .slice(0, typedAtMost)

const plain = (text: string) => plainWords(text).join(' ')

/** One in so many is little enough to be sorted. */
const sparse = 16

/** Cities beyond the most common ones are found by typing them. */
const citiesAtMost = 40

const dimensions = ['operation', 'type', 'rooms', 'city', 'currency'] as const
type Dimension = (typeof dimensions)[number]

const valuesIn = ({ operation, type, ambientes, city, currency }: Entry): Record<Dimension, string> => ({
  operation,
  type,
  rooms: ambientes === null ? '' : String(Math.min(ambientes, mostRooms)),
  city: plain(city),
  currency,
})

const choicesIn = ({
  operation,
  type,
  rooms,
  city,
  currency,
}: Asked): Partial<Record<Dimension, string | undefined>> => ({
  operation,
  type,
  rooms: rooms === undefined ? undefined : String(rooms),
  city: city === undefined ? undefined : plain(city),
  currency,
})

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)
/** Those of the same worth stand with the newest first. */
const before: Record<Sort, (a: Entry, b: Entry) => number> = {
  featured: (a, b) => a.orderListing - b.orderListing || b.number - a.number,
  newest: (a, b) => compare(b.date, a.date) || b.number - a.number,
  price_low: (a, b) => compare(b.currency, a.currency) || a.price - b.price || b.number - a.number,
  price_high: (a, b) => compare(b.currency, a.currency) || b.price - a.price || b.number - a.number,
  largest: (a, b) => b.mtTotales - a.mtTotales || b.number - a.number,
}

/** The first number below `end` of which it is true; once it is, it stays so. */
const firstWhere = (end: number, isTrue: (n: number) => boolean) => {
  let [low, high] = [0, end]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Goes through a long list with pauses: whoever else asks the server for something waits for a few milliseconds of it. */
const stretchOfWork = 1_000
async function* unhurried<T>(things: readonly T[]): AsyncGenerator<[first: number, stretch: readonly T[]]> {
  for (let first = 0; first < things.length; first += stretchOfWork) {
    yield [first, things.slice(first, first + stretchOfWork)]
    await nextTurn()
  }
}

/** Each word of the listings with where it stands: 'begins with' is one stretch of places. */
const indexOf = async (entries: readonly Entry[]) => {
  const byWord = new Map<string, number[]>()
  for await (const [first, stretch] of unhurried(entries))
    for (const [n, { words }] of stretch.entries())
      for (const word of words) {
        const places = byWord.get(word)
        if (places) places.push(first + n)
        else byWord.set(word, [first + n])
      }
  const words = [...byWord.keys()].sort()
  const ends: number[] = []
  const places: number[] = []
  for await (const [, stretch] of unhurried(words))
    for (const word of stretch) {
      for (const at of byWord.get(word) ?? []) places.push(at)
      ends.push(places.length)
    }
  const first = (text: string) => firstWhere(words.length, (n) => (words[n] ?? '') >= text)
  return (beginning: string): Bits => {
    const bits = noneOf(entries.length)
    const [from, to] = [first(beginning), first(`${beginning}\u{10ffff}`)]
    for (let n = ends[from - 1] ?? 0; n < (ends[to - 1] ?? 0); n++) put(bits, places[n] ?? 0)
    return bits
  }
}

const bitsByValue = async (entries: readonly Entry[]) => {
  const found = Object.fromEntries(dimensions.map((dimension) => [dimension, new Map()])) as Record<
    Dimension,
    Map<string, { name: string; bits: Bits; count: number }>
  >
  const add = (entry: Entry, at: number) => {
    const values = valuesIn(entry)
    for (const dimension of dimensions) {
      const value = values[dimension]
      if (value === '') continue
      // A city is called as it is written first.
      const name = dimension === 'city' ? entry.city : value
      const choice = found[dimension].get(value) ?? { name, bits: noneOf(entries.length), count: 0 }
      found[dimension].set(value, choice)
      put(choice.bits, at)
      choice.count++
    }
  }
  for await (const [first, stretch] of unhurried(entries))
    for (const [n, entry] of stretch.entries()) add(entry, first + n)
  return found
}

const inOrderOf = <T>(order: readonly string[], values: ReadonlyMap<string, T>): [string, T][] =>
  [...values].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))

/** A venue's listings made ready to be narrowed down: however many they are, a question costs hardly more. */
export const catalogueOf = async (entries: readonly Entry[]) => {
  const values = await bitsByValue(entries)
  const beginningWith = await indexOf(entries)
  const cities = [...values.city].sort(([, a], [, b]) => b.count - a.count).slice(0, citiesAtMost)
  const offered: Record<Dimension, [string, { name: string; bits: Bits }][]> = {
    operation: inOrderOf(operations, values.operation),
    type: inOrderOf(listingTypes, values.type),
    rooms: [...values.rooms].sort(([a], [b]) => compare(a, b)),
    city: cities.sort(([a], [b]) => compare(a, b)),
    currency: [...values.currency],
  }
  const nothing = noneOf(entries.length)
  const everything = noneOf(entries.length)
  const published = noneOf(entries.length)
  for (const [at, { active }] of entries.entries()) {
    put(everything, at)
    if (active) put(published, at)
  }

  interface Order {
    places: Uint32Array
    /** Where each place stands in this order. */
    ranks: Uint32Array
  }
  const orders = new Map<Sort, Order>()
  const orderBy = (sort: Sort): Order => {
    const known = orders.get(sort)
    if (known) return known
    const places = Uint32Array.from(entries, (_, at) => at)
    places.sort((a, b) => before[sort](entries[a] as Entry, entries[b] as Entry))
    const ranks = new Uint32Array(entries.length)
    for (const [rank, at] of places.entries()) ranks[at] = rank
    orders.set(sort, { places, ranks })
    return { places, ranks }
  }
  /** A stretch of what is left, in its order: of little it is sorted, of much the list is walked. */
  const stretch = (left: Bits, total: number, sort: Sort, skip: number, take: number): number[] => {
    const { places, ranks } = orderBy(sort)
    if (total * sparse < entries.length)
      return Array.from(
        Uint32Array.from(placesIn(left), (at) => ranks[at] ?? 0)
          .sort()
          .subarray(skip, skip + take),
        (rank) => places[rank] ?? 0,
      )
    const found: number[] = []
    let passed = 0
    for (let n = 0; n < places.length && found.length < take && passed < total; n++) {
      const at = places[n] ?? 0
      if (has(left, at) && passed++ >= skip) found.push(at)
    }
    return found
  }

  const cheapestFirst = Uint32Array.from(entries, (_, at) => at)
  cheapestFirst.sort((a, b) => (entries[a]?.price ?? 0) - (entries[b]?.price ?? 0))
  const prices = Float64Array.from(cheapestFirst, (at) => entries[at]?.price ?? 0)
  const priced = (from = 0, to = Number.POSITIVE_INFINITY) => {
    const bits = noneOf(entries.length)
    const first = firstWhere(prices.length, (n) => (prices[n] ?? 0) >= from)
    for (let n = first; n < prices.length && (prices[n] ?? 0) <= to; n++) put(bits, cheapestFirst[n] ?? 0)
    return bits
  }
  /** What is left by the text and the price, which are no choices among a few. */
  const within = ({ text = '', from, to }: Asked, all: Bits) =>
    allOf(
      all,
      ...typedWords(text).map(beginningWith),
      ...(from === undefined && to === undefined ? [] : [priced(from, to)]),
    )

  return {
    /** The ids of a stretch of what is left, in its order, and how much that is. */
    find(asked: Asked, sort: Sort, { all = false, skip = 0, take }: { all?: boolean; skip?: number; take: number }) {
      const choices = choicesIn(asked)
      const chosen = dimensions.flatMap((dimension) => {
        const choice = choices[dimension]
        return choice === undefined ? [] : [{ dimension, bits: values[dimension].get(choice)?.bits ?? nothing }]
      })
      const open = within(asked, all ? everything : published)
      const left = allOf(open, ...chosen.map(({ bits }) => bits))
      const found = measureOf(left)
      const total = countBoth(found, left)
      const ids = stretch(left, total, sort, skip, take).map((at) => entries[at]?.id ?? '')
      const tally = (dimension: Dimension) => {
        // Without a choice of its own, the others are all there are.
        const isChosen = chosen.some((one) => one.dimension === dimension)
        const rest = chosen.flatMap((one) => (one.dimension === dimension ? [] : [one.bits]))
        const others = isChosen ? measureOf(allOf(open, ...rest)) : found
        return offered[dimension]
          .map(([value, { name, bits }]) => ({
            value: dimension === 'city' ? name : value,
            count: countBoth(others, bits),
          }))
          .filter(({ count }) => count > 0)
      }
      return {
        ids,
        total,
        tallies: () => ({
          operation: tally('operation'),
          type: tally('type'),
          rooms: tally('rooms'),
          city: tally('city'),
          currency: tally('currency'),
        }),
      }
    },
  }
}
export type Catalogue = Awaited<ReturnType<typeof catalogueOf>>
