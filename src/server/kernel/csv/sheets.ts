import { createHash } from 'node:crypto'
import { readCsv, unmarked, writeCsv } from './csv.ts'

export type Found<Value, Problem> = { value: Value } | { problem: Problem }

/** A column of a sheet. A cell that reads as null says nothing. */
export interface Column<Value, Thing, Problem> {
  heading: string
  read(cell: string): Found<Value, Problem> | null
  write(thing: Thing): string
}

/** How things stand in a spreadsheet, one to a row: `Row` is all that a row can say of one. */
export interface Sheet<Row, Thing, Problem> {
  /** In the order of the export. */
  columns: { [C in keyof Row & string]: Column<Row[C], Thing, Problem> }
  /** The column that a heading means. */
  columnOf(heading: string): (keyof Row & string) | undefined
  /** A file without these is no such sheet. */
  required: readonly (keyof Row & string)[]
  rowsAtMost: number
}

interface ReadRow<Row, Problem> {
  /** As spreadsheets number it: the heading counts, and so do blank ones. */
  row: number
  said: Partial<Row>
  /** Every cell that cannot be taken, with what stands in it. */
  problems: { column: keyof Row & string; problem: Problem; found: string }[]
  /** Cells that have no heading. */
  beyond: string[]
}

/** Reads a whole file. What is wrong with it is told all at once; what follows from that is for the sheet's owner. */
export const readSheet = <Row, Thing, Problem>(csv: string, sheet: Sheet<Row, Thing, Problem>) => {
  const records = readCsv(csv).map((record) => ({
    ...record,
    cells: record.cells.map((cell) => unmarked(cell).trim()),
  }))
  const [first, ...body] = records
  const headings = first?.cells ?? []
  const columns = headings.map((heading) => sheet.columnOf(heading))
  const known = columns.filter((column) => column !== undefined)

  const readRow = ({ row, cells }: (typeof body)[number]): ReadRow<Row, Problem> => {
    const read: ReadRow<Row, Problem> = { row, said: {}, problems: [], beyond: cells.slice(columns.length) }
    for (const [n, column] of columns.entries()) {
      if (column === undefined) continue
      const cell = cells[n] ?? ''
      const found = sheet.columns[column].read(cell)
      if (found && 'problem' in found) read.problems.push({ column, problem: found.problem, found: cell })
      else if (found) read.said[column] = found.value
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
    /** The row in which a quote begins that is never closed. */
    openQuote: records.find(({ openQuote }) => openQuote)?.row ?? null,
    /** The first row past the most that there may be; then none is read. */
    tooMany: tooMany?.row ?? null,
    rows: tooMany ? [] : body.map(readRow),
  }
}

/** The export reads back as it was: the same columns, written as they are read. */
export const writeSheet = <Row, Thing, Problem>(
  things: readonly Thing[],
  sheet: Sheet<Row, Thing, Problem>,
): string => {
  const columns: Column<unknown, Thing, Problem>[] = Object.values(sheet.columns)
  const rows = things.map((thing) => columns.map((column) => column.write(thing)))
  return writeCsv([columns.map(({ heading }) => heading), ...rows])
}

const cellShown = 200

export interface Plan<Known, Said> {
  added: Said[]
  changed: { from: Known; to: Said }[]
  unchanged: number
}

/** What rows would do: one that is known changes what the row says of it, another is added. Nothing is ever removed. */
export const planOf = <Known, Said>(
  rows: readonly Said[],
  knownAs: (said: Said) => Known | undefined,
  changes: (known: Known, said: Said) => boolean,
): Plan<Known, Said> => {
  const plan: Plan<Known, Said> = { added: [], changed: [], unchanged: 0 }
  for (const to of rows) {
    const from = knownAs(to)
    if (!from) plan.added.push(to)
    else if (changes(from, to)) plan.changed.push({ from, to })
    else plan.unchanged++
  }
  return plan
}

/** What becomes of a thing, cell by cell, as its sheet writes them; long texts are cut. */
export const cellsChanged = <Row, Thing, Problem>(
  { columns }: Sheet<Row, Thing, Problem>,
  from: Thing,
  to: Thing,
): { heading: string; from: string; to: string }[] =>
  Object.values<Column<unknown, Thing, Problem>>(columns).flatMap(({ heading, write }) => {
    const [before, after] = [write(from), write(to)]
    return before === after ? [] : [{ heading, from: before.slice(0, cellShown), to: after.slice(0, cellShown) }]
  })

/** Stands for what was previewed: what is confirmed with it is the same, or nothing. */
export const sealOf = (previewed: unknown): string =>
  createHash('sha256').update(JSON.stringify(previewed)).digest('base64url')
