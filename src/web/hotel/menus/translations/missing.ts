import type { TranslationRow } from '#contract/hotel/menus.translationAndCsv.ts'
import { type Language, languages } from '#contract/kernel/languages.limits.ts'

/** A cell of the translation grid. */
export interface Spot {
  row: number
  column: number
}

/** A text in the four languages, with the main one where there is one. */
export type Texts = Pick<TranslationRow, 'text' | Language>

/** What guests read in Spanish without a second Spanish text. */
export const readAs = (row: Texts, language: Language) => row[language] || (language === 'spanish' ? row.text : '')

/** Something is written there in another language, or as the main text, and not in this one. */
export const isMissing = (row: Texts, language: Language) =>
  readAs(row, language) === '' && (row.text !== '' || languages.some((other) => row[other] !== ''))

export const countMissing = (rows: readonly TranslationRow[]) =>
  rows.reduce((sum, row) => sum + languages.filter((language) => isMissing(row, language)).length, 0)

/** The next missing cell after this one, from the top again after the last. */
export function nextMissing(rows: readonly TranslationRow[], { row, column }: Spot): Spot | null {
  const width = languages.length
  const total = rows.length * width
  const start = row * width + column
  for (let step = 1; step <= total; step++) {
    const at = (start + step + total) % total
    const spot = { row: Math.floor(at / width), column: at % width }
    const text = rows[spot.row]
    const language = languages[spot.column]
    if (text && language && isMissing(text, language)) return spot
  }
  return null
}
