import type { TranslationRow } from '#contract/hotel/menus.translationAndCsv.ts'
import { type Language, languages } from '#contract/kernel/languages.limits.ts'
import type { Spot } from './missing.ts'

/** A cell that gets a pasted text. */
export interface PastedCell {
  row: TranslationRow
  language: Language
  text: string
}

const cellPattern = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/gy

const cleanCell = (cell: string) =>
  (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell).replaceAll(/\p{Cc}+/gu, ' ').trim()

/** Parses cells copied from a spreadsheet: tabs separate columns, line breaks rows. Null for a single text. */
export const blockIn = (copied: string): string[][] | null => {
  const whole = copied.replace(/(\r\n|\r|\n)$/, '')
  if (!/[\t\r\n]/.test(whole)) return null
  const block: string[][] = [[]]
  for (const [, cell = '', end] of whole.matchAll(cellPattern)) {
    block.at(-1)?.push(cleanCell(cell))
    if (end === '') break
    if (end !== '\t') block.push([])
  }
  return block
}

/** Assigns a pasted block to cells, down and to the right. Empty texts are skipped; `outside` counts texts outside the grid. */
export const placed = (block: readonly (readonly string[])[], rows: readonly TranslationRow[], from: Spot) => {
  const cells: PastedCell[] = []
  let outside = 0
  for (const [down, line] of block.entries())
    for (const [right, text] of line.entries()) {
      if (text === '') continue
      const [row, language] = [rows[from.row + down], languages[from.column + right]]
      if (row && language) cells.push({ row, language, text })
      else outside++
    }
  return { cells, outside }
}
