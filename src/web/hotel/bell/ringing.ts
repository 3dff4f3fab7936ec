/** How the house is called: softly for what a guest asks, for an order, and louder for one that has waited long. */
export type Ring = 'soft' | 'order' | 'late'

/** An order that nobody has accepted by then rings louder. */
export const lateAfter = 3 * 60_000

/** How often it rings, as long as nobody comes. */
export const ringsEvery: Record<Ring, number> = { soft: 15_000, order: 5_000, late: 2_500 }

interface Calls {
  /** When each order that waits was sent. */
  orders: readonly string[]
  alerts: number
}

/** What is to be heard now; null while nobody waits for anything. */
export function ringFor({ orders, alerts }: Calls, now: number): Ring | null {
  if (orders.length === 0) return alerts > 0 ? 'soft' : null
  return orders.some((sentAt) => now - Date.parse(sentAt) >= lateAfter) ? 'late' : 'order'
}
