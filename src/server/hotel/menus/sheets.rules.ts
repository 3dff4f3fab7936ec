import { type Content, contents } from '#contract/hotel/contents.limits.ts'
import { type ImportColumn, type ImportProblem, importColumns } from '#contract/hotel/menus.desk.limits.ts'
import { menuDefaults, menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Category, Product } from '#contract/hotel/menus.ts'
import { fieldIn, type InFour, type Language, languages } from '#contract/kernel/languages.limits.ts'
import type { RowChange } from '#contract/kernel/sheets.ts'
import { type Column, cellsChanged, type Found, readSheet, type Sheet, writeSheet } from '#server/kernel/csv/sheets.ts'
import {
  namesFit,
  readOptionNames,
  readOptions,
  type WrittenOptions,
  writeOptionNames,
  writeOptions,
} from './options.rules.ts'
import { readPrice, writePrice } from './prices.rules.ts'

type Flag = 'stock' | 'glutenFree' | 'vegetarian' | 'vegan' | 'favourite'
type OptionColumn = keyof InFour<'options', unknown>
type TextColumn = Exclude<ImportColumn, Flag | OptionColumn | 'price' | 'contains' | 'nameOfBuys' | 'options'>

/** All that a row can say of a product. */
type Cells = Record<TextColumn, string> &
  Record<Flag, boolean> &
  Record<OptionColumn, string[][]> & {
    price: number | null
    contains: Content[]
    nameOfBuys: number
    options: WrittenOptions
  }
/** A product as a row of its menu. */
type Listed = Product & { category: string }
type ColumnOf<C extends ImportColumn> = Column<Cells[C], Listed, ImportProblem>

const text = (column: TextColumn, max: number, needed = false): ColumnOf<TextColumn> => ({
  heading: column,
  read: (cell) => {
    if (cell === '' && needed) return { problem: 'required' }
    if (cell.length > max) return { problem: 'too_long' }
    return /[\p{Cc}\p{Cs}]/u.test(cell) ? { problem: 'unreadable' } : { value: cell }
  },
  write: (product) => product[column],
})

const inEach = <F extends string, C>(field: F, make: (column: keyof InFour<F, C>, language: Language) => C) =>
  Object.fromEntries(
    languages.map((language) => [fieldIn(field, language), make(fieldIn(field, language), language)]),
  ) as InFour<F, C>

const yes = new Set(['yes', 'si', 'sí', 'true', '1', 'x'])
const no = new Set(['no', 'false', '0', ''])
const flag = (column: Flag, unlessSaid = false): ColumnOf<Flag> => ({
  heading: column,
  read: (cell) => {
    const word = cell.toLowerCase()
    if (yes.has(word)) return { value: true }
    return no.has(word) ? { value: word === '' && unlessSaid } : { problem: 'not_yes_or_no' }
  },
  write: (product) => (product[column] ? 'yes' : 'no'),
})

const readMoney = (cell: string): Found<number | null, ImportProblem> => {
  const price = readPrice(cell)
  return cell !== '' && price === null ? { problem: 'not_a_price' } : { value: price }
}
const readCount = (cell: string): Found<number, ImportProblem> => {
  const count = cell === '' ? menuDefaults.nameOfBuys : Number(cell)
  return /^\d*$/.test(cell) && count <= menuLimits.nameOfBuys ? { value: count } : { problem: 'not_a_number' }
}

/** Enough to find a heading or a mark by. */
const namesShown = 60

/** Each once, in the order of the contract, however they were ticked. */
export const inListOrder = (marks: readonly Content[]) => contents.filter((content) => marks.includes(content))
const marksIn = (cell: string) =>
  cell
    .toLowerCase()
    .split(/[,;|]/)
    .map((word) => word.trim())
    .filter(Boolean)
const isMark = (word: string): word is Content => contents.some((content) => content === word)
const readMarks = (cell: string): Found<Content[], ImportProblem> => {
  const marks = marksIn(cell)
  return marks.every(isMark) ? { value: inListOrder(marks) } : { problem: 'unknown_mark' }
}

const unknownIn = (cell: string) =>
  marksIn(cell)
    .filter((word) => !isMark(word))
    .join(', ')
    .slice(0, namesShown)

