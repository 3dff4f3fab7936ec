import { boundsOf } from '#contract/hotel/menus.limits.ts'
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
  const wanted = new Set(choices)
  const chosen = groups.map((group) => ({ group, own: group.choices.filter(({ id }) => wanted.has(id)) }))
  const known = chosen.reduce((count, { own }) => count + own.length, 0)
  const fits = chosen.every(({ group, own }) => {
    const { least, most } = boundsOf(group)
    return own.length >= least && own.length <= most
  })
  if (!fits || known !== choices.length) return null
  return chosen.flatMap(({ group, own }) =>
    own.map(({ id, name, extra }) => ({ choiceId: id, group: group.name, name, extra })),
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Of one, with its options. Without a price it has one only where the options do. */
const priceOf = (product: Product, options: OrderLine['options']) => {
  const extras = sum(options.map(({ extra }) => extra))
  return product.price === null && extras === 0 ? null : (product.price ?? 0) + extras
}

export const totalOf = (lines: readonly Pick<OrderLine, 'price' | 'quantity'>[]) =>
  sum(lines.map(({ price, quantity }) => (price ?? 0) * quantity))

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
      const price = priceOf(product, options)
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
