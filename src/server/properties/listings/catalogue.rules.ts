import { setImmediate as nextEventLoopTurn } from 'node:timers/promises'
import type { Currency } from '#contract/kernel/currencies.limits.ts'
import {
  type ListingOperation,
  type ListingSort,
  type ListingType,
  listingOperations,
  listingTypes,
  maxRoomChoice,
} from '#contract/properties/listings.limits.ts'
import { normalizedWords } from '#server/kernel/normalizedWords.rules.ts'
import {
  type BitSet,
  countIntersection,
  emptyBitSet,
  hasBit,
  intersectBitSets,
  positionsOf,
  setBit,
  toCountableBitSet,
} from './bitSet.rules.ts'
import { type CatalogueEntry, type CatalogueScope, catalogueScopes, catalogueScopesOf } from './catalogueEntry.rules.ts'
import { searchWordsIn } from './searchWords.rules.ts'
import { similarityAtMost, similarityTo } from './similar.rules.ts'

export interface CatalogueFilter {
  operation?: ListingOperation | undefined
  type?: ListingType | undefined
  rooms?: number | undefined
  city?: string | undefined
  currency?: Currency | undefined
  from?: number | undefined
  to?: number | undefined
  text?: string | undefined
}

const normalized = (text: string) => normalizedWords(text).join(' ')

/** A result with fewer than one in this many listings is sorted; a larger one is read from a sorted list. */
const sparseFactor = 16

/** Only the most common cities are choices of the filter; the text search finds the others. */
const maxCities = 40

const dimensions = ['operation', 'type', 'rooms', 'city', 'currency'] as const
type Dimension = (typeof dimensions)[number]

const valuesOf = ({ operation, type, ambientes, city, currency }: CatalogueEntry): Record<Dimension, string> => ({
  operation,
  type,
  rooms: ambientes === null ? '' : String(Math.min(ambientes, maxRoomChoice)),
  city: normalized(city),
  currency,
})

const choicesOf = ({
  operation,
  type,
  rooms,
  city,
  currency,
}: CatalogueFilter): Partial<Record<Dimension, string | undefined>> => ({
  operation,
  type,
  rooms: rooms === undefined ? undefined : String(rooms),
  city: city === undefined ? undefined : normalized(city),
  currency,
})

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)
/** Listings that compare as equal are sorted by number, highest first. */
const comparators: Record<ListingSort, (a: CatalogueEntry, b: CatalogueEntry) => number> = {
  featured: (a, b) => a.orderListing - b.orderListing || b.number - a.number,
  newest: (a, b) => compare(b.date, a.date) || b.number - a.number,
  price_low: (a, b) => compare(b.currency, a.currency) || a.price - b.price || b.number - a.number,
  price_high: (a, b) => compare(b.currency, a.currency) || b.price - a.price || b.number - a.number,
  largest: (a, b) => b.mtTotales - a.mtTotales || b.number - a.number,
}

