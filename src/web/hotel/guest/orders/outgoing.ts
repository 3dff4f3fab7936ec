import type { Cart, CartLine, Outgoing, Returned } from './cart.ts'

/** Moves the lines into `outgoing`. Returns the cart unchanged while an order is being sent, so a second tap sends nothing. */
export const sentAs = (cart: Cart, order: Omit<Outgoing, 'lines'>, lines: readonly CartLine[]): Cart =>
  cart.outgoing || cart.lines.length === 0
    ? cart
    : { ...cart, lines: [], outgoing: { ...order, lines }, received: null, returned: null }

/** The server has stored the order. No change when another tab has already recorded the response. */
export const receivedAs = (cart: Cart, id: string, number: number): Cart =>
  cart.outgoing?.id === id ? { ...cart, outgoing: null, received: { id, number } } : cart

/** The server refused the order: its lines return to the cart, before lines added meanwhile. */
export const broughtBack = (cart: Cart, id: string, returned: Returned): Cart =>
  cart.outgoing?.id === id
    ? { ...cart, outgoing: null, lines: [...cart.outgoing.lines, ...cart.lines], returned }
    : cart
