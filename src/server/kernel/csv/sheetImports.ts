import type { BadFileReason, BadRowReason } from '#contract/kernel/sheets.limits.ts'
import { previewLimits } from '#contract/kernel/sheets.limits.ts'
import type { BadRow, ImportPreview } from '#contract/kernel/sheets.ts'
import { changedCells, type ImportPlan, previewHash, readSheet, type Sheet } from './sheets.ts'

interface ImportFile<Row, Values> {
  badFile: BadFileReason | null
  /** Headings of ignored columns. */
  unknown: string[]
  rows: Values[]
  bad: BadRow<keyof Row & string>[]
  /** The bad rows as a CSV file. */
  rejected: string | null
}

/**
 * Reads a CSV file into valid and bad rows; of a file that is refused as a whole, no row is read. Of rows with the same key only
 * the first is valid; `key` is the column that is reported for the others.
 */
export const readImportFile = <Row, Thing, Values extends Partial<Row>>(
  csv: string,
  sheet: Sheet<Row, Thing, BadRowReason>,
  key: keyof Row & string,
  keyOf: (values: Values) => unknown = (values) => values[key],
): ImportFile<Row, Values> => {
  const { isEmpty, heading, rows, tooMany, openQuote, copyRows } = readSheet(csv, sheet)
  const unknown = heading.unknown.filter(Boolean).map((name) => name.slice(0, 60))
  const emptyFile = { unknown, rows: [], bad: [], rejected: null }
  const refuseFile = (badFile: BadFileReason): ImportFile<Row, Values> => ({ badFile, ...emptyFile })
  if (isEmpty) return refuseFile('empty')
  if (heading.missing.length > 0) return refuseFile('no_header')
  if (tooMany) return refuseFile('too_many_rows')
  if (rows.length === 0) return refuseFile('empty')
  const file: ImportFile<Row, Values> = { badFile: null, unknown, rows: [], bad: [], rejected: null }
  const keys = new Set<unknown>()
  for (const { row, values: found, problems, beyond } of rows) {
    const addBadRow = (reason: BadRowReason, column: (keyof Row & string) | null = null, found = '') =>
      file.bad.push({ line: row, column, reason, found: found.slice(0, 60) })
    const [problem] = problems
    const values = found as Values
    if (row === openQuote) addBadRow('open_quote')
    else if (beyond.length > 0) addBadRow('columns', null, beyond.join(' '))
    else if (problem) addBadRow(problem.problem, problem.column, problem.found)
    else if (keys.has(keyOf(values))) addBadRow('repeated', key, String(values[key]))
    else {
      keys.add(keyOf(values))
      file.rows.push(values)
    }
  }
  file.rejected = copyRows(new Set(file.bad.map(({ line }) => line)))
  return file
}

/**
 * Preview of the changes that an import plan would make; `nameOf` names a changed object. The lists of bad rows and of changes are
 * limited.
 */
export const toImportPreview = <Row, Thing, Values extends Partial<Row>>(
  sheet: Sheet<Row, Thing, BadRowReason>,
  { badFile, unknown, bad, rejected }: Omit<ImportFile<Row, Values>, 'rows'>,
  { added, changed, unchanged }: ImportPlan<Thing, Values>,
  nameOf: (thing: Thing) => string,
): ImportPreview<keyof Row & string> => ({
  badFile,
  created: added.length,
  updated: changed.length,
  unchanged,
  badRows: bad.length,
  bad: bad.slice(0, previewLimits.badRows),
  changes: changed
    .slice(0, previewLimits.changes)
    .map(({ from, to }) => ({ name: nameOf(from), cells: changedCells(sheet, from, { ...from, ...to }) })),
  unknown,
  rejected,
  plan: previewHash([added, changed]),
})
