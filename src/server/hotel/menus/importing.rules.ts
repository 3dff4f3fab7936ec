import { createHash } from 'node:crypto'
import {
  type ImportColumn,
  type ImportProblem,
  importColumns,
  menuDefaults,
  menuLimits,
} from '#contract/hotel/menus.limits.ts'
import type { Category, OptionGroup, Product } from '#contract/hotel/menus.ts'
import { fieldIn, languages } from '#contract/kernel/languages.limits.ts'
import { readCsv, unmarked, writeCsv } from '#server/kernel/csv/csv.ts'
import {
  namesFit,
  optionsAsWritten,
  readOptionNames,
  readOptions,
  sameOptions,
  type WrittenOptions,
  writeOptionNames,
  writeOptions,
} from './options.rules.ts'
import { readPrice, writePrice } from './prices.rules.ts'

const yes = new Set(['yes', 'si', 'sí', 'true', '1', 'x'])
const no = new Set(['no', 'false', '0', ''])
const flags = ['stock', 'glutenFree', 'vegetarian', 'favourite'] as const

type Flag = (typeof flags)[number]
const isFlag = (column: ImportColumn): column is Flag => (flags as readonly string[]).includes(column)

/** The columns that hold the names of options in a language. */
const optionColumns = languages.map((language) => ({ language, column: fieldIn('options', language) }))
type OptionColumn = (typeof optionColumns)[number]['column']
const languageOf = (column: string) => optionColumns.find((one) => one.column === column)?.language
const isOptionNames = (column: ImportColumn): column is OptionColumn => languageOf(column) !== undefined

/** What a row says about a product. A column that the file does not have says nothing. */
export type ProductRow = { category: string; options?: WrittenOptions } & Partial<
  Pick<Product, Exclude<ImportColumn, 'category' | 'options' | OptionColumn>>
> & { name: string }

interface Problem {
  row: number
  column: string
  problem: ImportProblem
}

/** Of a heading that is none: enough to find it by. */
const columnShown = 60

const limitOf = (column: ImportColumn) => {
  if (column === 'category') return menuLimits.name
  return column.startsWith('description') ? menuLimits.productDescription : menuLimits.productName
}

const readCell = (column: ImportColumn, written: string): { value: unknown } | { problem: ImportProblem } => {
  const text = written.trim()
  if (column === 'price') {
    const price = text === '' ? null : readPrice(text)
    return text !== '' && price === null ? { problem: 'not_a_price' } : { value: price }
  }
  if (isFlag(column)) {
    const word = text.toLowerCase()
    if (yes.has(word)) return { value: true }
    // A product whose stock is not mentioned is there to be had.
    return no.has(word) ? { value: column === 'stock' && word === '' } : { problem: 'not_yes_or_no' }
  }
  if (column === 'nameOfBuys') {
    const count = text === '' ? menuDefaults.nameOfBuys : Number(text)
    return /^\d*$/.test(text) && count <= menuLimits.nameOfBuys ? { value: count } : { problem: 'not_a_number' }
  }
  if (column === 'options') return readOptions(text)
  if (isOptionNames(column)) return readOptionNames(text)
  if (text === '' && (column === 'category' || column === 'name')) return { problem: 'required' }
  if (text.length > limitOf(column)) return { problem: 'too_long' }
  return /[\p{Cc}\p{Cs}]/u.test(text) ? { problem: 'unreadable' } : { value: text }
}

/** Reads a whole file, and names every cell that cannot be taken. */
export const readRows = (csv: string): { rows: ProductRow[]; problems: Problem[] } => {
  const wrong = (row: number, column: string, problem: ImportProblem) => ({
    rows: [],
    problems: [{ row, column, problem }],
  })
  const records = readCsv(csv)
  const unclosed = records.find(({ openQuote }) => openQuote)
  if (unclosed) return wrong(unclosed.row, '', 'unreadable')
  const [{ row: first, cells: heading } = { row: 1, cells: [] }, ...body] = records.map(({ row, cells }) => ({
    row,
    cells: cells.map(unmarked),
  }))
  const columns = heading.map((name) => importColumns.find((one) => one.toLowerCase() === name.trim().toLowerCase()))
  const unknown = columns.indexOf(undefined)
  if (unknown >= 0) return wrong(first, (heading[unknown] ?? '').slice(0, columnShown), 'unknown_column')
  const missing = (['category', 'name'] as const).find((column) => !columns.includes(column))
  if (missing) return wrong(first, missing, 'missing_column')
  if (!columns.includes('options') && columns.some((column) => column && isOptionNames(column)))
    return wrong(first, 'options', 'missing_column')
  const twice = columns.find((column, at) => columns.indexOf(column) !== at)
  if (twice) return wrong(first, twice, 'repeated')
  const beyond = body[menuLimits.importRows]
  if (beyond) return wrong(beyond.row, '', 'too_many_rows')

  const problems: Problem[] = []
  const seen = new Set<string>()
  const rows = body.map(({ row, cells }) => {
    const read: Record<string, unknown> = {}
    for (const [at, column] of columns.entries()) {
      if (!column) continue
      const found = readCell(column, cells[at] ?? '')
      if ('problem' in found) problems.push({ row, column, problem: found.problem })
      else read[column] = found.value
    }
    const place = keyOf(String(read.category), String(read.name))
    if (seen.has(place)) problems.push({ row, column: 'name', problem: 'repeated' })
    seen.add(place)
    for (const column of gatherNames(read)) problems.push({ row, column, problem: 'other_options' })
    return read as ProductRow
  })
  return { rows, problems }
}

