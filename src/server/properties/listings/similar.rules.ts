import { normalizedWords } from '#server/kernel/normalizedWords.rules.ts'
import type { CatalogueEntry } from './catalogueEntry.rules.ts'

type Compared = Pick<CatalogueEntry, 'type' | 'city' | 'neighbourhood' | 'currency' | 'price' | 'ambientes'>

/** Compares names of places with one name. Each spelling is normalized once: thousands of listings share few names. */
const samePlaceAs = (name: string) => {
  const normalized = (text: string) => normalizedWords(text).join(' ')
  const wanted = normalized(name)
  const known = new Map<string, boolean>()
  return (other: string) => {
    const isSame = known.get(other) ?? (name !== '' && normalized(other) === wanted)
    known.set(other, isSame)
    return isSame
  }
}

/** 1 for the same price, 0 from half or double the price on, or in another currency. */
const priceNearness = (a: Compared, b: Compared) => {
  const [low, high] = [Math.min(a.price, b.price), Math.max(a.price, b.price)]
  if (a.currency !== b.currency || high === 0) return 0
  return Math.max(0, (low / high) * 2 - 1)
}

const roomNearness = (a: Compared, b: Compared) =>
  a.ambientes === null || b.ambientes === null ? 0 : Math.max(0, 1 - Math.abs(a.ambientes - b.ambientes) / 3)

/** Weight of each trait: a buyer changes the type of the property last, and the number of rooms first. */
const weights = { type: 8, city: 5, neighbourhood: 2, price: 4, rooms: 2 }
const highest = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
/** The highest similarity of properties in different cities, and of different types. */
export const similarityAtMost = { otherCity: highest - weights.city, otherType: highest - weights.type }

export const similarityTo = (a: Compared) => {
  const [isSameCity, isSameNeighbourhood] = [samePlaceAs(a.city), samePlaceAs(a.neighbourhood)]
  return (b: Compared): number =>
    (a.type === b.type ? weights.type : 0) +
    (isSameCity(b.city) ? weights.city : 0) +
    (isSameNeighbourhood(b.neighbourhood) ? weights.neighbourhood : 0) +
    weights.price * priceNearness(a, b) +
    weights.rooms * roomNearness(a, b)
}
