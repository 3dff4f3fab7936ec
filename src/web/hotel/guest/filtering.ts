import type { GuestMenu } from '#contract/hotel/menus.guest.ts'
import type { Mark } from './guest.text.ts'

/** The menus with only what carries every chosen mark; categories that have nothing left are left out. */
export const chosenFrom = (menus: readonly GuestMenu[], chosen: readonly Mark[]): GuestMenu[] =>
  menus.map((menu) => ({
    ...menu,
    categories: menu.categories
      .map((category) => ({
        ...category,
        products: category.products.filter((product) => chosen.every((mark) => product[mark])),
      }))
      .filter(({ products }) => products.length > 0),
  }))
