import { createHash } from 'node:crypto'
import { readCsv, unescapeFormula, writeCsv } from './csv.ts'

export type ParsedCell<Value, Problem> = { value: Value } | { problem: Problem }

/** A column of a spreadsheet. `read` returns null for a cell that leaves the value as it is. */
export interface SheetColumn<Value, Thing, Problem> {
  heading: string
  read(cell: string): ParsedCell<Value, Problem> | null
  write(thing: Thing): string
}

/** Describes how objects are written to a spreadsheet, one per row. `Row` has the values that a row can contain. */
export interface Sheet<Row, Thing, Problem> {
  /** The columns in the order of the export. */
  columns: { [C in keyof Row & string]: SheetColumn<Row[C], Thing, Problem> }
  /** The column with this heading, in any accepted spelling. */
  columnOf(heading: string): (keyof Row & string) | undefined
  /** Columns without which the file is refused. */
  required: readonly (keyof Row & string)[]
  rowsAtMost: number
}

interface ReadRow<Row, Problem> {
  /** Row number as a spreadsheet shows it: the heading and blank rows count. */
  row: number
  /** The values of the valid cells, by column. */
  values: Partial<Row>
  /** Invalid cells with their content. */
  problems: { column: keyof Row & string; problem: Problem; found: string }[]
  /** Cells to the right of the last heading. */
  beyond: string[]
}

/** Reads a whole file and reports all problems at once; the caller decides which of them refuse the file. */
export const readSheet = <Row, Thing, Problem>(csv: string, sheet: Sheet<Row, Thing, Problem>) => {
  const records = readCsv(csv).map((record) => ({
    ...record,
    cells: record.cells.map((cell) => unescapeFormula(cell).trim()),
  }))
  const [first, ...body] = records
  const headings = first?.cells ?? []
  const columns = headings.map((heading) => sheet.columnOf(heading))
  const known = columns.filter((column) => column !== undefined)

  const readRow = ({ row, cells }: (typeof body)[number]): ReadRow<Row, Problem> => {
    const read: ReadRow<Row, Problem> = { row, values: {}, problems: [], beyond: cells.slice(columns.length) }
    for (const [n, column] of columns.entries()) {
      if (column === undefined) continue
      const cell = cells[n] ?? ''
      const found = sheet.columns[column].read(cell)
      if (found && 'problem' in found) read.problems.push({ column, problem: found.problem, found: cell })
      else if (found) read.values[column] = found.value
    }
    return read
  }

  const tooMany = body[sheet.rowsAtMost]
  return {
    isEmpty: !first,
    heading: {
      row: first?.row ?? 1,
      columns: known,
      unknown: headings.filter((_, n) => columns[n] === undefined),
      missing: sheet.required.filter((column) => !known.includes(column)),
      repeated: known.filter((column, n) => known.indexOf(column) !== n),
    },
    /** Row of a quote that is never closed; null if there is none. */
    openQuote: records.find(({ openQuote }) => openQuote)?.row ?? null,
    /** The first row beyond `rowsAtMost`; if there is one, no row is read. */
    tooMany: tooMany?.row ?? null,
    rows: tooMany ? [] : body.map(readRow),
    /** The heading and the rows with these numbers as a file of their own, to be corrected and imported; null without rows. */
    copyRows: (numbers: ReadonlySet<number>): string | null =>
      numbers.size === 0
        ? null
        : writeCsv([headings, ...body.filter(({ row }) => numbers.has(row)).map(({ cells }) => cells)]),
  }
}

/** Writes objects with the same columns that `readSheet` reads, so that an export can be imported again. */
export const writeSheet = <Row, Thing, Problem>(
  things: readonly Thing[],
  sheet: Sheet<Row, Thing, Problem>,
): string => {
  const columns: SheetColumn<unknown, Thing, Problem>[] = Object.values(sheet.columns)
  const rows = things.map((thing) => columns.map((column) => column.write(thing)))
  return writeCsv([columns.map(({ heading }) => heading), ...rows])
}

/** Characters of a cell that a preview shows. */
const cellPreviewLength = 200

export interface ImportPlan<Known, Values> {
  added: Values[]
  changed: { from: Known; to: Values }[]
  unchanged: number
}

/**
 * Plans an import: a row of a known object changes it if a value differs, a row of an unknown one adds it. Imports never remove
 * anything.
 */
export const planSheetImport = <Known, Values>(
  rows: readonly Values[],
  findKnown: (values: Values) => Known | undefined,
  changes: (known: Known, values: Values) => boolean,
): ImportPlan<Known, Values> => {
  const plan: ImportPlan<Known, Values> = { added: [], changed: [], unchanged: 0 }
  for (const to of rows) {
    const from = findKnown(to)
    if (!from) plan.added.push(to)
    else if (changes(from, to)) plan.changed.push({ from, to })
    else plan.unchanged++
  }
  return plan
}

/** The cells that differ between two states of an object, as its sheet writes them; long texts are cut. */
export const changedCells = <Row, Thing, Problem>(
  { columns }: Sheet<Row, Thing, Problem>,
  from: Thing,
  to: Thing,
): { heading: string; from: string; to: string }[] =>
  Object.values<SheetColumn<unknown, Thing, Problem>>(columns).flatMap(({ heading, write }) => {
    const [before, after] = [write(from), write(to)]
    return before === after
      ? []
      : [{ heading, from: before.slice(0, cellPreviewLength), to: after.slice(0, cellPreviewLength) }]
  })

/** Hash of a previewed import. The confirmation carries it, so that only the previewed content is applied. */
export const previewHash = (previewed: unknown): string =>
  createHash('sha256').update(JSON.stringify(previewed)).digest('base64url')
