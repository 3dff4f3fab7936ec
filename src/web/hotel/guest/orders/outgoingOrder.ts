import type { Cart, CartLine, OutgoingOrder, ReturnedOrder } from './cart.ts'

/** Moves the lines into `outgoing`. Returns the cart unchanged while an order is being sent, so a second tap sends nothing. */
export const startSending = (cart: Cart, order: Omit<OutgoingOrder, 'lines'>, lines: readonly CartLine[]): Cart =>
  cart.outgoing || cart.lines.length === 0
    ? cart
    : { ...cart, lines: [], outgoing: { ...order, lines }, received: null, returned: null }

/** Records that the server has stored the order. No change when another tab has already recorded the response. */
export const markReceived = (cart: Cart, id: string, number: number): Cart =>
  cart.outgoing?.id === id ? { ...cart, outgoing: null, received: { id, number } } : cart

/** The order was refused or is too old to be sent: its lines return to the cart, before lines added meanwhile. */
export const returnToCart = (cart: Cart, id: string, returned: ReturnedOrder): Cart =>
  cart.outgoing?.id === id
    ? { ...cart, outgoing: null, lines: [...cart.outgoing.lines, ...cart.lines], returned }
    : cart
