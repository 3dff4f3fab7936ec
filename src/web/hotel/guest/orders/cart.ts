import type { LineProblems, OrderLineRequest } from '#contract/hotel/orders.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

/** A product as a guest wants it, with what the menu said of it then. The house's own price is what it will cost. */
export interface CartLine extends OrderLineRequest {
  name: string
  /** Of one, with its options; null is 'No price.' */
  price: number | null
}

/** Sent and not answered yet. It goes out again as it is until it is: the same id is the same order. */
export interface Outgoing {
  id: string
  /** Whoever is in another stay by then has not ordered this. */
  stayId: string
  lines: readonly CartLine[]
  total: number
  language: Language
  /** When it was sent first, in milliseconds. */
  at: number
}

/** Why an order came back: the code of a refusal, what cannot be ordered, or that it was never taken and is too old. */
export interface Returned {
  code: string
  problems: LineProblems
}

/** What a phone keeps of a hotel. */
export interface Cart {
  /** The room it was last in; null where it was in none. */
  room: number | null
  lines: readonly CartLine[]
  outgoing: Outgoing | null
  /** The order that the server has taken last, until the guest has been told. */
  received: { id: string; number: number } | null
  returned: Returned | null
}

export const emptyCart: Cart = { room: null, lines: [], outgoing: null, received: null, returned: null }

export const countOf = (lines: readonly Pick<CartLine, 'quantity'>[]) =>
  lines.reduce((count, { quantity }) => count + quantity, 0)