/** Puts the names of options to their options; answers which columns name something else. */
const gatherNames = (read: Record<string, unknown>): string[] => {
  const options = read.options as WrittenOptions | undefined
  const wrong: string[] = []
  for (const { language, column } of optionColumns) {
    const names = read[column] as string[][] | undefined
    delete read[column]
    if (!options || !names) continue
    if (namesFit(options, names)) options.names[language] = names
    else wrong.push(column)
  }
  return wrong
}

const keyOf = (category: string, name: string) => `${category.toLowerCase()}\n${name.toLowerCase()}`

interface Menu {
  categories: readonly Category[]
  products: readonly Product[]
}

type Planned = Omit<ProductRow, 'options'> & { options?: OptionGroup[] }
export interface ImportPlan {
  newCategories: string[]
  /** Products that are not there yet, with the place they take in their category. */
  added: { row: Planned; order: number }[]
  changed: { id: string; to: Omit<Planned, 'category' | 'name'> }[]
  unchanged: number
}

const planned = (row: ProductRow, present: readonly OptionGroup[]): Planned => {
  const { options, ...rest } = row
  return options ? { ...rest, options: optionsAsWritten(present, options) } : rest
}

const changes = (product: Product, said: Omit<Planned, 'category' | 'name'>) =>
  Object.entries(said).some(([field, value]) =>
    field === 'options'
      ? !sameOptions(product.options, value as OptionGroup[])
      : product[field as keyof Product] !== value,
  )

/** What the rows would do to a menu: products are found by category and name; nothing is ever removed. */
export const planImport = (rows: readonly ProductRow[], { categories, products }: Menu): ImportPlan => {
  const known = new Map(categories.map(({ id, name }) => [name.toLowerCase(), id]))
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]))
  const existing = new Map(products.map((p) => [keyOf(nameOf.get(p.categoryId) ?? '', p.name), p]))
  const sizes = new Map<string, number>()
  for (const { categoryId } of products) {
    const name = (nameOf.get(categoryId) ?? '').toLowerCase()
    sizes.set(name, (sizes.get(name) ?? 0) + 1)
  }
  const plan: ImportPlan = { newCategories: [], added: [], changed: [], unchanged: 0 }
  const fresh = new Set<string>()
  for (const row of rows) {
    const category = row.category.toLowerCase()
    if (!known.has(category) && !fresh.has(category)) {
      fresh.add(category)
      plan.newCategories.push(row.category)
    }
    const product = existing.get(keyOf(row.category, row.name))
    if (!product) {
      const order = (sizes.get(category) ?? 0) + 1
      sizes.set(category, order)
      plan.added.push({ row: planned(row, []), order })
      continue
    }
    const { category: _, name: __, ...said } = planned(row, product.options)
    if (changes(product, said)) plan.changed.push({ id: product.id, to: said })
    else plan.unchanged++
  }
  return plan
}

/** Stands for a menu as it is: changes with anything an import could meet. */
export const stateOf = ({ categories, products }: Menu) => {
  const parts = [...categories, ...products].map((thing) => JSON.stringify(thing)).sort()
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

export const menuAsCsv = ({ categories, products }: Menu) => {
  const inCategory = Map.groupBy(products, ({ categoryId }) => categoryId)
  const written = (product: Product, category: Category, column: ImportColumn) => {
    if (column === 'category') return category.name
    if (column === 'price') return writePrice(product.price)
    if (column === 'nameOfBuys') return String(product.nameOfBuys)
    if (column === 'options') return writeOptions(product.options)
    const language = languageOf(column)
    if (language) return writeOptionNames(product.options, language)
    return isFlag(column) ? (product[column] ? 'yes' : 'no') : (product[column as 'name'] ?? '')
  }
  const rows = categories.flatMap((category) =>
    (inCategory.get(category.id) ?? []).map((product) =>
      importColumns.map((column) => written(product, category, column)),
    ),
  )
  return writeCsv([[...importColumns], ...rows])
}
