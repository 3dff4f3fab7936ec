import type { TranslationRow } from '#contract/hotel/menus.translationAndCsv.ts'
import { type Language, languages } from '#contract/kernel/languages.limits.ts'
import type { Spot } from './missing.ts'

/** A cell that something was pasted into. */
export interface PastedCell {
  row: TranslationRow
  language: Language
  text: string
}

const cellsOf = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/gy

const cleaned = (cell: string) =>
  (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell).replaceAll(/\p{Cc}+/gu, ' ').trim()

/** The cells that a spreadsheet copies: tabs between columns, a line for each row. Null for one text, which is no block. */
export const blockIn = (copied: string): string[][] | null => {
  const whole = copied.replace(/(\r\n|\r|\n)$/, '')
  if (!/[\t\r\n]/.test(whole)) return null
  const block: string[][] = [[]]
  for (const [, cell = '', end] of whole.matchAll(cellsOf)) {
    block.at(-1)?.push(cleaned(cell))
    if (end === '') break
    if (end !== '\t') block.push([])
  }
  return block
}

/** Fills down and right from a cell. An empty cell says nothing; what would fall outside of the desk is counted. */
export const placed = (block: readonly (readonly string[])[], rows: readonly TranslationRow[], from: Spot) => {
  const cells: PastedCell[] = []
  let beyond = 0
  for (const [down, line] of block.entries())
    for (const [right, text] of line.entries()) {
      if (text === '') continue
      const [row, language] = [rows[from.row + down], languages[from.column + right]]
      if (row && language) cells.push({ row, language, text })
      else beyond++
    }
  return { cells, beyond }
}
