import type { Write } from '#contract/api.ts'
import type { BadFileReason } from '#contract/kernel/sheets.limits.ts'
import type { ImportPreview } from '#contract/kernel/sheets.ts'

/** An import of a spreadsheet: its endpoints, columns and words. */
export interface SheetImport {
  previewImport: Write<{ csv: string }, ImportPreview>
  applyImport: Write<{ csv: string; plan: string }, { created: number; updated: number }>
  /** Headings of the columns. */
  columns: Readonly<Record<string, string>>
  limits: { csvCharacters: number }
  /** Sentences about rows that are imported although something may be wrong with them. */
  warningsOf?: (preview: ImportPreview) => readonly string[]
  /** Path of the list to which the rows belong. */
  list: string
  words: {
    title: string
    back: string
    sentences: readonly string[]
    confirm: (count: number) => string
    result: (created: number, updated: number) => string
    see: string
    badFile: Record<BadFileReason, string>
  }
}
