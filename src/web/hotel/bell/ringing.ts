/** Sound of the bell: 'soft' for an alert of a guest, 'order' for a pending order, 'late' (louder) for an overdue one. */
export type Ring = 'soft' | 'order' | 'late'

/** Milliseconds after which a pending order counts as late. */
export const lateAfter = 3 * 60_000

/** Milliseconds between two rings. */
export const ringsEvery: Record<Ring, number> = { soft: 15_000, order: 5_000, late: 2_500 }

interface WaitingCalls {
  /** Sending times (ISO) of the pending orders. */
  orders: readonly string[]
  alerts: number
}

/** The ring for the waiting orders and alerts; null if nothing is waiting. */
export function ringFor({ orders, alerts }: WaitingCalls, now: number): Ring | null {
  if (orders.length === 0) return alerts > 0 ? 'soft' : null
  return orders.some((sentAt) => now - Date.parse(sentAt) >= lateAfter) ? 'late' : 'order'
}
