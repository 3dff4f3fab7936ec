import { contradictionOf } from '#contract/hotel/contentMarks.limits.ts'
import type { Category, OptionGroup, Product } from '#contract/hotel/menus.ts'
import { planSheetImport, previewHash } from '#server/kernel/csv/sheets.ts'
import { sortContentMarks } from './contentMarks.rules.ts'
import { areSameOptions, mergeOptions } from './options.rules.ts'
import { type Problem, type ProductRow, productKeyOf } from './productSheet.rules.ts'

interface WholeMenu {
  categories: readonly Category[]
  products: readonly Product[]
}

type ImportedProduct = Omit<ProductRow, 'options'> & { options?: OptionGroup[] }

/** A Spanish text equal to the default text becomes empty: the database stores it like that. */
const toImportedProduct = ({ options, ...row }: ProductRow, present: Product | undefined): ImportedProduct => ({
  ...row,
  ...(row.nameSpanish === row.name && { nameSpanish: '' }),
  ...(row.descriptionSpanish === (row.description ?? present?.description) && { descriptionSpanish: '' }),
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

/** Finds the product of a menu that a row names. */
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

/** Rows whose marks contradict their contents. A column that the file does not have keeps the product's value. */
export const contradictoryRows = (rows: readonly ProductRow[], numbers: readonly number[], menu: WholeMenu) => {
  const { productOf } = productFinder(menu)
  return rows.flatMap((row, i): Problem[] => {
    const present = productOf(row)
    const found = contradictionOf({
      vegetarian: row.vegetarian ?? present?.vegetarian ?? false,
      vegan: row.vegan ?? present?.vegan ?? false,
      contains: row.contains ?? present?.contains ?? [],
    })
    return found ? [{ row: numbers[i] ?? 0, column: found.mark, problem: 'contradictory_marks' }] : []
  })
}

/** Compares rows with a menu. Products are found by category and name; an import removes nothing. */
export const planMenuImport = (rows: readonly ProductRow[], menu: WholeMenu) => {
  const { nameOf, productOf } = productFinder(menu)
  const imported = rows.map((row) => toImportedProduct(row, productOf(row)))
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

/** Hash of a menu: any change of its categories or products changes it. */
export const menuStateHash = ({ categories, products }: WholeMenu) =>
  previewHash([...categories, ...products].map((thing) => JSON.stringify(thing)).sort())
