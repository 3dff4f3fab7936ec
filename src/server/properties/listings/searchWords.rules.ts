import type { ListingOperation, ListingType } from '#contract/properties/listings.limits.ts'
import { normalizedWords } from '#server/kernel/normalizedWords.rules.ts'

/** Spanish search words for the values; no screen shows them. */
const searchTerms = {
  sale: 'venta',
  rent: 'alquiler',
  temporary: 'alquiler temporario',
  apartment: 'departamento depto',
  house: 'casa',
  office: 'oficina',
  lot: 'lote terreno',
  garage: 'cochera',
} as const satisfies Record<ListingOperation | ListingType, string>

interface SearchedFields {
  number: number
  operation: ListingOperation
  type: ListingType
  city: string
  neighbourhood: string
  direction: string
  label: string
}
export const searchWordsOf = ({ number, operation, type, city, neighbourhood, direction, label }: SearchedFields) => {
  const terms = `${searchTerms[operation]} ${searchTerms[type]}`
  return [...new Set(normalizedWords(`${number} ${terms} ${city} ${neighbourhood} ${direction} ${label}`))]
}

/** Words that a search ignores: 'casa en Pilar' finds houses in Pilar. */
const stopWords = new Set('a al con de del el en la las los o para por un una y'.split(' '))
const maxSearchWords = 6
export const searchWordsIn = (text: string) =>
  normalizedWords(text)
    .filter((word) => !stopWords.has(word))
    .slice(0, maxSearchWords)
