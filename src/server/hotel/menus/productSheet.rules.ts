import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import { menuDefaults, menuLimits } from '#contract/hotel/menus.limits.ts'
import {
  type ImportColumn,
  type ImportProblem,
  importColumnNames,
  importColumns,
} from '#contract/hotel/menus.translationAndCsv.limits.ts'
import type { Category, Product } from '#contract/hotel/menus.ts'
import { stationLimits } from '#contract/hotel/stations.limits.ts'
import type { Station } from '#contract/hotel/stations.ts'
import { type Language, type LocalizedFields, languages, localizedField } from '#contract/kernel/languages.limits.ts'
import type { RowChange } from '#contract/kernel/sheets.ts'
import { columnFinder } from '#server/kernel/csv/importCells.ts'
import {
  changedCells,
  type ParsedCell,
  readSheet,
  type Sheet,
  type SheetColumn,
  writeSheet,
} from '#server/kernel/csv/sheets.ts'
import { normalizedWords } from '#server/kernel/normalizedWords.rules.ts'
import { isContentMark, readContentMarks, sortContentMarks, splitContentMarks } from './contentMarks.rules.ts'
import {
  namesMatchOptions,
  type ParsedOptions,
  parseTranslatedOptionNames,
  readOptions,
  writeOptionNames,
  writeOptions,
} from './options.rules.ts'
import { readPrice, writePrice } from './prices.rules.ts'

type Flag = 'stock' | 'glutenFree' | 'vegetarian' | 'vegan' | 'favourite'
type OptionColumn = keyof LocalizedFields<'options', unknown>
type TextColumn = Exclude<ImportColumn, Flag | OptionColumn | 'price' | 'contains' | 'nameOfBuys' | 'options'>

/** Values of a row, by column. */
type Cells = Record<TextColumn, string> &
  Record<Flag, boolean> &
  Record<OptionColumn, string[][]> & {
    price: number | null
    contains: ContentMark[]
    nameOfBuys: number
    options: ParsedOptions
  }
/** A product with the names of its category and of its own station, which are columns of the sheet. */
type ProductWithNames = Product & { category: string; station: string }
type ColumnOf<C extends ImportColumn> = SheetColumn<Cells[C], ProductWithNames, ImportProblem>

const text = (column: TextColumn, max: number, isRequired = false): ColumnOf<TextColumn> => ({
  heading: column,
  read: (cell) => {
    if (cell === '' && isRequired) return { problem: 'required' }
    if (cell.length > max) return { problem: 'too_long' }
    return /[\p{Cc}\p{Cs}]/u.test(cell) ? { problem: 'unreadable' } : { value: cell }
  },
  write: (product) => product[column],
})

const perLanguage = <F extends string, C>(
  field: F,
  create: (column: keyof LocalizedFields<F, C>, language: Language) => C,
) =>
  Object.fromEntries(
    languages.map((language) => [localizedField(field, language), create(localizedField(field, language), language)]),
  ) as LocalizedFields<F, C>

const yes = new Set(['yes', 'si', 'sí', 'true', '1', 'x'])
const no = new Set(['no', 'false', '0', ''])
const flag = (column: Flag, ifEmpty = false): ColumnOf<Flag> => ({
  heading: column,
  read: (cell) => {
    const word = cell.toLowerCase()
    if (yes.has(word)) return { value: true }
    return no.has(word) ? { value: word === '' && ifEmpty } : { problem: 'not_yes_or_no' }
  },
  write: (product) => (product[column] ? 'yes' : 'no'),
})

const readMoney = (cell: string): ParsedCell<number | null, ImportProblem> => {
  const price = readPrice(cell)
  return cell !== '' && price === null ? { problem: 'not_a_price' } : { value: price }
}
const readCount = (cell: string): ParsedCell<number, ImportProblem> => {
  const count = cell === '' ? menuDefaults.nameOfBuys : Number(cell)
  return /^\d*$/.test(cell) && count <= menuLimits.nameOfBuys ? { value: count } : { problem: 'not_a_number' }
}

/** Reported headings and marks are cut to this many characters. */
const maxReportedLength = 60

