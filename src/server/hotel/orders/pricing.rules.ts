import type { Menu, OptionGroup, Product } from '#contract/hotel/menus.ts'
import { isValidSelection, priceWithExtras, selectedChoicesOf } from '#contract/hotel/optionChoices.limits.ts'
import type { deliveryPlaces, LineProblem } from '#contract/hotel/orders.limits.ts'
import type { LineProblems, OrderLine, OrderLineRequest } from '#contract/hotel/orders.ts'
import type { Named } from '../menus/guest.rules.ts'
import { openingStateAt } from '../menus/opening.rules.ts'
import { isInStock } from '../menus/stock.rules.ts'

export interface LineTax {
  taxRate: number | null
  taxAdded: boolean
}

/** A product with the data of its category, menu and venue that an order line copies or that can prevent the order. */
export interface OrderableProduct
  extends Named,
    Pick<Product, 'id' | 'price' | 'options' | 'stock' | 'outUntil' | 'remaining' | 'stationId'>,
    Pick<Menu, 'openings' | 'outletId'>,
    LineTax {
  /** True when the product, its category or its menu is hidden. */
  hidden: boolean
  timeZone: string
}

export interface OrderableProducts {
  products: ReadonlyMap<string, OrderableProduct>
  /** Ids of all outlets. */
  outlets: ReadonlySet<string>
  /** Moment for which the stock is checked. */
  at: Date
}

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
  { products, outlets, at }: OrderableProducts,
  isOpen: (product: OrderableProduct) => boolean,
): { lines: PricedLine[]; problems: LineProblems } => {
  const problems: LineProblems = []
  const lines: PricedLine[] = []
  for (const { id, productId, quantity, choices, comment, outletId } of requested) {
    const product = products.get(productId)
    const refuse = (problem: LineProblem) => problems.push({ lineId: id, name: product?.name ?? '', problem })
    const options = toLineOptions(product?.options ?? [], choices)
    if (!product || product.hidden) refuse('gone')
    else if (!isInStock(product, at)) refuse('disabled')
    else if (!isOpen(product)) refuse('closed')
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
        outletId: product.outletId ?? chosenOutlet,
        stationId: product.stationId,
        taxRate: product.taxRate,
        taxAdded: product.taxAdded,
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

/**
 * Delivery place of a new order; null if it is to be brought to an outlet that does not exist. For a room the outlet is only kept
 * if it exists, and the spot is empty.
 */
export const deliveryOf = ({ outletId, deliverTo, spot }: Delivery, outlets: ReadonlySet<string>): Delivery | null => {
  const known = outletId && outlets.has(outletId) ? outletId : null
  if (deliverTo === 'room') return { outletId: known, deliverTo, spot: '' }
  return known ? { outletId: known, deliverTo, spot } : null
}

export const isOnOpenMenuAt =
  (now: Date) =>
  ({ openings, timeZone }: OrderableProduct) =>
    openingStateAt(openings, timeZone, now).open
