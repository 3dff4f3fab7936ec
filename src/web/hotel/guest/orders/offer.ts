import type { GuestMenu, GuestProduct } from '#contract/hotel/menus.guest.ts'
import {
  hasTooFewChoices,
  isValidSelection,
  priceWithExtras,
  selectedChoicesOfAll,
} from '#contract/hotel/optionChoices.limits.ts'
import type { LineProblem } from '#contract/hotel/orders.limits.ts'
import type { CartLine } from './cart.ts'

/** Unit price with the extras of the selected options; null without a price. */
export const priceOf = ({ price, options }: GuestProduct, choices: readonly string[]) =>
  priceWithExtras(price, selectedChoicesOfAll(options, choices))

/** Option groups with fewer selected choices than they require. */
export const unanswered = ({ options }: GuestProduct, choices: readonly string[]) =>
  options.filter((group) => hasTooFewChoices(group, choices))

/** A cart line with the product's current name, price and availability. */
export interface OfferedLine extends CartLine {
  product: GuestProduct | null
  /** Names of the selected choices, in the guest's language. */
  options: readonly string[]
  /** Reason why the line cannot be ordered now; null when it can. */
  problem: LineProblem | null
}

const problemOf = (
  product: GuestProduct | undefined,
  open: boolean,
  { choices, quantity }: CartLine,
): LineProblem | null => {
  if (!product) return 'gone'
  if (!product.stock) return 'disabled'
  if (quantity > (product.remaining ?? quantity)) return 'few'
  if (!open) return 'closed'
  return isValidSelection(product.options, choices) ? null : 'options'
}

/** Compares the cart with the current menus. A product that is gone keeps the name and price stored in the cart. */
export const offered = (lines: readonly CartLine[], menus: readonly GuestMenu[]): OfferedLine[] => {
  const productsById = new Map(
    menus.flatMap(({ open, categories }) =>
      categories.flatMap(({ products }) => products.map((product) => [product.id, { product, open }] as const)),
    ),
  )
  return lines.map((line) => {
    const { product, open = false } = productsById.get(line.productId) ?? {}
    return {
      ...line,
      product: product ?? null,
      name: product?.name ?? line.name,
      price: product ? priceOf(product, line.choices) : line.price,
      options: product ? selectedChoicesOfAll(product.options, line.choices).map(({ name }) => name) : [],
      problem: problemOf(product, open, line),
    }
  })
}
