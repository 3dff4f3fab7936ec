import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Category, CategoryInList, Menu, MenuInList, Product } from '#contract/hotel/menus.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { preparedQuery } from '#server/kernel/db/preparedQuery.ts'
import { isAnyOf, lockRow } from '#server/kernel/db/rowOperations.ts'
import {
  findWithPhoto,
  prepareSelectWithPhoto,
  type RowWithPhoto,
  selectWithPhoto,
} from '#server/kernel/files/files.queries.ts'
import { stations } from '../stations/stations.table.ts'
import { categories, menus, products } from './menus.table.ts'
import { serializeOptions } from './options.rules.ts'

/** Rows of a list with the same order value are sorted by age. */
export const menusInOrder = [asc(menus.orderMenu), asc(menus.createdAt), asc(menus.id)]
export const categoriesInOrder = [asc(categories.orderCategory), asc(categories.createdAt), asc(categories.id)]
export const productsInOrder = [asc(products.orderProduct), asc(products.createdAt), asc(products.id)]

export const listMenus = (db: Db, where?: SQL): Promise<Menu[]> =>
  selectWithPhoto(db, menus, { where, orderBy: menusInOrder })

const categoriesWhere = (db: Db, where?: SQL): Promise<Category[]> =>
  selectWithPhoto(db, categories, { where, orderBy: categoriesInOrder })

/** Converts a product row to the contract's type. */
const toProductOutput = ({ outUntil, ...product }: RowWithPhoto<typeof products>): Product => ({
  ...product,
  outUntil: outUntil?.toISOString() ?? null,
})

export const listProducts = async (db: Db, where?: SQL): Promise<Product[]> =>
  (await selectWithPhoto(db, products, { where, orderBy: productsInOrder })).map(toProductOutput)

export const findMenu = (db: Db, id: string): Promise<Menu | null> => findWithPhoto(db, menus, id)
export const findCategory = (db: Db, id: string): Promise<Category | null> => findWithPhoto(db, categories, id)
export const findProduct = async (db: Db, id: string): Promise<Product | null> => {
  const found = await findWithPhoto(db, products, id)
  return found && toProductOutput(found)
}

/** SQL condition: the category belongs to the menu that the product is in. */
export const isInSameMenu = (categoryId: string) =>
  sql`exists (select from ${categories} present join ${categories} target using (venue_id, menu_id)
    where present.id = ${products.categoryId} and target.id = ${categoryId})`

/** Locks the menu, then its categories, then its products. Deletes lock in the same order, which prevents deadlocks. */
export const lockMenu = async (db: Db, menuId: string) => {
  if (!(await lockRow(db, menus, menuId))) return false
  const categoryRows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.menuId, menuId))
    .orderBy(asc(categories.id))
    .for('update')
  const ids = categoryRows.map(({ id }) => id)
  await db
    .select({ id: products.id })
    .from(products)
    .where(isAnyOf(products.categoryId, ids))
    .orderBy(asc(products.id))
    .for('update')
  return true
}

const categoriesOf = (db: Db, menuId: string) => categoriesWhere(db, eq(categories.menuId, menuId))

/** Products of whole menus; a subquery finds their categories. */
export const productsOfMenus = (db: Db, menuIds: readonly string[]) => {
  const categoryIds = db.select({ id: categories.id }).from(categories).where(isAnyOf(categories.menuId, menuIds))
  return listProducts(db, inArray(products.categoryId, categoryIds))
}

export const loadWholeMenu = async (db: Db, id: string) => ({
  categories: await categoriesOf(db, id),
  products: await productsOfMenus(db, [id]),
})

/** A whole menu with the stations that its products may name. */
export const loadMenuWithStations = async (db: Db, id: string) => ({
  ...(await loadWholeMenu(db, id)),
  stations: await db.select({ id: stations.id, name: stations.name }).from(stations).orderBy(asc(stations.id)),
})

