import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import type { GuestMenu, GuestProduct } from '#contract/hotel/menus.guest.ts'
import type { ProductMark } from './productMarks.ts'

/** Filters besides the marks: a text match on name and description, and contents to exclude. */
interface MenuFilter {
  matches?: (text: string) => boolean
  avoided?: readonly ContentMark[]
}

/** A vegan product counts as vegetarian, whether staff ticked both marks or not. */
const hasMark = (product: GuestProduct, mark: ProductMark) => product[mark] || (mark === 'vegetarian' && product.vegan)

/** False if the product, or every allowed selection of a required option, has an avoided content. */
const canAvoid = ({ contains, options }: GuestProduct, avoided: readonly ContentMark[]) => {
  const isFree = (thing: { contains: readonly ContentMark[] }) =>
    !avoided.some((content) => thing.contains.includes(content))
  return (
    isFree({ contains }) &&
    options.every(({ required, atLeast = 1, choices }) => !required || choices.filter(isFree).length >= atLeast)
  )
}

/** Menus reduced to products with every selected mark and none of the avoided contents; empty categories are removed. */
export const filterMenus = (
  menus: readonly GuestMenu[],
  marks: readonly ProductMark[],
  { matches = () => true, avoided = [] }: MenuFilter = {},
): GuestMenu[] => {
  const matchesFilter = (product: GuestProduct) =>
    marks.every((mark) => hasMark(product, mark)) &&
    canAvoid(product, avoided) &&
    matches(`${product.name} ${product.description}`)
  return menus.map((menu) => ({
    ...menu,
    categories: menu.categories
      .map((category) => ({ ...category, products: category.products.filter(matchesFilter) }))
      .filter(({ products }) => products.length > 0),
  }))
}

/** Open menus first; otherwise the venue's order. */
export const sortOpenFirst = (menus: readonly GuestMenu[]): GuestMenu[] =>
  [...menus].sort((a, b) => Number(b.open) - Number(a.open))
