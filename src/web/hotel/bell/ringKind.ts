import type { RingKind } from '#web/kernel/waiting/sound.ts'

/** Milliseconds after which a pending order counts as late. */
export const lateAfterMs = 3 * 60_000

interface WaitingCalls {
  /** Sending times (ISO) of the pending orders. */
  orders: readonly string[]
  alerts: number
}

/** The ring for the waiting orders and alerts; null if nothing is waiting. */
export function ringKindFor({ orders, alerts }: WaitingCalls, now: number): RingKind | null {
  if (orders.length === 0) return alerts > 0 ? 'soft' : null
  return orders.some((sentAt) => now - Date.parse(sentAt) >= lateAfterMs) ? 'late' : 'order'
}
