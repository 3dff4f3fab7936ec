import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import type { GuestMenu, GuestProduct } from '#contract/hotel/menus.guest.ts'
import type { Mark } from './marks.ts'

/** What a guest looks for beside marks: texts that hold what was searched, and what must not be in it. */
interface Narrowed {
  matches?: (text: string) => boolean
  avoided?: readonly ContentMark[]
}

/** What is vegan is vegetarian, whether somebody ticked both or not. */
const carries = (product: GuestProduct, mark: Mark) => product[mark] || (mark === 'vegetarian' && product.vegan)

/** The menus with only what carries every chosen mark and is not to be avoided; categories that have nothing left go. */
export const chosenFrom = (
  menus: readonly GuestMenu[],
  marks: readonly Mark[],
  { matches = () => true, avoided = [] }: Narrowed = {},
): GuestMenu[] => {
  const isWanted = (product: GuestProduct) =>
    marks.every((mark) => carries(product, mark)) &&
    !avoided.some((content) => product.contains.includes(content)) &&
    matches(`${product.name} ${product.description}`)
  return menus.map((menu) => ({
    ...menu,
    categories: menu.categories
      .map((category) => ({ ...category, products: category.products.filter(isWanted) }))
      .filter(({ products }) => products.length > 0),
  }))
}

/** What can be ordered from now comes first; else in the order that the venue gave them. */
export const openFirst = (menus: readonly GuestMenu[]): GuestMenu[] =>
  [...menus].sort((a, b) => Number(b.open) - Number(a.open))