const sheet: Sheet<Cells, Listed, ImportProblem> = {
  columns: {
    category: text('category', menuLimits.name, true),
    name: text('name', menuLimits.productName, true),
    ...inEach('name', (column) => text(column, menuLimits.productName)),
    description: text('description', menuLimits.productDescription),
    ...inEach('description', (column) => text(column, menuLimits.productDescription)),
    price: { heading: 'price', read: readMoney, write: ({ price }) => writePrice(price) },
    // A product whose stock is not mentioned is there to be had.
    stock: flag('stock', true),
    glutenFree: flag('glutenFree'),
    vegetarian: flag('vegetarian'),
    vegan: flag('vegan'),
    favourite: flag('favourite'),
    contains: { heading: 'contains', read: readMarks, write: ({ contains }) => inListOrder(contains).join(', ') },
    nameOfBuys: { heading: 'nameOfBuys', read: readCount, write: ({ nameOfBuys }) => String(nameOfBuys) },
    options: { heading: 'options', read: readOptions, write: ({ options }) => writeOptions(options) },
    ...inEach(
      'options',
      (heading, language): ColumnOf<OptionColumn> => ({
        heading,
        read: readOptionNames,
        write: ({ options }) => writeOptionNames(options, language),
      }),
    ),
  },
  columnOf: (heading) => importColumns.find((column) => column.toLowerCase() === heading.toLowerCase()),
  required: ['category', 'name'],
  rowsAtMost: menuLimits.importRows,
}

/** The columns that hold the names of options in a language. */
const optionColumns = languages.map((language) => ({ language, column: fieldIn('options', language) }))

interface Problem {
  row: number
  column: string
  problem: ImportProblem
  unknown?: string
}

/** What is wrong with the file as a whole, all of one kind at once: then its rows are not looked at. */
const faultsOf = ({ heading, openQuote, tooMany }: ReturnType<typeof readSheet<Cells, Listed, ImportProblem>>) => {
  const { row, columns, unknown, missing, repeated } = heading
  const inHeading = (names: readonly string[], problem: ImportProblem) =>
    names.map((column): Problem => ({ row, column: column.slice(0, namesShown), problem }))
  const named = optionColumns.some(({ column }) => columns.includes(column)) && !columns.includes('options')
  const kinds: Problem[][] = [
    openQuote ? [{ row: openQuote, column: '', problem: 'unreadable' }] : [],
    inHeading(unknown, 'unknown_column'),
    inHeading(missing, 'missing_column'),
    inHeading(named ? ['options'] : [], 'missing_column'),
    inHeading(repeated, 'repeated'),
    tooMany ? [{ row: tooMany, column: '', problem: 'too_many_rows' }] : [],
  ]
  return kinds.find((kind) => kind.length > 0) ?? []
}

/** What a row says about a product. A column that the file does not have says nothing. */
export type ProductRow = Partial<Omit<Cells, OptionColumn>> & Pick<Cells, 'category' | 'name'>

/** Puts the names of options to their options; answers which columns name something else. */
const gatherNames = (said: Partial<Cells>): OptionColumn[] => {
  const { options } = said
  const wrong: OptionColumn[] = []
  for (const { language, column } of optionColumns) {
    const names = said[column]
    delete said[column]
    if (!options || !names) continue
    if (namesFit(options, names)) options.names[language] = names
    else wrong.push(column)
  }
  return wrong
}

/** What products are known by in a sheet. */
export const keyOf = (category: string, name: string) => `${category.toLowerCase()}\n${name.toLowerCase()}`

/** Reads a whole file, and names every cell that cannot be taken. */
export const readProducts = (csv: string): { rows: ProductRow[]; problems: Problem[] } => {
  const read = readSheet(csv, sheet)
  const faults = faultsOf(read)
  if (faults.length > 0) return { rows: [], problems: faults }
  const seen = new Set<string>()
  const problems = read.rows.flatMap(({ row, said, problems }) => {
    const wrong: Problem[] = problems.map(({ column, problem, found }) => ({
      row,
      column,
      problem,
      ...(problem === 'unknown_mark' && { unknown: unknownIn(found) }),
    }))
    const key = keyOf(said.category ?? '', said.name ?? '')
    if (seen.has(key)) wrong.push({ row, column: 'name', problem: 'repeated' })
    if (said.category && said.name) seen.add(key)
    return [...wrong, ...gatherNames(said).map((column): Problem => ({ row, column, problem: 'other_options' }))]
  })
  return { rows: read.rows.map(({ said }) => said as ProductRow), problems }
}

const knownBy = ({ category, name }: Pick<Cells, 'category' | 'name'>) => `${category} · ${name}`

export const namesIn = (added: readonly Pick<Cells, 'category' | 'name'>[]) =>
  added.slice(0, menuLimits.changesListed).map(knownBy)

/** What becomes of products, the first of them; a row is known by its category and name. */
export const changesIn = (changed: readonly { from: Product; to: Partial<Product> & Pick<Cells, 'category'> }[]) =>
  changed.slice(0, menuLimits.changesListed).map(
    ({ from, to: { category, ...said } }): RowChange => ({
      name: knownBy({ category, name: from.name }),
      cells: cellsChanged(sheet, { ...from, category }, { ...from, ...said, name: from.name, category }),
    }),
  )

export const writeProducts = (categories: readonly Category[], products: readonly Product[]) => {
  const inCategory = Map.groupBy(products, ({ categoryId }) => categoryId)
  const listed = categories.flatMap(({ id, name: category }) =>
    (inCategory.get(id) ?? []).map((product) => ({ ...product, category })),
  )
  return writeSheet(listed, sheet)
}
