import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import type { ProductMark } from './productMarks.ts'

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

/** A predicate for products with every selected mark and none of the avoided contents. Separate from the menu view, which loads first. */
export const createProductFilter =
  (marks: readonly ProductMark[], avoided: readonly ContentMark[]) => (product: GuestProduct) =>
    marks.every((mark) => hasMark(product, mark)) && canAvoid(product, avoided)