const readMarks = (cell: string): ParsedCell<ContentMark[], ImportProblem> => {
  const marks = readContentMarks(cell)
  return marks ? { value: marks } : { problem: 'unknown_mark' }
}

const unknownMarksOf = (cell: string) =>
  splitContentMarks(cell)
    .filter((word) => !isContentMark(word))
    .join(', ')
    .slice(0, maxReportedLength)

/** Other Spanish headings that restaurants use. */
const otherHeadings: Partial<Record<ImportColumn, string[]>> = {
  category: ['rubro', 'seccion'],
  name: ['producto', 'plato'],
  description: ['detalle'],
  price: ['precio de venta', 'importe'],
  stock: ['disponible', 'en stock'],
  glutenFree: ['sin tacc', 'apto celiacos'],
}
const plain = (heading: string) => normalizedWords(heading).join(' ')
const headingsOf = (column: ImportColumn) => [
  plain(column),
  plain(importColumnNames[column]),
  ...(otherHeadings[column] ?? []),
]

const sheet: Sheet<Cells, ProductWithNames, ImportProblem> = {
  columns: {
    category: text('category', menuLimits.name, true),
    name: text('name', menuLimits.productName, true),
    ...perLanguage('name', (column) => text(column, menuLimits.productName)),
    description: text('description', menuLimits.productDescription),
    ...perLanguage('description', (column) => text(column, menuLimits.productDescription)),
    price: { heading: 'price', read: readMoney, write: ({ price }) => writePrice(price) },
    // An empty cell means that the product is in stock.
    stock: flag('stock', true),
    glutenFree: flag('glutenFree'),
    vegetarian: flag('vegetarian'),
    vegan: flag('vegan'),
    favourite: flag('favourite'),
    contains: { heading: 'contains', read: readMarks, write: ({ contains }) => sortContentMarks(contains).join(', ') },
    // The name of the product's own station; empty when it has that of its category.
    station: text('station', stationLimits.name),
    nameOfBuys: { heading: 'nameOfBuys', read: readCount, write: ({ nameOfBuys }) => String(nameOfBuys) },
    options: { heading: 'options', read: readOptions, write: ({ options }) => writeOptions(options) },
    ...perLanguage(
      'options',
      (heading, language): ColumnOf<OptionColumn> => ({
        heading,
        read: parseTranslatedOptionNames,
        write: ({ options }) => writeOptionNames(options, language),
      }),
    ),
  },
  columnOf: columnFinder(
    Object.fromEntries(importColumns.map((column) => [column, headingsOf(column)])) as Record<ImportColumn, string[]>,
  ),
  required: ['category', 'name'],
  rowsAtMost: menuLimits.importRows,
}

/** Columns with the translated names of options. */
const optionColumns = languages.map((language) => ({ language, column: localizedField('options', language) }))

export interface Problem {
  row: number
  column: string
  problem: ImportProblem
  unknown?: string
}

/** Problems of the file as a whole. Only the first kind of problem is reported, and the rows are not checked then. */
const fileProblems = ({
  heading,
  openQuote,
  tooMany,
}: ReturnType<typeof readSheet<Cells, ProductWithNames, ImportProblem>>) => {
  const { row, columns, unknown, missing, repeated } = heading
  const inHeading = (names: readonly string[], problem: ImportProblem) =>
    names.map((column): Problem => ({ row, column: column.slice(0, maxReportedLength), problem }))
  const hasNamesOnly = optionColumns.some(({ column }) => columns.includes(column)) && !columns.includes('options')
  const kinds: Problem[][] = [
    openQuote ? [{ row: openQuote, column: '', problem: 'unreadable' }] : [],
    inHeading(unknown, 'unknown_column'),
    inHeading(missing, 'missing_column'),
    inHeading(hasNamesOnly ? ['options'] : [], 'missing_column'),
    inHeading(repeated, 'repeated'),
    tooMany ? [{ row: tooMany, column: '', problem: 'too_many_rows' }] : [],
  ]
  return kinds.find((kind) => kind.length > 0) ?? []
}

/** Values of a product in a row; a column that the file does not have is missing. */
export type ProductRow = Partial<Omit<Cells, OptionColumn>> & Pick<Cells, 'category' | 'name'>

