import type { Cart, CartLine, Outgoing, Returned } from './cart.ts'

/** From the first tap on it is an order under way: a second tap finds nothing left to send. */
export const sentAs = (cart: Cart, order: Omit<Outgoing, 'lines'>, lines: readonly CartLine[]): Cart =>
  cart.outgoing || cart.lines.length === 0
    ? cart
    : { ...cart, lines: [], outgoing: { ...order, lines }, received: null, returned: null }

/** The server has it. Another tab may have been told before. */
export const receivedAs = (cart: Cart, id: string, number: number): Cart =>
  cart.outgoing?.id === id ? { ...cart, outgoing: null, received: { id, number } } : cart

/** The server does not take it: everything is in the cart again, before what was added meanwhile. */
export const broughtBack = (cart: Cart, id: string, returned: Returned): Cart =>
  cart.outgoing?.id === id
    ? { ...cart, outgoing: null, lines: [...cart.outgoing.lines, ...cart.lines], returned }
    : cart
