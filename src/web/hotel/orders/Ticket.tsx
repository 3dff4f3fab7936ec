import type { Order } from '#contract/hotel/orders.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { useVenue, useVenueName, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { hotelText, roomLabel } from '../hotel.text.ts'
import { deliveryLabel } from './delivery.text.ts'
import { ordersText as text } from './orders.text.ts'
import classes from './Ticket.module.css'

/** Kitchen ticket of an order, laid out for 80 mm paper. */
export function Ticket({ order }: { order: Order }) {
  const venue = useVenueName()
  const currency = useVenue()?.currency ?? 'ARS'
  const { moment, clock } = useVenueTimeFormat()
  return (
    <article className={classes.ticket}>
      <p className={classes.venue}>{venue}</p>
      <div className={classes.head}>
        <b>{order.number}</b>
        <span>{deliveryLabel(order)}</span>
      </div>
      {order.deliverTo === 'outlet' && <p>{roomLabel(order.room)}</p>}
      <p>{moment(order.sentAt)}</p>
      {order.enteredBy && <p>{text.enteredBy(order.enteredBy)}</p>}
      {!order.enteredBy && order.decidedBy && order.decidedAt && (
        <p>{text.by(text.states.accepted, order.decidedBy, clock(order.decidedAt))}</p>
      )}
      <ul>
        {order.lines.map(({ id, name, quantity, price, options, comment }) => (
          <li key={id}>
            <b>{quantity}</b>
            <b>{name}</b>
            <span>{price === null ? hotelText.noPrice : formatMoney(price * quantity, currency)}</span>
            {options.map((option) => (
              <p key={option.choiceId}>{`${option.group}: ${option.name}`}</p>
            ))}
            {comment && <p className={classes.comment}>{comment}</p>}
          </li>
        ))}
      </ul>
      <p className={classes.total}>
        <span>{hotelText.total}</span>
        <b>{formatMoney(order.total, currency)}</b>
      </p>
    </article>
  )
}