/** Moves translated names into the options of the row. Returns the columns whose names do not match the options. */
const moveOptionNames = (values: Partial<Cells>): OptionColumn[] => {
  const { options } = values
  const mismatched: OptionColumn[] = []
  for (const { language, column } of optionColumns) {
    const names = values[column]
    delete values[column]
    if (!options || !names) continue
    if (namesMatchOptions(options, names)) options.names[language] = names
    else mismatched.push(column)
  }
  return mismatched
}

/** Sheets identify a product by its category and name, ignoring case. */
export const productKeyOf = (category: string, name: string) => `${category.toLowerCase()}\n${name.toLowerCase()}`

interface ProductSheet {
  /** The rows without a problem. */
  rows: ProductRow[]
  /** The number of each of these rows in the file. */
  numbers: number[]
  problems: Problem[]
  /** Number of rows in the file, or 0 if it cannot be read. */
  total: number
  copyRows: ReturnType<typeof readSheet>['copyRows']
}

/** Reads a CSV file and reports every invalid cell; of a file with a problem as a whole it reports only that problem. */
export const readProductSheet = (csv: string): ProductSheet => {
  const read = readSheet(csv, sheet)
  const wholeFile = fileProblems(read)
  const { copyRows } = read
  if (wholeFile.length > 0) return { rows: [], numbers: [], problems: wholeFile, total: 0, copyRows }
  const seen = new Set<string>()
  const problems = read.rows.flatMap(({ row, values, problems }) => {
    const rowProblems: Problem[] = problems.map(({ column, problem, found }) => ({
      row,
      column,
      problem,
      ...(problem === 'unknown_mark' && { unknown: unknownMarksOf(found) }),
    }))
    const key = productKeyOf(values.category ?? '', values.name ?? '')
    if (seen.has(key)) rowProblems.push({ row, column: 'name', problem: 'repeated' })
    if (values.category && values.name) seen.add(key)
    return [
      ...rowProblems,
      ...moveOptionNames(values).map((column): Problem => ({ row, column, problem: 'other_options' })),
    ]
  })
  const bad = new Set(problems.map(({ row }) => row))
  const valid = read.rows.filter(({ row }) => !bad.has(row))
  return {
    rows: valid.map(({ values }) => values as ProductRow),
    numbers: valid.map(({ row }) => row),
    problems,
    total: read.rows.length,
    copyRows,
  }
}

export type NamedStation = Pick<Station, 'id' | 'name'>

const stationNameOf = ({ stationId }: Product, stations: readonly NamedStation[]) =>
  stations.find(({ id }) => id === stationId)?.name ?? ''

/** The station with this name, ignoring case. */
export const findStationByName = (name: string, stations: readonly NamedStation[]) =>
  stations.find((station) => station.name.toLowerCase() === name.toLowerCase())

const displayName = ({ category, name }: Pick<Cells, 'category' | 'name'>) => `${category} · ${name}`

export const listNewProducts = (added: readonly (Pick<Cells, 'category' | 'name'> & Partial<Pick<Cells, 'price'>>)[]) =>
  added.slice(0, menuLimits.changesListed).map((row) => ({ name: displayName(row), price: row.price ?? null }))

/** The first changed products with their changed cells, for the preview of an import. */
export const toRowChanges = (
  changed: readonly { from: Product; to: Partial<Product> & Pick<Cells, 'category'> }[],
  stations: readonly NamedStation[],
) =>
  changed.slice(0, menuLimits.changesListed).map(({ from, to: { category, ...fields } }): RowChange => {
    const withNames = (product: Product) => ({ ...product, category, station: stationNameOf(product, stations) })
    return {
      name: displayName({ category, name: from.name }),
      cells: changedCells(sheet, withNames(from), withNames({ ...from, ...fields, name: from.name })),
    }
  })

export const writeProductSheet = (
  categories: readonly Category[],
  products: readonly Product[],
  stations: readonly NamedStation[],
) => {
  const inCategory = Map.groupBy(products, ({ categoryId }) => categoryId)
  const rows = categories.flatMap(({ id, name: category }) =>
    (inCategory.get(id) ?? []).map((product) => ({ ...product, category, station: stationNameOf(product, stations) })),
  )
  return writeSheet(rows, sheet)
}
