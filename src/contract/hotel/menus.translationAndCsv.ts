import * as z from 'zod'
import { spreadsheetBody } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { RowChange } from '../kernel/sheets.ts'
import { Done, Id, Language, optionalLine, spreadsheetText, Token } from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { menuLimits } from './menus.limits.ts'
import { importProblems, translationLimits } from './menus.translationAndCsv.limits.ts'

/** A text that can be translated, as 'table.field'. */
export const TranslatableField = z.enum(Object.keys(translationLimits) as [keyof typeof translationLimits])
export type TranslatableField = z.infer<typeof TranslatableField>

/** Options and choices also need their product: copied products have options with the same ids. */
const textOwner = { id: Id, productId: Id.optional() }

export const TranslationRow = z.object({
  of: TranslatableField,
  ...textOwner,
  /** The default text, shown where a translation is missing; empty for an aclaration, which has none. */
  text: z.string(),
  spanish: z.string(),
  english: z.string(),
  portuguese: z.string(),
  french: z.string(),
})
export type TranslationRow = z.infer<typeof TranslationRow>

const cellSchema = <const O extends TranslatableField>(of: O) =>
  z.strictObject({
    of: z.literal(of),
    ...textOwner,
    language: Language,
    /** The text that the editor saw; the write is refused as stale when the stored text differs. */
    was: optionalLine(menuLimits.aclaration),
    text: optionalLine(translationLimits[of]),
  })

const TranslationCell = z.discriminatedUnion('of', [
  cellSchema('outlet.name'),
  cellSchema('outlet.hours'),
  cellSchema('menu.name'),
  cellSchema('menu.hours'),
  cellSchema('menu.aclaration'),
  cellSchema('category.name'),
  cellSchema('product.name'),
  cellSchema('product.description'),
  cellSchema('option.name'),
  cellSchema('choice.name'),
])
export type TranslationCell = z.infer<typeof TranslationCell>

const Csv = spreadsheetText(menuLimits.importCharacters)
const ImportReport = z.object({
  rows: z.int(),
  newCategories: z.array(z.string()),
  added: z.int(),
  /** The first added products with their prices: a misspelt name would appear here as a new product. */
  newProducts: z.array(z.object({ name: z.string(), price: z.int().nullable() })),
  changed: z.int(),
  /** The first changed products with their changed cells. */
  changes: z.array(RowChange),
  unchanged: z.int(),
  /** `row` counts as in a spreadsheet: from 1, including the heading and blank rows. */
  problems: z.array(
    z.object({
      row: z.int(),
      column: z.string(),
      problem: z.enum(importProblems),
      /** The unknown marks of the column `contains`, or the unknown station. */
      unknown: z.string().optional(),
    }),
  ),
  /** Number of rows with a problem, which the import leaves out. */
  rejectedRows: z.int(),
  /** The rejected rows with the heading as CSV text, to be corrected and imported later. */
  rejected: z.string().nullable(),
  /** Hash of the menu at the time of the check. */
  state: z.string(),
})
export type ImportReport = z.infer<typeof ImportReport>

/** Endpoints that work on a whole menu: translation, CSV export and CSV import. */
export const menusTranslationAndCsv = {
  /** All texts of a menu in the order of the menu, followed by those of the outlets that show it. */
  texts: staff.read
    .input(z.strictObject({ id: Id }))
    .output(z.object({ name: z.string(), hidden: z.boolean(), rows: z.array(TranslationRow) }))
    .errors(refusals('gone')),
  translate: admin.write.input(TranslationCell).output(Done).errors(refusals('gone', 'stale')),
  /** Saves pasted cells. Returns the indexes of the cells that are stale or gone; the others are saved. */
  translateMany: admin.write
    .input(z.strictObject({ cells: z.array(TranslationCell).min(1).max(menuLimits.pastedCells) }))
    .output(z.object({ stale: z.array(z.int()) }))
    .meta(spreadsheetBody),

  exported: staff.read
    .input(z.strictObject({ id: Id }))
    .output(z.object({ name: z.string(), csv: z.string() }))
    .errors(refusals('gone'))
    .meta({ isExport: true }),
  /** Returns a preview of the import with all its problems. Changes nothing. */
  checkImport: admin.write
    .input(z.strictObject({ id: Id, csv: Csv }))
    .output(ImportReport)
    .errors(refusals('gone'))
    .meta(spreadsheetBody),
  /** Imports the rows without a problem, all or none; refused as stale when the menu has changed since `checkImport`. */
  applyImport: admin.write
    .input(z.strictObject({ id: Id, csv: Csv, state: Token }))
    .output(z.object({ added: z.int(), changed: z.int() }))
    .errors(refusals('gone', 'stale', { bad_rows: 422 }))
    .meta(spreadsheetBody),
}
