import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Order } from '#contract/hotel/orders.ts'
import { to } from '#contract/hotel/pages.ts'
import type { Room } from '#contract/hotel/rooms.ts'
import type { AlertKind } from '#contract/hotel/stays.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { TimeAgo } from '#web/kernel/text/TimeAgo.tsx'
import { NotificationSection } from '#web/kernel/waiting/NotificationSection.tsx'
import { roomLabel } from '../hotel.text.ts'
import { ordersText } from '../orders/orders.text.ts'
import { useOrderDecision } from '../orders/useOrderDecision.ts'
import { AlertButtons } from './AlertButtons.tsx'
import { bellText as text } from './bell.text.ts'
import { lateAfterMs } from './ringKind.ts'

type PendingOrder = Pick<Order, 'id' | 'number' | 'room' | 'sentAt'>
interface Alert {
  stayId: string
  room: Room
  what: AlertKind
  at: string
  seenAt: string | null
  seenBy: string | null
}

interface SectionProps {
  onFollow: () => void
}

/** Pending orders with a button that accepts each of them. */
export function OrdersSection({ onFollow }: SectionProps) {
  const orders = useRead(api.hotel.orders.waiting).data ?? []
  return (
    <NotificationSection title={text.orders}>
      {orders.map((order) => (
        <PendingOrderRow key={order.id} order={order} onFollow={onFollow} />
      ))}
    </NotificationSection>
  )
}

/** Alerts of rooms and tables with the buttons 'Visto' and 'Hecho'. */
export function AlertsSection({ onFollow }: SectionProps) {
  const alerts = useRead(api.hotel.alerts.list).data ?? []
  return (
    <NotificationSection title={text.alerts}>
      {alerts.map((alert) => (
        <AlertRow key={`${alert.stayId} ${alert.what}`} alert={alert} onFollow={onFollow} />
      ))}
    </NotificationSection>
  )
}

function PendingOrderRow({ order, onFollow }: { order: PendingOrder; onFollow: () => void }) {
  const { accept, busy } = useOrderDecision(order)
  const late = useTimeValue((now) => now - Date.parse(order.sentAt) >= lateAfterMs)
  return (
    <li>
      <div>
        <Link to={to('orders')} onClick={onFollow}>
          {text.order(order.number)}
        </Link>
        <p data-late={late || undefined}>
          {roomLabel(order.room)} · <TimeAgo since={order.sentAt} />
        </p>
      </div>
      <Button size="compact-sm" loading={busy} aria-label={text.acceptOf(order.number)} onClick={accept}>
        {ordersText.accept}
      </Button>
    </li>
  )
}

function AlertRow({ alert, onFollow }: { alert: Alert; onFollow: () => void }) {
  const { stayId, room, what, at, seenAt, seenBy } = alert
  return (
    <li>
      <div>
        <Link to={to('room', { idTable: room.number })} onClick={onFollow}>
          {text.what[what]}
        </Link>
        <p>
          {roomLabel(room)} · <TimeAgo since={at} />
          {seenBy && ` · ${text.seenBy(seenBy)}`}
        </p>
      </div>
      <AlertButtons stayId={stayId} room={room} what={what} seenAt={seenAt} />
    </li>
  )
}
