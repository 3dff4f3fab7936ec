import { api } from '#contract/api.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import type { RingKind } from '#web/kernel/waiting/sound.ts'
import { ringKindFor } from './ringKind.ts'

/** The ring for pending orders and unseen alerts, as far as the account shows them on its screens; null if none waits. */
export function useHotelRing({ orders, alerts }: { orders: boolean; alerts: boolean }): RingKind | null {
  const pending = useReadWhile(orders, api.hotel.orders.waiting).data ?? []
  const open = useReadWhile(alerts, api.hotel.alerts.list).data ?? []
  const sentAt = orders ? pending.map((order) => order.sentAt) : []
  const unseen = alerts ? open.filter(({ seenAt }) => seenAt === null).length : 0
  return useTimeValue((now) => ringKindFor({ orders: sentAt, alerts: unseen }, now))
}

/** Number of unread messages of guests. */
export const useUnreadMessages = () => useReadWhile(true, api.hotel.chat.unread).data?.messages
