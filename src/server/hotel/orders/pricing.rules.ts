import { chosenIn, isChosenRight, priceWith } from '#contract/hotel/choosing.limits.ts'
import type { Category, Menu, OptionGroup, Product } from '#contract/hotel/menus.ts'
import type { LineProblem } from '#contract/hotel/orders.limits.ts'
import type { LineProblems, LineWanted, OrderLine } from '#contract/hotel/orders.ts'
import { openingNow } from '../menus/opening.rules.ts'
import { isInStock } from '../menus/stock.rules.ts'

/** The products that are wanted, where they stand, and the outlets there are. */
export interface Offer {
  products: ReadonlyMap<string, Product>
  categories: ReadonlyMap<string, Category>
  menus: ReadonlyMap<string, Menu>
  outlets: ReadonlySet<string>
  /** When that was so. */
  at: Date
}

type Priced = Omit<OrderLine, 'done'>

/** The choices as the product has them; null where it does not let itself be ordered so. */
const chosenFrom = (groups: readonly OptionGroup[], choices: readonly string[]): OrderLine['options'] | null => {
  if (!isChosenRight(groups, choices)) return null
  return groups.flatMap((group) =>
    chosenIn(group, choices).map(({ id, name, extra }) => ({ choiceId: id, group: group.name, name, extra })),
  )
}

/** What these lines cost by the house's own prices, and every one that cannot be ordered now. */
export const priced = (
  wanted: readonly LineWanted[],
  { products, categories, menus, outlets, at }: Offer,
  isOpen: (menu: Menu) => boolean,
): { lines: Priced[]; problems: LineProblems } => {
  const problems: LineProblems = []
  const lines: Priced[] = []
  for (const { id, productId, quantity, choices, comment, outletId } of wanted) {
    const product = products.get(productId)
    const category = categories.get(product?.categoryId ?? '')
    const menu = menus.get(category?.menuId ?? '')
    const refuse = (problem: LineProblem) => problems.push({ lineId: id, name: product?.name ?? '', problem })
    const options = chosenFrom(product?.options ?? [], choices)
    if (!product || !menu || product.hidden || category?.hidden || menu.hidden) refuse('gone')
    else if (!isInStock(product, at)) refuse('disabled')
    else if (!isOpen(menu)) refuse('closed')
    else if (!options) refuse('options')
    else {
      const chosenAt = outletId && outlets.has(outletId) ? outletId : null
      const price = priceWith(product.price, options)
      lines.push({
        id,
        productId,
        name: product.name,
        price,
        quantity,
        options,
        comment,
        outletId: menu.outletId ?? chosenAt,
      })
    }
  }
  return { lines, problems }
}

export const openAt = (zone: string, now: Date) => (menu: Menu) => openingNow(menu.openings, zone, now).open
