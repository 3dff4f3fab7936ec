import * as z from 'zod'
import { spreadsheet } from '../kernel/files.ts'
import { refusals } from '../kernel/refusals.ts'
import { RowChange } from '../kernel/sheets.ts'
import { Done, Id, Language, sheet, Token, words } from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { importProblems, translatable } from './menus.desk.limits.ts'
import { menuLimits } from './menus.limits.ts'

/** What a row of the translation desk translates. */
export const Translatable = z.enum(Object.keys(translatable) as [keyof typeof translatable])
export type Translatable = z.infer<typeof Translatable>

/** An option or a choice is found by the product that has it: copied products share theirs. */
const whose = { id: Id, productId: Id.optional() }

export const TextRow = z.object({
  of: Translatable,
  ...whose,
  /** The default text; an aclaration has none. */
  text: z.string(),
  spanish: z.string(),
  english: z.string(),
  portuguese: z.string(),
  french: z.string(),
})
export type TextRow = z.infer<typeof TextRow>

const cell = <const O extends Translatable>(of: O) =>
  z.strictObject({
    of: z.literal(of),
    ...whose,
    language: Language,
    /** What the cell held when it was opened: a cell that holds something else by now is stale. */
    was: words(menuLimits.aclaration),
    text: words(translatable[of]),
  })

const Cell = z.discriminatedUnion('of', [
  cell('outlet.name'),
  cell('outlet.hours'),
  cell('menu.name'),
  cell('menu.aclaration'),
  cell('category.name'),
  cell('product.name'),
  cell('product.description'),
  cell('option.name'),
  cell('choice.name'),
])
export type Cell = z.infer<typeof Cell>

const Csv = sheet(menuLimits.importCharacters)
const ImportReport = z.object({
  rows: z.int(),
  newCategories: z.array(z.string()),
  added: z.int(),
  /** The first of those that are added: a product whose name is misspelt is one of them. */
  newProducts: z.array(z.string()),
  changed: z.int(),
  /** The first of those that change, with what becomes of them. */
  changes: z.array(RowChange),
  unchanged: z.int(),
  /** The row as a spreadsheet numbers it: the heading is row 1, and blank ones count. */
  problems: z.array(
    z.object({
      row: z.int(),
      column: z.string(),
      problem: z.enum(importProblems),
      /** Which marks nobody knows. */
      unknown: z.string().optional(),
    }),
  ),
  /** Stands for the menu as it was when checked. */
  state: z.string(),
})
export type ImportReport = z.infer<typeof ImportReport>

/** Work on a whole menu at once: translating it, taking it out to a spreadsheet and back. */
export const menusAtDesk = {
  /** Every text of a menu, in the order of the menu, below those of the outlets that show it. */
  texts: staff.read
    .input(z.strictObject({ id: Id }))
    .output(z.object({ name: z.string(), hidden: z.boolean(), rows: z.array(TextRow) }))
    .errors(refusals('gone')),
  translate: admin.write.input(Cell).output(Done).errors(refusals('gone', 'stale')),
  /** Many cells at once, as they are pasted. Says which of them, by their index, are stale or gone; the others are saved. */
  translateMany: admin.write
    .input(z.strictObject({ cells: z.array(Cell).min(1).max(menuLimits.pastedCells) }))
    .output(z.object({ stale: z.array(z.int()) }))
    .meta(spreadsheet),

  exported: staff.read
    .input(z.strictObject({ id: Id }))
    .output(z.object({ name: z.string(), csv: z.string() }))
    .errors(refusals('gone')),
  /** Says what an import would do, and every row that is wrong. Changes nothing. */
  checkImport: admin.write
    .input(z.strictObject({ id: Id, csv: Csv }))
    .output(ImportReport)
    .errors(refusals('gone'))
    .meta(spreadsheet),
  /** All rows or none; refused as stale when the menu is not the one that was checked. */
  applyImport: admin.write
    .input(z.strictObject({ id: Id, csv: Csv, state: Token }))
    .output(z.object({ added: z.int(), changed: z.int() }))
    .errors(refusals('gone', 'stale', { bad_rows: 422 }))
    .meta(spreadsheet),
}
