import type { ReactNode } from 'react'
import type { Order } from '#contract/hotel/orders.ts'
import { to } from '#contract/hotel/pages.ts'
import { minutesSince, useTold } from '#web/kernel/data/useTold.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { moneyText } from '#web/kernel/text/money.ts'
import { useMoments, useVenue } from '#web/kernel/venues/venue.ts'
import { Ago } from '../Ago.tsx'
import { lateAfter } from '../bell/ringing.ts'
import { hotelText, roomText } from '../hotel.text.ts'
import { isCorrectable } from './draft.ts'
import classes from './OrderCard.module.css'
import { OrderLines } from './OrderLines.tsx'
import { editText, ordersText as text } from './orders.text.ts'

/** Further lines are hidden until they are expanded. */
const collapsedLines = 8

const isLate = ({ status, sentAt }: Order, now: number) =>
  status === 'pending' && minutesSince(sentAt, now) * 60_000 >= lateAfter

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
  const { moment } = useMoments()
  const detailsLabel = isCorrectable(order) ? editText.correct : editText.look
  const isOverdue = useTold((now) => waits && isLate(order, now))
  return (
    <article className={classes.card} data-late={isOverdue || undefined} aria-label={text.order(number)}>
      <header className={classes.head}>
        <h3>{number}</h3>
        <div>
          <Link to={to('room', { idTable: room.number })}>{roomText(room)}</Link>
          <time dateTime={sentAt} title={moment(sentAt)}>
            {waits ? <Ago since={sentAt} /> : moment(sentAt)}
          </time>
        </div>
      </header>
      <OrderLines lines={lines} collapsedLines={collapsedLines} />
      <p className={classes.total}>
        <span>{hotelText.total}</span>
        <b>{moneyText(total, currency)}</b>
      </p>
      <div className={classes.foot}>
        <OrderTrace order={order} />
        <Link to={to('orderTicket', { idOrder: order.id })} aria-label={text.of(text.ticket, number)}>
          {text.ticket}
        </Link>
        <Link to={to('orderEdit', { idOrder: order.id })} aria-label={text.of(detailsLabel, number)}>
          {detailsLabel}
        </Link>
      </div>
      {children}
    </article>
  )
}

/** One line with who entered, decided, completed and corrected the order. */
function OrderTrace({ order }: { order: Order }) {
  const { clock } = useMoments()
  const { status, enteredBy, decidedBy, decidedAt, completedBy, completedAt, corrections } = order
  const decided = status === 'canceled' ? text.states.canceled : text.states.accepted
  const parts = [
    enteredBy && text.enteredBy(enteredBy),
    !enteredBy && decidedBy && decidedAt && text.by(decided, decidedBy, clock(decidedAt)),
    completedBy && completedAt && text.by(text.states.completed, completedBy, clock(completedAt)),
    corrections > 0 && text.corrections(corrections),
  ].filter(Boolean)
  return parts.length > 0 && <p className={classes.trace}>{parts.join(' · ')}</p>
}