/** Binary search for the first number for which a monotonic condition is true; `end` if there is none. */
const firstWhere = (end: number, isTrue: (n: number) => boolean) => {
  let [low, high] = [0, end]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Listings or words processed before the event loop serves other requests; a batch takes a few milliseconds. */
const batchSize = 1_000
async function* inBatches<T>(things: readonly T[]): AsyncGenerator<[first: number, batch: readonly T[]]> {
  for (let first = 0; first < things.length; first += batchSize) {
    yield [first, things.slice(first, first + batchSize)]
    await nextEventLoopTurn()
  }
}

/** Sorted index of all words: the positions of words with a common prefix are one range of `positions`. */
const buildWordIndex = async (entries: readonly CatalogueEntry[]) => {
  const byWord = new Map<string, number[]>()
  for await (const [first, batch] of inBatches(entries))
    for (const [n, { words }] of batch.entries())
      for (const word of words) {
        const positions = byWord.get(word)
        if (positions) positions.push(first + n)
        else byWord.set(word, [first + n])
      }
  const words = [...byWord.keys()].sort()
  const ends: number[] = []
  const positions: number[] = []
  for await (const [, batch] of inBatches(words))
    for (const word of batch) {
      for (const at of byWord.get(word) ?? []) positions.push(at)
      ends.push(positions.length)
    }
  const first = (text: string) => firstWhere(words.length, (n) => (words[n] ?? '') >= text)
  return (prefix: string): BitSet => {
    const bits = emptyBitSet(entries.length)
    const [from, to] = [first(prefix), first(`${prefix}\u{10ffff}`)]
    for (let n = ends[from - 1] ?? 0; n < (ends[to - 1] ?? 0); n++) setBit(bits, positions[n] ?? 0)
    return bits
  }
}

const bitsByValue = async (entries: readonly CatalogueEntry[]) => {
  const found = Object.fromEntries(dimensions.map((dimension) => [dimension, new Map()])) as Record<
    Dimension,
    Map<string, { name: string; bits: BitSet; count: number }>
  >
  const add = (entry: CatalogueEntry, at: number) => {
    const values = valuesOf(entry)
    for (const dimension of dimensions) {
      const value = values[dimension]
      if (value === '') continue
      // The first listing of a city decides its spelling.
      const name = dimension === 'city' ? entry.city : value
      const choice = found[dimension].get(value) ?? { name, bits: emptyBitSet(entries.length), count: 0 }
      found[dimension].set(value, choice)
      setBit(choice.bits, at)
      choice.count++
    }
  }
  for await (const [first, batch] of inBatches(entries)) for (const [n, entry] of batch.entries()) add(entry, first + n)
  return found
}

const sortByList = <T>(order: readonly string[], values: ReadonlyMap<string, T>): [string, T][] =>
  [...values].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))

