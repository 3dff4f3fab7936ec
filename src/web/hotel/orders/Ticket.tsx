import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { useVenue, useVenueName, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { hotelText, roomLabel } from '../hotel.text.ts'
import { deliveryLabel } from './delivery.text.ts'
import { ordersText as text } from './orders.text.ts'
import classes from './Ticket.module.css'
import type { QueuedTicket } from './ticketQueue.ts'

/**
 * Kitchen ticket of an order, laid out for 80 mm paper. With a station it has only the lines of that station, and no total.
 */
export function Ticket({ order, stationId }: QueuedTicket) {
  const stations = useRead(api.hotel.stations.list).data ?? []
  const station = stations.find(({ id }) => id === stationId)
  const lines = stationId === undefined ? order.lines : order.lines.filter((line) => line.stationId === stationId)
  const venue = useVenueName()
  const currency = useVenue()?.currency ?? 'ARS'
  const { moment, clock } = useVenueTimeFormat()
  return (
    <article className={`paper ${classes.ticket}`}>
      <p className={classes.venue}>{station ? `${venue} · ${station.name}` : venue}</p>
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
        {lines.map(({ id, name, quantity, price, options, comment }) => (
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
      {stationId === undefined && (
        <p className={classes.total}>
          <span>{hotelText.total}</span>
          <b>{formatMoney(order.total, currency)}</b>
        </p>
      )}
    </article>
  )
}
