import type { LineProblems, OrderLineRequest } from '#contract/hotel/orders.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

/** A requested product with the menu's name and price when it was added. The server's current price is the one charged. */
export interface CartLine extends OrderLineRequest {
  name: string
  /** Unit price with its options; null is shown as 'No price.' */
  price: number | null
}

/** An order without a response yet. Retries send it unchanged: the server stores one order per id. */
export interface Outgoing {
  id: string
  /** The order is returned to the cart when the phone is no longer in this stay. */
  stayId: string
  lines: readonly CartLine[]
  total: number
  language: Language
  /** Time of the first attempt, in milliseconds since 1970. */
  at: number
}

/** Why an order was returned to the cart: a refusal code, 'problems' with its lines, or 'too_old'. */
export interface Returned {
  code: string
  problems: LineProblems
}

/** State of one hotel on this phone. Stored in localStorage: its property names are a stored format. */
export interface Cart {
  /** Number of the room that the phone entered last; null when it never entered one. */
  room: number | null
  lines: readonly CartLine[]
  outgoing: Outgoing | null
  /** The stored order, until the guest closes its confirmation. */
  received: { id: string; number: number } | null
  returned: Returned | null
}

export const emptyCart: Cart = { room: null, lines: [], outgoing: null, received: null, returned: null }

export const countOf = (lines: readonly Pick<CartLine, 'quantity'>[]) =>
  lines.reduce((count, { quantity }) => count + quantity, 0)
