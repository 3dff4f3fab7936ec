import { contradictionOf } from '#contract/hotel/contentMarks.limits.ts'
import type { Category, OptionGroup, Product } from '#contract/hotel/menus.ts'
import { planSheetImport, previewHash } from '#server/kernel/csv/sheets.ts'
import { sortContentMarks } from './contentMarks.rules.ts'
import { areSameOptions, mergeOptions } from './options.rules.ts'
import {
  findStationByName,
  type NamedStation,
  type Problem,
  type ProductRow,
  productKeyOf,
} from './productSheet.rules.ts'

interface WholeMenu {
  categories: readonly Category[]
  products: readonly Product[]
  /** All stations of the venue. */
  stations: readonly NamedStation[]
}

type ImportedProduct = Omit<ProductRow, 'options' | 'station'> & { options?: OptionGroup[]; stationId?: string | null }

/**
 * Converts a row to the columns of a product: names of stations become ids. A Spanish text equal to the default text becomes empty,
 * because the database stores it like that.
 */
const toImportedProduct = (
  { options, station, ...row }: ProductRow,
  present: Product | undefined,
  stations: WholeMenu['stations'],
): ImportedProduct => ({
  ...row,
  ...(row.nameSpanish === row.name && { nameSpanish: '' }),
  ...(row.descriptionSpanish === (row.description ?? present?.description) && { descriptionSpanish: '' }),
  ...(station !== undefined && { stationId: findStationByName(station, stations)?.id ?? null }),
  ...(options && { options: mergeOptions(present?.options ?? [], options) }),
})

const isChanged = (product: Product, { category: _, name: __, options, contains, ...fields }: ImportedProduct) =>
  Object.entries(fields).some(([field, value]) => product[field as keyof Product] !== value) ||
  (options !== undefined && !areSameOptions(product.options, options)) ||
  (contains !== undefined && sortContentMarks(product.contains).join() !== contains.join())

/** Returns a function that counts the sort orders of a category onwards from its existing products. */
const createOrderCounter = ({ products }: WholeMenu, nameOf: (categoryId: string) => string) => {
  const lastOrders = new Map<string, number>()
  const next = (category: string) => {
    const order = (lastOrders.get(category.toLowerCase()) ?? 0) + 1
    lastOrders.set(category.toLowerCase(), order)
    return order
  }
  for (const { categoryId } of products) next(nameOf(categoryId))
  return next
}

/** Returns two functions: the name of a category of the menu, and the product of the menu that a row names. */
const productFinder = (menu: WholeMenu) => {
  const names = new Map(menu.categories.map(({ id, name }) => [id, name]))
  const nameOf = (categoryId: string) => names.get(categoryId) ?? ''
  const existing = new Map(
    menu.products.map((product) => [productKeyOf(nameOf(product.categoryId), product.name), product]),
  )
  const productOf = ({ category, name }: Pick<ProductRow, 'category' | 'name'>) =>
    existing.get(productKeyOf(category, name))
  return { nameOf, productOf }
}

/**
 * Rows that do not suit the menu: an unknown station, or marks that contradict the contents. A column that the file does
 * not have keeps the product's value.
 */
const unsuitableRows = (rows: readonly ProductRow[], numbers: readonly number[], menu: WholeMenu) => {
  const { productOf } = productFinder(menu)
  return rows.flatMap(({ station, ...row }, i): Problem[] => {
    const present = productOf(row)
    const isUnknown = station && !findStationByName(station, menu.stations)
    const found = contradictionOf({
      glutenFree: row.glutenFree ?? present?.glutenFree ?? false,
      vegetarian: row.vegetarian ?? present?.vegetarian ?? false,
      vegan: row.vegan ?? present?.vegan ?? false,
      contains: row.contains ?? present?.contains ?? [],
    })
    const place = { row: numbers[i] ?? 0 }
    return [
      ...(isUnknown ? [{ ...place, column: 'station', problem: 'unknown_station', unknown: station } as const] : []),
      ...(found ? [{ ...place, column: found.mark, problem: 'contradictory_marks' } as const] : []),
    ]
  })
}

/** The rows that can be imported into a menu, and the problems of all others. */
export const importableRows = (
  { rows, numbers, problems }: { rows: ProductRow[]; numbers: number[]; problems: Problem[] },
  menu: WholeMenu,
) => {
  const unsuitable = unsuitableRows(rows, numbers, menu)
  const bad = new Set(unsuitable.map(({ row }) => row))
  return {
    rows: rows.filter((_, i) => !bad.has(numbers[i] ?? 0)),
    problems: [...problems, ...unsuitable].sort((a, b) => a.row - b.row),
  }
}

/** Compares rows with a menu. Products are found by category and name; an import removes nothing. */
export const planMenuImport = (rows: readonly ProductRow[], menu: WholeMenu) => {
  const { nameOf, productOf } = productFinder(menu)
  const imported = rows.map((row) => toImportedProduct(row, productOf(row), menu.stations))
  const { added, ...plan } = planSheetImport(imported, productOf, isChanged)
  const existingNames = new Set(menu.categories.map(({ name }) => name.toLowerCase()))
  const newNames = Map.groupBy(
    rows.map(({ category }) => category).filter((name) => !existingNames.has(name.toLowerCase())),
    (name) => name.toLowerCase(),
  )
  const nextOrder = createOrderCounter(menu, nameOf)
  return {
    ...plan,
    newCategories: [...newNames.values()].flatMap(([name]) => name ?? []),
    added: added.map((product) => ({ ...product, orderProduct: nextOrder(product.category) })),
  }
}

/** Hash of a menu: any change of its categories, products or stations changes it. */
export const menuStateHash = ({ categories, products, stations }: WholeMenu) =>
  previewHash([...categories, ...products, ...stations].map((thing) => JSON.stringify(thing)).sort())
