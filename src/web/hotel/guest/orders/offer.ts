import type { GuestMenu, GuestProduct } from '#contract/hotel/menus.guest.ts'
import { boundsOf } from '#contract/hotel/menus.limits.ts'
import type { LineProblem } from '#contract/hotel/orders.limits.ts'
import type { CartLine } from './cart.ts'

const chosenOf = ({ options }: GuestProduct, choices: readonly string[]) =>
  options.flatMap((group) => group.choices.filter(({ id }) => choices.includes(id)))

/** Of one, with its options. Without a price it has one only where the options do. */
export const priceOf = (product: GuestProduct, choices: readonly string[]): number | null => {
  const extras = chosenOf(product, choices).reduce((sum, { extra }) => sum + extra, 0)
  return product.price === null && extras === 0 ? null : (product.price ?? 0) + extras
}

const chosenIn = (group: GuestProduct['options'][number], choices: readonly string[]) =>
  group.choices.filter(({ id }) => choices.includes(id)).length

/** The groups of which too little is chosen. */
export const unanswered = ({ options }: GuestProduct, choices: readonly string[]) =>
  options.filter((group) => chosenIn(group, choices) < boundsOf(group).least)

const isChosenRight = (product: GuestProduct, choices: readonly string[]) =>
  unanswered(product, choices).length === 0 &&
  chosenOf(product, choices).length === choices.length &&
  product.options.every((group) => chosenIn(group, choices) <= boundsOf(group).most)

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
  return isChosenRight(product, choices) ? null : 'options'
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
      options: product ? chosenOf(product, line.choices).map(({ name }) => name) : [],
      problem: problemOf(product, open, line),
    }
  })
}