export const listStock = async (db: Db) => {
  const { id, name, stock, outUntil, remaining } = products
  const all = await db.select({ id, name, stock, outUntil, remaining }).from(products).orderBy(asc(name), asc(id))
  return all.map((product) => ({ ...product, outUntil: product.outUntil?.toISOString() ?? null }))
}

/** Option groups of all products; equal groups are returned once, with the name of the first product that has them. */
export const listOptionsInUse = async (db: Db) => {
  const rows = await db
    .select({ product: products.name, options: products.options })
    .from(products)
    .where(sql`${products.options} <> '[]'`)
    .orderBy(asc(products.name), asc(products.id))
  const groups = rows.flatMap(({ product, options }) => options.map((group) => ({ product, group })))
  const seen = new Set<string>()
  return groups.filter(({ group }) => {
    const text = serializeOptions([group])
    return !seen.has(text) && seen.add(text)
  })
}

/** True while a product cannot be ordered, by the database's clock. */
const isOut = sql`(not ${products.stock} or ${products.remaining} = 0 or coalesce(${products.outUntil} > now(), false))`

const totalsByCategory = async (db: Db) => {
  const rows = await db
    .select({
      categoryId: products.categoryId,
      products: sql<number>`count(*)::int`,
      withoutStock: sql<number>`count(*) filter (where ${isOut})::int`,
    })
    .from(products)
    .groupBy(products.categoryId)
  const byCategory = new Map(rows.map((row) => [row.categoryId, row]))
  return (categoryId: string) => byCategory.get(categoryId) ?? { products: 0, withoutStock: 0 }
}

type NoValues = Record<string, never>
const selectMenus = prepareSelectWithPhoto<NoValues, typeof menus>('hotel_all_menus', menus, { orderBy: menusInOrder })
const selectMenuTotals = preparedQuery<
  NoValues,
  Pick<MenuInList, 'categories' | 'products' | 'withoutStock'> & { menuId: string }
>('hotel_menu_totals', (db) =>
  db
    .select({
      menuId: categories.menuId,
      categories: sql<number>`count(distinct ${categories.id})::int`,
      products: sql<number>`count(${products.id})::int`,
      withoutStock: sql<number>`count(${products.id}) filter (where ${isOut})::int`,
    })
    .from(categories)
    .leftJoin(products, and(eq(products.venueId, categories.venueId), eq(products.categoryId, categories.id)))
    .groupBy(categories.menuId),
)

export const listMenusWithTotals = async (db: Db): Promise<MenuInList[]> => {
  const [all, totals] = await Promise.all([selectMenus(db, {}), selectMenuTotals(db, {})])
  const byMenu = new Map(totals.map(({ menuId, ...counts }) => [menuId, counts]))
  return all.map((menu) => ({ ...menu, ...(byMenu.get(menu.id) ?? { categories: 0, products: 0, withoutStock: 0 }) }))
}

export const listCategoriesWithTotals = async (db: Db, menuId: string): Promise<CategoryInList[]> => {
  const rows = await categoriesOf(db, menuId)
  const totals = await totalsByCategory(db)
  return rows.map((category) => {
    const { products, withoutStock } = totals(category.id)
    return { ...category, products, withoutStock }
  })
}

/** One statement, so that all four counters come from the same snapshot. */
export const countMenuParts = async (db: Db) => {
  const { rows } = await db.execute<Record<'menus' | 'categories' | 'products' | 'disabled', number>>(sql`
    select (select count(*)::int from ${menus}) as menus, (select count(*)::int from ${categories}) as categories,
      count(*)::int as products, count(*) filter (where ${isOut})::int as disabled from ${products}`)
  const {
    menus: totalMenues,
    categories: totalCategories,
    products: totalProducts,
    disabled,
  } = rows[0] ?? {
    menus: 0,
    categories: 0,
    products: 0,
    disabled: 0,
  }
  return { totalMenues, totalCategories, totalProducts, productsWithoutStock: disabled }
}
