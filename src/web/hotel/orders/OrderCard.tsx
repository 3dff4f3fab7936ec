import type { ReactNode } from 'react'
import type { Order } from '#contract/hotel/orders.ts'
import { to } from '#contract/hotel/pages.ts'
import { minutesSince, useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { TimeAgo } from '#web/kernel/text/TimeAgo.tsx'
import { useVenue, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { lateAfterMs } from '../bell/ringKind.ts'
import { hotelText, roomLabel } from '../hotel.text.ts'
import { deliveryLabel } from './delivery.text.ts'
import { isCorrectable } from './draftLines.ts'
import classes from './OrderCard.module.css'
import { OrderLines } from './OrderLines.tsx'
import { orderFormText, ordersText as text } from './orders.text.ts'

/** Further lines are hidden until they are expanded. */
const collapsedLines = 8

const isLate = ({ status, sentAt }: Order, now: number) =>
  status === 'pending' && minutesSince(sentAt, now) * 60_000 >= lateAfterMs

interface OrderCardProps {
  order: Order
  /** True shows the time elapsed since sending, and marks a late order; false shows the time of sending. */
  waits?: boolean
  /** Buttons for the order. */
  children?: ReactNode
}

export function OrderCard({ order, waits = false, children }: OrderCardProps) {
  const { number, room, sentAt, lines, total } = order
  const currency = useVenue()?.currency ?? 'ARS'
  const { moment } = useVenueTimeFormat()
  const { role } = useMe()
  const detailsLabel = isCorrectable(order, role) ? orderFormText.correct : orderFormText.look
  const isOverdue = useTimeValue((now) => waits && isLate(order, now))
  return (
    <article
      className={`card padded ${classes.card}`}
      data-late={isOverdue || undefined}
      aria-label={text.order(number)}
    >
      <header className={classes.head}>
        <h3>{number}</h3>
        <div>
          {order.deliverTo === 'outlet' && <p className="strong">{deliveryLabel(order)}</p>}
          <Link className="strong" to={to('room', { idTable: room.number })}>
            {roomLabel(room)}
          </Link>
          <time className="note" dateTime={sentAt} title={moment(sentAt)}>
            {waits ? <TimeAgo since={sentAt} /> : moment(sentAt)}
          </time>
        </div>
      </header>
      <OrderLines
        lines={order.status === 'accepted' ? lines : lines.map((line) => ({ ...line, done: false }))}
        collapsedLines={collapsedLines}
      />
      <p className={`group between ${classes.total}`}>
        <span>{hotelText.total}</span>
        <b className="number">{formatMoney(total, currency)}</b>
      </p>
      <div className={`group note ${classes.foot}`}>
        <OrderTrace order={order} />
        <Link className="link" to={to('orderTicket', { idOrder: order.id })} aria-label={text.of(text.ticket, number)}>
          {text.ticket}
        </Link>
        <Link className="link" to={to('orderEdit', { idOrder: order.id })} aria-label={text.of(detailsLabel, number)}>
          {detailsLabel}
        </Link>
      </div>
      {children}
    </article>
  )
}

/** One line with who entered, decided, completed and corrected the order. */
function OrderTrace({ order }: { order: Order }) {
  const { clock } = useVenueTimeFormat()
  const { status, enteredBy, decidedBy, decidedAt, readyAt, completedBy, completedAt, corrections, cancelReason } =
    order
  const decided = status === 'canceled' ? text.states.canceled : text.states.accepted
  const parts = [
    enteredBy && text.enteredBy(enteredBy),
    (!enteredBy || status === 'canceled') && decidedBy && decidedAt && text.by(decided, decidedBy, clock(decidedAt)),
    status === 'canceled' && !decidedBy && decidedAt && text.canceledByGuest(clock(decidedAt)),
    cancelReason && text.because(cancelReason),
    readyAt && text.readyAt(clock(readyAt)),
    completedBy && completedAt && text.by(text.states.completed, completedBy, clock(completedAt)),
    corrections > 0 && text.corrections(corrections),
  ].filter(Boolean)
  return parts.length > 0 && <p>{parts.join(' · ')}</p>
}
