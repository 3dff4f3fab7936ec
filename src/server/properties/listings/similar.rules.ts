import { normalizedWords } from '#server/kernel/normalizedWords.rules.ts'
import type { CatalogueEntry } from './catalogueEntry.rules.ts'

type Compared = Pick<CatalogueEntry, 'type' | 'city' | 'neighbourhood' | 'currency' | 'price' | 'ambientes'>

const isSamePlace = (a: string, b: string) => a !== '' && normalizedWords(a).join(' ') === normalizedWords(b).join(' ')

/** 1 for the same price, 0 from half or double the price on, or in another currency. */
const priceNearness = (a: Compared, b: Compared) => {
  const [low, high] = [Math.min(a.price, b.price), Math.max(a.price, b.price)]
  if (a.currency !== b.currency || high === 0) return 0
  return Math.max(0, (low / high) * 2 - 1)
}

const roomNearness = (a: Compared, b: Compared) =>
  a.ambientes === null || b.ambientes === null ? 0 : Math.max(0, 1 - Math.abs(a.ambientes - b.ambientes) / 3)

/** Weight of each trait: a buyer changes the type of the property last, and the number of rooms first. */
export const similarityOf = (a: Compared, b: Compared): number =>
  (a.type === b.type ? 8 : 0) +
  (isSamePlace(a.city, b.city) ? 5 : 0) +
  (isSamePlace(a.neighbourhood, b.neighbourhood) ? 2 : 0) +
  4 * priceNearness(a, b) +
  2 * roomNearness(a, b)
