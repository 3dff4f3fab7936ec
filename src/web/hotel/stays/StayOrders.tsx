import type { Order } from '#contract/hotel/orders.ts'
import type { OpenStay } from '#contract/hotel/stays.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import hairlines from '#web/kernel/ui/lists/hairlines.module.css'
import { useVenue, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { hotelText } from '../hotel.text.ts'
import { deliveryLabel } from '../orders/delivery.text.ts'
import { OrderDecisionButtons } from '../orders/OrderDecisionButtons.tsx'
import { orderStatusTone, ordersText } from '../orders/orders.text.ts'
import { OrderProductCell, OrderTotalRow } from './orderRows.tsx'
import classes from './StayOrders.module.css'
import { staysText as text } from './stays.text.ts'

interface StayOrdersProps {
  stay: OpenStay | null
  /** Status of the newest order; empty if the stay has no orders. */
  orderStatus: string
}

/** The orders of a stay, newest first. */
export function StayOrders({ stay, orderStatus }: StayOrdersProps) {
  if (!stay || orderStatus === '')
    return (
      <Panel>
        <p className="muted">{text.noOrders}</p>
      </Panel>
    )
  return stay.orders.map((order) => <StayOrder key={order.id} order={order} />)
}

const decisionLabels = { accept: text.confirm, cancel: text.cancel }

function StayOrder({ order }: { order: Order }) {
  const { number, status, sentAt, lines, total } = order
  const { moment } = useVenueTimeFormat()
  const currency = useVenue()?.currency ?? 'ARS'
  return (
    <Panel
      title={ordersText.order(number)}
      action={<Chip tone={orderStatusTone[status]}>{ordersText.states[status]}</Chip>}
      flush
    >
      <div className={classes.lines}>
        <table className={`${hairlines.hairlines} ${classes.table}`} aria-label={ordersText.order(number)}>
          <thead>
            <tr>
              <th scope="col">{text.columns.product}</th>
              <th scope="col" className={classes.number}>
                {text.columns.quantity}
              </th>
              <th scope="col">{text.columns.comments}</th>
              <th scope="col" className={classes.number}>
                {text.columns.price}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <OrderProductCell line={line} />
                <td className={`${classes.number} ${classes.quantity}`}>{line.quantity}</td>
                <td className={classes.comment}>{line.comment}</td>
                <td className={classes.number}>
                  {line.price === null ? hotelText.noPrice : formatMoney(line.price * line.quantity, currency)}
                </td>
              </tr>
            ))}
          </tbody>
          <OrderTotalRow total={total} className={classes.number} />
        </table>
      </div>
      <div className={`group between ${classes.foot}`}>
        {order.deliverTo === 'outlet' && <b>{deliveryLabel(order)}</b>}
        <time className="note number" dateTime={sentAt}>
          {moment(sentAt)}
        </time>
        <OrderDecisionButtons order={order} words={decisionLabels} />
      </div>
    </Panel>
  )
}
