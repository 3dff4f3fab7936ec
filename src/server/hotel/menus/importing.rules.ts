import type { Category, OptionGroup, Product } from '#contract/hotel/menus.ts'
import { planOf, sealOf } from '#server/kernel/csv/sheets.ts'
import { optionsAsWritten, sameOptions } from './options.rules.ts'
import { inListOrder, keyOf, type ProductRow } from './sheets.rules.ts'

interface WholeMenu {
  categories: readonly Category[]
  products: readonly Product[]
}

type Said = Omit<ProductRow, 'options'> & { options?: OptionGroup[] }

/** As the database will have it: a Spanish text that says the same as the main one is none. */
const saidOf = ({ options, ...row }: ProductRow, present: Product | undefined): Said => ({
  ...row,
  ...(row.nameSpanish === row.name && { nameSpanish: '' }),
  ...(row.descriptionSpanish === (row.description ?? present?.description) && { descriptionSpanish: '' }),
  ...(options && { options: optionsAsWritten(present?.options ?? [], options) }),
})

const changes = (product: Product, { category: _, name: __, options, contains, ...said }: Said) =>
  Object.entries(said).some(([field, value]) => product[field as keyof Product] !== value) ||
  (options !== undefined && !sameOptions(product.options, options)) ||
  (contains !== undefined && inListOrder(product.contains).join() !== contains.join())

/** Gives out the orders behind the last of each category, new ones included. */
const ordersBehind = ({ products }: WholeMenu, nameOf: (categoryId: string) => string) => {
  const taken = new Map<string, number>()
  const next = (category: string) => {
    const order = (taken.get(category.toLowerCase()) ?? 0) + 1
    taken.set(category.toLowerCase(), order)
    return order
  }
  for (const { categoryId } of products) next(nameOf(categoryId))
  return next
}

/** What the rows would do to a menu: products are found by category and name; nothing is ever removed. */
export const planImport = (rows: readonly ProductRow[], menu: WholeMenu) => {
  const names = new Map(menu.categories.map(({ id, name }) => [id, name]))
  const nameOf = (categoryId: string) => names.get(categoryId) ?? ''
  const existing = new Map(menu.products.map((product) => [keyOf(nameOf(product.categoryId), product.name), product]))
  const productOf = ({ category, name }: Pick<ProductRow, 'category' | 'name'>) => existing.get(keyOf(category, name))
  const said = rows.map((row) => saidOf(row, productOf(row)))
  const { added, ...plan } = planOf(said, productOf, changes)
  const known = new Set(menu.categories.map(({ name }) => name.toLowerCase()))
  const fresh = Map.groupBy(
    rows.map(({ category }) => category).filter((name) => !known.has(name.toLowerCase())),
    (name) => name.toLowerCase(),
  )
  const next = ordersBehind(menu, nameOf)
  return {
    ...plan,
    newCategories: [...fresh.values()].flatMap(([name]) => name ?? []),
    added: added.map((product) => ({ ...product, orderProduct: next(product.category) })),
  }
}

/** Stands for a menu as it is: changes with anything an import could meet. */
export const stateOf = ({ categories, products }: WholeMenu) =>
  sealOf([...categories, ...products].map((thing) => JSON.stringify(thing)).sort())
