import type { TranslationRow } from '#contract/hotel/menus.translationAndCsv.ts'
import { type Language, languages } from '#contract/kernel/languages.limits.ts'

/** Row and column index of a cell in the translation grid. */
export interface Spot {
  row: number
  column: number
}

/** A text in the four languages, with its main text (empty if there is none). */
export type Texts = Pick<TranslationRow, 'text' | Language>

/** The text that is shown in a language; Spanish falls back to the main text. */
export const readAs = (row: Texts, language: Language) => row[language] || (language === 'spanish' ? row.text : '')

/** Whether a language has no text although the main text or another language has one. */
export const isMissing = (row: Texts, language: Language) =>
  readAs(row, language) === '' && (row.text !== '' || languages.some((other) => row[other] !== ''))

export const countMissing = (rows: readonly TranslationRow[]) =>
  rows.reduce((sum, row) => sum + languages.filter((language) => isMissing(row, language)).length, 0)

/** The next cell without a translation after this one; continues at the top after the last cell. */
export function nextMissing(rows: readonly TranslationRow[], { row, column }: Spot): Spot | null {
  const width = languages.length
  const total = rows.length * width
  const start = row * width + column
  for (let step = 1; step <= total; step++) {
    const index = (start + step + total) % total
    const spot = { row: Math.floor(index / width), column: index % width }
    const text = rows[spot.row]
    const language = languages[spot.column]
    if (text && language && isMissing(text, language)) return spot
  }
  return null
}
