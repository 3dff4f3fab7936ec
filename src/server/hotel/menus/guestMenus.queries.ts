import { sql } from 'drizzle-orm'
import { type Language, languages, localizedField } from '#contract/kernel/languages.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { preparedQuery } from '#server/kernel/db/preparedQuery.ts'
import { photoJoin, prepareSelectWithPhoto } from '#server/kernel/files/files.queries.ts'
import { files, pictureColumns, toPhotoOrNull } from '#server/kernel/files/files.table.ts'
import type { ProductInMenu } from './guest.rules.ts'
import { categoriesInOrder, menusInOrder, productsInOrder } from './menus.queries.ts'
import { categories, menus, products } from './menus.table.ts'

/** Selects one menu or the menus of an outlet; null does not filter. */
interface GuestMenuFilter extends Record<string, unknown> {
  menu: string | null
  outlet: string | null
}
// A menu without an outlet is shown at every outlet.
const isVisibleMenu = sql`not ${menus.hidden} and (${sql.placeholder('menu')}::uuid is null or ${menus.id} = ${sql.placeholder('menu')})
  and (${sql.placeholder('outlet')}::uuid is null or ${menus.outletId} is null or ${menus.outletId} = ${sql.placeholder('outlet')})`
// An array is computed once. As a subquery of 'in', PostgreSQL computes it for each product: it does not know the venue
// when it plans, and expects one row.
const isVisibleCategory = sql`not ${categories.hidden} and ${categories.menuId} = any(array(select ${menus.id} from ${menus} where ${isVisibleMenu}))`
const isVisibleProduct = sql`not ${products.hidden} and ${products.categoryId} = any(array(select ${categories.id} from ${categories} where ${isVisibleCategory}))`

const selectVisibleMenus = prepareSelectWithPhoto<GuestMenuFilter, typeof menus>('hotel_shown_menus', menus, {
  where: isVisibleMenu,
  orderBy: menusInOrder,
})
const selectVisibleCategories = prepareSelectWithPhoto<GuestMenuFilter, typeof categories>(
  'hotel_shown_categories',
  categories,
  { where: isVisibleCategory, orderBy: categoriesInOrder },
)

/** Selects only what guests see: a menu has hundreds of products, and each column is converted for each of them. */
const selectProductsIn = (db: Db, language: Language) => {
  const inLanguage = (field: 'name' | 'description') =>
    sql<string>`coalesce(nullif(${products[localizedField(field, language)]}, ''), ${products[field]})`
  const { id, categoryId, price, stock, outUntil, remaining, nameOfBuys } = products
  const { glutenFree, vegetarian, vegan, favourite, contains, options } = products
  return db
    .select({
      row: {
        ...{ id, categoryId, name: inLanguage('name'), description: inLanguage('description') },
        ...{ price, stock, outUntil, remaining, nameOfBuys },
        ...{ glutenFree, vegetarian, vegan, favourite, contains, options },
      },
      file: pictureColumns(files),
    })
    .from(products)
    .leftJoin(files, photoJoin(products))
    .where(isVisibleProduct)
    .orderBy(...productsInOrder)
}
type ProductRow = Awaited<ReturnType<typeof selectProductsIn>>[number]
const selectVisibleProducts = new Map(
  languages.map((language) => [
    language,
    preparedQuery<GuestMenuFilter, ProductRow>(`hotel_shown_products_${language}`, (db) =>
      selectProductsIn(db, language),
    ),
  ]),
)

/**
 * Loads the visible menus, categories and products, of one menu or outlet if `menu` or `outlet` is given. The three queries are
 * sent together, in one round trip.
 */
export const loadGuestMenus = async (
  db: Db,
  language: Language,
  { menu = null, outlet = null }: Partial<GuestMenuFilter>,
) => {
  const filter = { menu, outlet }
  const [menus, categories, rows = []] = await Promise.all([
    selectVisibleMenus(db, filter),
    selectVisibleCategories(db, filter),
    selectVisibleProducts.get(language)?.(db, filter),
  ])
  const products = rows.map(
    ({ row, file }): ProductInMenu =>
      Object.assign(row, { outUntil: row.outUntil?.toISOString() ?? null, photo: toPhotoOrNull(file) }),
  )
  return { menus, categories, products }
}
