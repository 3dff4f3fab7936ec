import type { GuestMenu, GuestProduct } from '#contract/hotel/menus.guest.ts'

/** Menus reduced to the products that pass; empty categories are removed. */
export const filterMenus = (menus: readonly GuestMenu[], passes: (product: GuestProduct) => boolean): GuestMenu[] =>
  menus.map((menu) => ({
    ...menu,
    categories: menu.categories
      .map((category) => ({ ...category, products: category.products.filter(passes) }))
      .filter(({ products }) => products.length > 0),
  }))

/** Open menus first; otherwise the venue's order. */
export const sortOpenFirst = (menus: readonly GuestMenu[]): GuestMenu[] =>
  [...menus].sort((a, b) => Number(b.open) - Number(a.open))
