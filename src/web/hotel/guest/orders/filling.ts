import { orderLimits } from '#contract/hotel/orders.limits.ts'
import type { OrderLineRequest } from '#contract/hotel/orders.ts'
import type { Cart, CartLine } from './cart.ts'

const isSameRequest = (a: OrderLineRequest, b: OrderLineRequest) =>
  a.productId === b.productId &&
  a.outletId === b.outletId &&
  a.comment === b.comment &&
  [...a.choices].sort().join() === [...b.choices].sort().join()

/** Adds a line; the same product with the same options and comment raises the quantity. A full cart ignores new lines. */
export const withLine = (cart: Cart, line: CartLine): Cart => {
  const same = cart.lines.find((other) => isSameRequest(other, line))
  if (same) return withQuantity(cart, same.id, same.quantity + line.quantity)
  return isFull(cart) ? cart : { ...cart, lines: [...cart.lines, line] }
}

/** Lines of the order being sent count as well: a refused order returns to the cart and must fit. */
export const isFull = ({ lines, outgoing }: Cart) => lines.length + (outgoing?.lines.length ?? 0) >= orderLimits.lines

export const withQuantity = (cart: Cart, id: string, quantity: number): Cart => {
  const bounded = Math.min(Math.max(quantity, 1), orderLimits.quantity)
  return { ...cart, lines: cart.lines.map((line) => (line.id === id ? { ...line, quantity: bounded } : line)) }
}
