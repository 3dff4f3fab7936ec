import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Category, CategoryInList, Menu, MenuInList, Product } from '#contract/hotel/menus.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among, lockRow } from '#server/kernel/db/verbs.ts'
import { findWithPhoto, preparedWithPhoto, type WithPhoto, withPhoto } from '#server/kernel/files/files.queries.ts'
import { categories, menus, products } from './menus.table.ts'
import { writtenOut } from './options.rules.ts'

/** In the order of the lists; of equals, the older first. */
const menusInOrder = [asc(menus.orderMenu), asc(menus.createdAt), asc(menus.id)]
const categoriesInOrder = [asc(categories.orderCategory), asc(categories.createdAt), asc(categories.id)]
const productsInOrder = [asc(products.orderProduct), asc(products.createdAt), asc(products.id)]

export const menusWhere = (db: Db, where?: SQL): Promise<Menu[]> =>
  withPhoto(db, menus, { where, orderBy: menusInOrder })

const categoriesWhere = (db: Db, where?: SQL): Promise<Category[]> =>
  withPhoto(db, categories, { where, orderBy: categoriesInOrder })

/** As the contract has it. */
export const shownProduct = ({ outUntil, ...product }: WithPhoto<typeof products>): Product => ({
  ...product,
  outUntil: outUntil?.toISOString() ?? null,
})

export const productsWhere = async (db: Db, where?: SQL): Promise<Product[]> =>
  (await withPhoto(db, products, { where, orderBy: productsInOrder })).map(shownProduct)

/** Which menus guests are shown: one of them, those of an outlet, or all. */
interface Shown extends Record<string, unknown> {
  menu: string | null
  outlet: string | null
}
// Untied menus show at every outlet.
const isShown = sql`not ${menus.hidden} and (${sql.placeholder('menu')}::uuid is null or ${menus.id} = ${sql.placeholder('menu')})
  and (${sql.placeholder('outlet')}::uuid is null or ${menus.outletId} is null or ${menus.outletId} = ${sql.placeholder('outlet')})`
const inShownMenu = sql`not ${categories.hidden} and ${categories.menuId} in (select ${menus.id} from ${menus} where ${isShown})`
const inShownCategory = sql`not ${products.hidden} and ${products.categoryId} in (select ${categories.id} from ${categories} where ${inShownMenu})`

const shownMenus = preparedWithPhoto<Shown, typeof menus>('hotel_shown_menus', menus, {
  where: isShown,
  orderBy: menusInOrder,
})
const shownCategories = preparedWithPhoto<Shown, typeof categories>('hotel_shown_categories', categories, {
  where: inShownMenu,
  orderBy: categoriesInOrder,
})
const shownProducts = preparedWithPhoto<Shown, typeof products>('hotel_shown_products', products, {
  where: inShownCategory,
  orderBy: productsInOrder,
})

/** All that guests are shown, in one journey to the database. */
export const shownToGuests = async (db: Db, { menu = null, outlet = null }: Partial<Shown>) => {
  const shown = { menu, outlet }
  const [menus, categories, products] = await Promise.all([
    shownMenus(db, shown),
    shownCategories(db, shown),
    shownProducts(db, shown),
  ])
  return { menus, categories, products: products.map(shownProduct) }
}

export const findMenu = (db: Db, id: string): Promise<Menu | null> => findWithPhoto(db, menus, id)
export const findCategory = (db: Db, id: string): Promise<Category | null> => findWithPhoto(db, categories, id)
export const findProduct = async (db: Db, id: string): Promise<Product | null> => {
  const found = await findWithPhoto(db, products, id)
  return found && shownProduct(found)
}

/** That category is of the menu which the product is in already. */
export const staysInMenu = (categoryId: string) =>
  sql`exists (select from ${categories} here join ${categories} there using (venue_id, menu_id)
    where here.id = ${products.categoryId} and there.id = ${categoryId})`

/** Whoever changes many rows of a menu locks from above, as deleting does: so that nobody waits in a circle. */
export const lockAllOf = async (db: Db, menuId: string) => {
  if (!(await lockRow(db, menus, menuId))) return false
  const own = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.menuId, menuId))
    .orderBy(asc(categories.id))
    .for('update')
  const ids = own.map(({ id }) => id)
  await db
    .select({ id: products.id })
    .from(products)
    .where(among(products.categoryId, ids))
    .orderBy(asc(products.id))
    .for('update')
  return true
}

const categoriesOf = (db: Db, menuId: string) => categoriesWhere(db, eq(categories.menuId, menuId))

/** Those of whole menus, without naming every category. */
export const productsOf = (db: Db, menuIds: readonly string[]) => {
  const within = db.select({ id: categories.id }).from(categories).where(among(categories.menuId, menuIds))
  return productsWhere(db, inArray(products.categoryId, within))
}

export const wholeMenu = async (db: Db, id: string) => ({
  categories: await categoriesOf(db, id),
  products: await productsOf(db, [id]),
})

export const stockOfAll = async (db: Db) => {
  const { id, name, stock, outUntil, remaining } = products
  const all = await db.select({ id, name, stock, outUntil, remaining }).from(products).orderBy(asc(name), asc(id))
  return all.map((product) => ({ ...product, outUntil: product.outUntil?.toISOString() ?? null }))
}

/** Every group of options once, however many products have it. */
export const optionsInUse = async (db: Db) => {
  const having = await db
    .select({ product: products.name, options: products.options })
    .from(products)
    .where(sql`${products.options} <> '[]'`)
    .orderBy(asc(products.name), asc(products.id))
  const found = having.flatMap(({ product, options }) => options.map((group) => ({ product, group })))
  const known = new Set<string>()
  return found.filter(({ group }) => {
    const said = writtenOut([group])
    return !known.has(said) && known.add(said)
  })
}

/** Of this moment, by the database's clock. */
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
  const found = new Map(rows.map((row) => [row.categoryId, row]))
  return (categoryId: string) => found.get(categoryId) ?? { products: 0, withoutStock: 0 }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

export const menusInList = async (db: Db): Promise<MenuInList[]> => {
  const all = await menusWhere(db)
  const belonging = await db.select({ id: categories.id, menuId: categories.menuId }).from(categories)
  const totals = await totalsByCategory(db)
  return all.map((menu) => {
    const own = belonging.filter(({ menuId }) => menuId === menu.id).map(({ id }) => totals(id))
    return {
      ...menu,
      categories: own.length,
      products: sum(own.map((total) => total.products)),
      withoutStock: sum(own.map((total) => total.withoutStock)),
    }
  })
}

export const categoriesInList = async (db: Db, menuId: string): Promise<CategoryInList[]> => {
  const own = await categoriesOf(db, menuId)
  const totals = await totalsByCategory(db)
  return own.map((category) => {
    const { products, withoutStock } = totals(category.id)
    return { ...category, products, withoutStock }
  })
}

/** One statement, one snapshot: the four numbers belong together. */
export const countEverything = async (db: Db) => {
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