/** Builds an in-memory index of a venue's listings, so that a search hardly takes longer with more listings. */
export const buildCatalogue = async (entries: readonly CatalogueEntry[]) => {
  const values = await bitsByValue(entries)
  const withPrefix = await buildWordIndex(entries)
  const cities = [...values.city].sort(([, a], [, b]) => b.count - a.count).slice(0, maxCities)
  const offered: Record<Dimension, [string, { name: string; bits: BitSet }][]> = {
    operation: sortByList(listingOperations, values.operation),
    type: sortByList(listingTypes, values.type),
    rooms: [...values.rooms].sort(([a], [b]) => compare(a, b)),
    city: cities.sort(([a], [b]) => compare(a, b)),
    currency: [...values.currency],
  }
  const nothing = emptyBitSet(entries.length)
  const inScope = Object.fromEntries(catalogueScopes.map((scope) => [scope, emptyBitSet(entries.length)])) as Record<
    CatalogueScope,
    BitSet
  >
  for (const [at, entry] of entries.entries()) for (const scope of catalogueScopesOf(entry)) setBit(inScope[scope], at)

  interface Order {
    positions: Uint32Array
    /** Rank of each position in this order. */
    ranks: Uint32Array
  }
  const orders = new Map<ListingSort, Order>()
  const orderBy = (sort: ListingSort): Order => {
    const existing = orders.get(sort)
    if (existing) return existing
    const positions = Uint32Array.from(entries, (_, at) => at)
    positions.sort((a, b) => comparators[sort](entries[a] as CatalogueEntry, entries[b] as CatalogueEntry))
    const ranks = new Uint32Array(entries.length)
    for (const [rank, at] of positions.entries()) ranks[at] = rank
    orders.set(sort, { positions, ranks })
    return { positions, ranks }
  }
  /** One page of a result: few listings are sorted, many are read from the sorted list. */
  const selectPage = (result: BitSet, total: number, sort: ListingSort, skip: number, take: number): number[] => {
    const { positions, ranks } = orderBy(sort)
    if (total * sparseFactor < entries.length)
      return Array.from(
        Uint32Array.from(positionsOf(result), (at) => ranks[at] ?? 0)
          .sort()
          .subarray(skip, skip + take),
        (rank) => positions[rank] ?? 0,
      )
    const found: number[] = []
    let passed = 0
    for (let n = 0; n < positions.length && found.length < take && passed < total; n++) {
      const at = positions[n] ?? 0
      if (hasBit(result, at) && passed++ >= skip) found.push(at)
    }
    return found
  }

  const cheapestFirst = Uint32Array.from(entries, (_, at) => at)
  cheapestFirst.sort((a, b) => (entries[a]?.price ?? 0) - (entries[b]?.price ?? 0))
  const prices = Float64Array.from(cheapestFirst, (at) => entries[at]?.price ?? 0)
  const inPriceRange = (from = 0, to = Number.POSITIVE_INFINITY) => {
    const bits = emptyBitSet(entries.length)
    const first = firstWhere(prices.length, (n) => (prices[n] ?? 0) >= from)
    for (let n = first; n < prices.length && (prices[n] ?? 0) <= to; n++) setBit(bits, cheapestFirst[n] ?? 0)
    return bits
  }
  /** Applies the text and the price range, the filters without a list of choices. */
  const filterTextAndPrice = ({ text = '', from, to }: CatalogueFilter, all: BitSet) =>
    intersectBitSets(
      all,
      ...searchWordsIn(text).map(withPrefix),
      ...(from === undefined && to === undefined ? [] : [inPriceRange(from, to)]),
    )

  return {
    /** Finds one page of ids in the given sort order, and the total number of results. */
    find(
      filter: CatalogueFilter,
      sort: ListingSort,
      { scope = 'public', skip = 0, take }: { scope?: CatalogueScope; skip?: number; take: number },
    ) {
      const choices = choicesOf(filter)
      const chosen = dimensions.flatMap((dimension) => {
        const choice = choices[dimension]
        return choice === undefined ? [] : [{ dimension, bits: values[dimension].get(choice)?.bits ?? nothing }]
      })
      const beforeChoices = filterTextAndPrice(filter, inScope[scope])
      const result = intersectBitSets(beforeChoices, ...chosen.map(({ bits }) => bits))
      const found = toCountableBitSet(result)
      const total = countIntersection(found, result)
      const ids = selectPage(result, total, sort, skip, take).map((at) => entries[at]?.id ?? '')
      const tally = (dimension: Dimension) => {
        // The counts of a filter ignore its own choice; without one they are counts within the whole result.
        const isChosen = chosen.some((choice) => choice.dimension === dimension)
        const rest = chosen.flatMap((choice) => (choice.dimension === dimension ? [] : [choice.bits]))
        const others = isChosen ? toCountableBitSet(intersectBitSets(beforeChoices, ...rest)) : found
        return offered[dimension]
          .map(([value, { name, bits }]) => ({
            value: dimension === 'city' ? name : value,
            count: countIntersection(others, bits),
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

    /**
     * Ids of the offered listings of the same operation that resemble a listing the most; of equal ones the featured come first.
     */
    similarTo(number: number, take: number): string[] {
      const subject = entries.find((entry) => entry.number === number)
      if (!subject) return []
      const { ranks } = orderBy('featured')
      const offered = intersectBitSets(inScope.public, values.operation.get(subject.operation)?.bits ?? nothing)
      const ofType = intersectBitSets(offered, values.type.get(subject.type)?.bits ?? nothing)
      const ofCity = intersectBitSets(ofType, values.city.get(normalized(subject.city))?.bits ?? nothing)
      const similarity = similarityTo(subject)
      const best: { id: string; score: number; rank: number }[] = []
      const lowest = () => (best.length < take ? 0 : (best.at(-1)?.score ?? 0))
      const consider = (at: number) => {
        const entry = entries[at] as CatalogueEntry
        const score = similarity(entry)
        if (entry === subject || score < lowest()) return
        best.push({ id: entry.id, score, rank: ranks[at] ?? 0 })
        best.sort((a, b) => b.score - a.score || a.rank - b.rank)
        best.length = Math.min(best.length, take)
      }
      for (const at of positionsOf(ofCity)) consider(at)
      if (lowest() <= similarityAtMost.otherCity)
        for (const at of positionsOf(ofType)) if (!hasBit(ofCity, at)) consider(at)
      if (lowest() <= similarityAtMost.otherType)
        for (const at of positionsOf(offered)) if (!hasBit(ofType, at)) consider(at)
      return best.map(({ id }) => id)
    },
  }
}
export type Catalogue = Awaited<ReturnType<typeof buildCatalogue>>
