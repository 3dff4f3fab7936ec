import { Button } from '@mantine/core'
import type { Order } from '#contract/hotel/orders.ts'
import { to } from '#contract/hotel/pages.ts'
import type { Room } from '#contract/hotel/rooms.ts'
import type { AlertKind } from '#contract/hotel/stays.limits.ts'
import { useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { roomLabel } from '../hotel.text.ts'
import { ordersText } from '../orders/orders.text.ts'
import { useOrderDecision } from '../orders/useOrderDecision.ts'
import { TimeAgo } from '../TimeAgo.tsx'
import { AlertButtons } from './AlertButtons.tsx'
import classes from './Bell.module.css'
import { bellText as text } from './bell.text.ts'
import { lateAfterMs } from './ringKind.ts'
import { allowSound, playRing } from './sound.ts'

type PendingOrder = Pick<Order, 'id' | 'number' | 'room' | 'sentAt'>
interface Alert {
  stayId: string
  room: Room
  what: AlertKind
  at: string
  seenAt: string | null
  seenBy: string | null
}

interface BellPanelProps {
  orders: readonly PendingOrder[]
  alerts: readonly Alert[]
  audible: boolean
  onFollow: () => void
}

export const BellPanel = ({ orders, alerts, audible, onFollow }: BellPanelProps) => (
  <>
    {orders.length > 0 && <h2>{text.orders}</h2>}
    <ul>
      {orders.map((order) => (
        <PendingOrderRow key={order.id} order={order} onFollow={onFollow} />
      ))}
    </ul>
    {alerts.length > 0 && <h2>{text.alerts}</h2>}
    <ul>
      {alerts.map((alert) => (
        <AlertRow key={`${alert.stayId} ${alert.what}`} alert={alert} onFollow={onFollow} />
      ))}
    </ul>
    {orders.length + alerts.length === 0 && <p className={classes.nothing}>{text.nothing}</p>}
    <div className={`group nowrap note ${classes.foot}`}>
      <TestButton />
      <span>{audible ? text.heard : text.silent}</span>
    </div>
  </>
)

/** Rings once, to adjust the volume of the device. */
const TestButton = () => (
  <Button
    variant="default"
    size="compact-sm"
    onClick={async () => {
      if (await allowSound()) playRing('order')
      else popup.error(text.refused)
    }}
  >
    {text.test}
  </Button>
)

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
