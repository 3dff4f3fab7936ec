import { and, asc, eq } from 'drizzle-orm'
import { to } from '#contract/hotel/pages.ts'
import { containsWords, type SearchKind } from '#server/kernel/search/searchKind.ts'
import { hotelSearchText as text } from '../search.text.ts'
import { categories, menus, products } from './menus.table.ts'

const menuOfCategory = and(eq(menus.venueId, categories.venueId), eq(menus.id, categories.menuId))
const categoryOfProduct = and(eq(categories.venueId, products.venueId), eq(categories.id, products.categoryId))

export const menusSearch: SearchKind = {
  name: 'hotel.menus',
  nouns: text.menus,
  pages: { staff: 'menu', admin: 'menu' },
  async find({ db, words, limit }) {
    const { id, name, hours } = menus
    const rows = await db
      .select({ id, title: name, detail: hours })
      .from(menus)
      .where(containsWords(words, name))
      .orderBy(asc(menus.orderMenu), asc(id))
      .limit(limit)
    return rows.map((row) => ({ ...row, kind: text.menu, link: to('menu', { menuId: row.id }) }))
  },
}

export const categoriesSearch: SearchKind = {
  name: 'hotel.categories',
  nouns: text.categories,
  pages: { staff: 'products', admin: 'products' },
  async find({ db, words, limit }) {
    const { id, name, menuId } = categories
    const rows = await db
      .select({ id, name, menuId, menu: menus.name })
      .from(categories)
      .innerJoin(menus, menuOfCategory)
      .where(containsWords(words, name))
      .orderBy(asc(menus.orderMenu), asc(categories.orderCategory), asc(id))
      .limit(limit)
    return rows.map((category) => ({
      id: category.id,
      kind: text.category,
      title: category.name,
      detail: category.menu,
      link: to('products', { menuId: category.menuId, categoryId: category.id }),
    }))
  },
}

/** Products, each opened in the list of its category. */
export const productsSearch: SearchKind = {
  name: 'hotel.products',
  nouns: text.products,
  pages: { staff: 'products', admin: 'products' },
  async find({ db, words, limit }) {
    const { id, name, categoryId } = products
    const rows = await db
      .select({ id, name, categoryId, category: categories.name, menuId: menus.id, menu: menus.name })
      .from(products)
      .innerJoin(categories, categoryOfProduct)
      .innerJoin(menus, menuOfCategory)
      .where(containsWords(words, name))
      .orderBy(asc(name), asc(id))
      .limit(limit)
    return rows.map((product) => ({
      id: product.id,
      kind: text.product,
      title: product.name,
      detail: `${product.menu} · ${product.category}`,
      link: to('products', { menuId: product.menuId, categoryId: product.categoryId }, { q: product.name }),
    }))
  },
}
