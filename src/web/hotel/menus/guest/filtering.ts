import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import type { GuestMenu, GuestProduct } from '#contract/hotel/menus.guest.ts'
import type { Mark } from './marks.ts'

/** Filters besides the marks: a text match on name and description, and contents to exclude. */
interface MenuFilter {
  matches?: (text: string) => boolean
  avoided?: readonly ContentMark[]
}

/** A vegan product counts as vegetarian, whether staff ticked both marks or not. */
const hasMark = (product: GuestProduct, mark: Mark) => product[mark] || (mark === 'vegetarian' && product.vegan)

/** Menus reduced to products with every selected mark and none of the avoided contents; empty categories are removed. */
export const chosenFrom = (
  menus: readonly GuestMenu[],
  marks: readonly Mark[],
  { matches = () => true, avoided = [] }: MenuFilter = {},
): GuestMenu[] => {
  const matchesFilter = (product: GuestProduct) =>
    marks.every((mark) => hasMark(product, mark)) &&
    !avoided.some((content) => product.contains.includes(content)) &&
    matches(`${product.name} ${product.description}`)
  return menus.map((menu) => ({
    ...menu,
    categories: menu.categories
      .map((category) => ({ ...category, products: category.products.filter(matchesFilter) }))
      .filter(({ products }) => products.length > 0),
  }))
}

/** Open menus first; otherwise the venue's order. */
export const openFirst = (menus: readonly GuestMenu[]): GuestMenu[] =>
  [...menus].sort((a, b) => Number(b.open) - Number(a.open))
