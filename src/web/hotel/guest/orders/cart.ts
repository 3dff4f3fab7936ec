import type { deliveryPlaces } from '#contract/hotel/orders.limits.ts'
import type { LineProblems, OrderLineRequest } from '#contract/hotel/orders.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

/** A requested product with the menu's name and price when it was added. The server's current price is the one charged. */
export interface CartLine extends OrderLineRequest {
  name: string
  /** Unit price with its options; null is shown as 'No price.' */
  price: number | null
}

/** Delivery place that the guest chose: the room, or a spot at the outlet that the order is placed from. */
export interface Delivery {
  deliverTo: (typeof deliveryPlaces)[number]
  /** Place at the outlet, such as the number of a sunshade. */
  spot: string
}

/** An order without a response yet. Retries send it unchanged: the server stores one order per id. */
export interface OutgoingOrder {
  id: string
  /** The order is returned to the cart when the phone is no longer in this stay. */
  stayId: string
  lines: readonly CartLine[]
  total: number
  language: Language
  /** Carts stored before the delivery question existed have none. */
  delivery?: Delivery & { outletId: string }
  /** Time of the first attempt, in milliseconds since 1970. */
  at: number
}

/** An order that was returned to the cart. `code` is the reason: a refusal code, 'problems' with its lines, or 'too_old'. */
export interface ReturnedOrder {
  code: string
  problems: LineProblems
}

/** State of one hotel on this phone. Stored in localStorage: its property names are a stored format. */
export interface Cart {
  /** Number of the room that the phone entered last; null when it never entered one. */
  room: number | null
  lines: readonly CartLine[]
  outgoing: OutgoingOrder | null
  /** The stored order, until the guest closes its confirmation. */
  received: { id: string; number: number } | null
  returned: ReturnedOrder | null
  /** The latest delivery choice, with which the next order starts. */
  delivery?: Delivery
}

export const emptyCart: Cart = { room: null, lines: [], outgoing: null, received: null, returned: null }

export const countItems = (lines: readonly Pick<CartLine, 'quantity'>[]) =>
  lines.reduce((count, { quantity }) => count + quantity, 0)
