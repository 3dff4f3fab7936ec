import type { GuestMenu, GuestProduct } from '#contract/hotel/menus.guest.ts'
import {
  hasTooFewChoices,
  isValidSelection,
  priceWithExtras,
  selectedChoicesOfAll,
} from '#contract/hotel/optionChoices.limits.ts'
import type { LineProblem } from '#contract/hotel/orders.limits.ts'
import type { CartLine } from './cart.ts'

/** Of one, with its options. */
export const priceOf = ({ price, options }: GuestProduct, choices: readonly string[]) =>
  priceWithExtras(price, selectedChoicesOfAll(options, choices))

/** The groups of which too little is chosen. */
export const unanswered = ({ options }: GuestProduct, choices: readonly string[]) =>
  options.filter((group) => hasTooFewChoices(group, choices))

/** A line of the cart as the menus have it now. */
export interface OfferedLine extends CartLine {
  product: GuestProduct | null
  /** The names of its options. */
  options: readonly string[]
  /** Why it cannot be ordered now. */
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

/** The cart's lines in the reader's language, at today's prices. */
export const offered = (lines: readonly CartLine[], menus: readonly GuestMenu[]): OfferedLine[] => {
  const known = new Map(
    menus.flatMap(({ open, categories }) =>
      categories.flatMap(({ products }) => products.map((product) => [product.id, { product, open }] as const)),
    ),
  )
  return lines.map((line) => {
    const { product, open = false } = known.get(line.productId) ?? {}
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
