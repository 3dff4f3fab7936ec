import { orderLimits } from '#contract/hotel/orders.limits.ts'
import type { OrderLineRequest } from '#contract/hotel/orders.ts'
import type { Cart, CartLine } from './cart.ts'

const isAlike = (one: OrderLineRequest, other: OrderLineRequest) =>
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

export const withQuantity = (cart: Cart, id: string, quantity: number): Cart => {
  const fitting = Math.min(Math.max(quantity, 1), orderLimits.quantity)
  return { ...cart, lines: cart.lines.map((line) => (line.id === id ? { ...line, quantity: fitting } : line)) }
}
