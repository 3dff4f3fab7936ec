import type { Category, Menu, OptionGroup, Product } from '#contract/hotel/menus.ts'
import { isValidSelection, priceWithExtras, selectedChoicesOf } from '#contract/hotel/optionChoices.limits.ts'
import type { deliveryPlaces, LineProblem } from '#contract/hotel/orders.limits.ts'
import type { LineProblems, OrderLine, OrderLineRequest } from '#contract/hotel/orders.ts'
import { openingStateAt } from '../menus/opening.rules.ts'
import { isInStock } from '../menus/stock.rules.ts'

/** Requested products with their categories and menus, and the ids of all outlets. */
export interface OrderableProducts {
  products: ReadonlyMap<string, Product>
  categories: ReadonlyMap<string, Category>
  menus: ReadonlyMap<string, Menu>
  outlets: ReadonlySet<string>
  /** Tax of each product by its id; a product without an entry has none. */
  taxes: ReadonlyMap<string, LineTax>
  /** Moment for which the stock is checked. */
  at: Date
}

export interface LineTax {
  taxRate: number | null
  taxAdded: boolean
}
const noTax: LineTax = { taxRate: null, taxAdded: false }

type PricedLine = Omit<OrderLine, 'done'> & LineTax

/** The chosen options with their names and prices; null when the choices are not valid for the product. */
const toLineOptions = (groups: readonly OptionGroup[], choices: readonly string[]): OrderLine['options'] | null => {
  if (!isValidSelection(groups, choices)) return null
  return groups.flatMap((group) =>
    selectedChoicesOf(group, choices).map(({ id, name, extra }) => ({ choiceId: id, group: group.name, name, extra })),
  )
}

/** Calculates the prices of lines from the menu, and reports every line that cannot be ordered. */
export const priceLines = (
  requested: readonly OrderLineRequest[],
  { products, categories, menus, outlets, taxes, at }: OrderableProducts,
  isOpen: (menu: Menu) => boolean,
): { lines: PricedLine[]; problems: LineProblems } => {
  const problems: LineProblems = []
  const lines: PricedLine[] = []
  for (const { id, productId, quantity, choices, comment, outletId } of requested) {
    const product = products.get(productId)
    const category = categories.get(product?.categoryId ?? '')
    const menu = menus.get(category?.menuId ?? '')
    const refuse = (problem: LineProblem) => problems.push({ lineId: id, name: product?.name ?? '', problem })
    const options = toLineOptions(product?.options ?? [], choices)
    if (!product || !menu || product.hidden || category?.hidden || menu.hidden) refuse('gone')
    else if (!isInStock(product, at)) refuse('disabled')
    else if (!isOpen(menu)) refuse('closed')
    else if (!options) refuse('options')
    else {
      const chosenOutlet = outletId && outlets.has(outletId) ? outletId : null
      const price = priceWithExtras(product.price, options)
      lines.push({
        id,
        productId,
        name: product.name,
        price,
        quantity,
        options,
        comment,
        outletId: menu.outletId ?? chosenOutlet,
        stationId: product.stationId ?? category?.stationId ?? null,
        ...(taxes.get(productId) ?? noTax),
      })
    }
  }
  return { lines, problems }
}

interface Delivery {
  outletId: string | null
  deliverTo: (typeof deliveryPlaces)[number]
  spot: string
}

/** Delivery place of a new order; null when it is to be brought to an outlet that does not exist. */
export const deliveryOf = ({ outletId, deliverTo, spot }: Delivery, outlets: ReadonlySet<string>): Delivery | null => {
  const known = outletId && outlets.has(outletId) ? outletId : null
  if (deliverTo === 'room') return { outletId: known, deliverTo, spot: '' }
  return known ? { outletId: known, deliverTo, spot } : null
}

export const isMenuOpenAt = (zone: string, now: Date) => (menu: Menu) => openingStateAt(menu.openings, zone, now).open
