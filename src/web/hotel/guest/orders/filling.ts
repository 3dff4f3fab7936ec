import { orderLimits } from '#contract/hotel/orders.limits.ts'
import type { LineWanted } from '#contract/hotel/orders.ts'
import type { Cart, CartLine } from './cart.ts'

const isAlike = (one: LineWanted, other: LineWanted) =>
  one.productId === other.productId &&
  one.outletId === other.outletId &&
  one.comment === other.comment &&
  [...one.choices].sort().join() === [...other.choices].sort().join()

/** The same thing wanted the same way is more of it. A line that no longer fits is left out. */
export const withLine = (cart: Cart, line: CartLine): Cart => {
  const same = cart.lines.find((one) => isAlike(one, line))
  if (same) return withQuantity(cart, same.id, same.quantity + line.quantity)
  return isFull(cart) ? cart : { ...cart, lines: [...cart.lines, line] }
}

/** What is on its way may come back, and has to fit again. */
export const isFull = ({ lines, outgoing }: Cart) => lines.length + (outgoing?.lines.length ?? 0) >= orderLimits.lines

/** What was said of these lines is said no more. */
const unsaidOf = ({ returned }: Cart, ids: readonly string[]): Cart['returned'] => {
  const problems = returned?.problems.filter(({ lineId }) => !ids.includes(lineId)) ?? []
  return returned && problems.length > 0 ? { ...returned, problems } : null
}

/** Another number may be one that there is. */
export const withQuantity = (cart: Cart, id: string, quantity: number): Cart => {
  const fitting = Math.min(Math.max(quantity, 1), orderLimits.quantity)
  return {
    ...cart,
    lines: cart.lines.map((line) => (line.id === id ? { ...line, quantity: fitting } : line)),
    returned: unsaidOf(cart, [id]),
  }
}

/** What was said of a line goes with it. */
export const without = (cart: Cart, ids: readonly string[]): Cart => ({
  ...cart,
  lines: cart.lines.filter(({ id }) => !ids.includes(id)),
  returned: unsaidOf(cart, ids),
})
