import { Button } from '@mantine/core'
import type { Order } from '#contract/hotel/orders.ts'
import { minutesSince, useTold } from '#web/kernel/data/useTold.ts'
import { lateAfter } from '../bell/ringing.ts'
import { roomText } from '../hotel.text.ts'
import classes from './KitchenScreen.module.css'
import { ordersText, kitchenText as text } from './orders.text.ts'
import { useDeciding } from './useDeciding.ts'

/** What was accepted should be ready by then. */
const readyWithin = 20

/** More lines than these make a card higher than the screen. */
const tall = 12

const isLate = ({ status }: Order, minutes: number) =>
  status === 'pending' ? minutes * 60_000 >= lateAfter : minutes >= readyWithin

interface KitchenCardProps {
  order: Order
  /** Whose lines these are; null where the kitchen shows all. */
  outletId: string | null
}

/** An order in letters that are read from two metres, with the one thing that is to be done next. */
export function KitchenCard({ order, outletId }: KitchenCardProps) {
  const { number, status, room, sentAt, lines } = order
  const { busy, accept, complete } = useDeciding(order)
  const minutes = useTold((now) => minutesSince(sentAt, now))
  const late = isLate(order, minutes)
  const [label, step] =
    status === 'pending' ? [ordersText.accept, accept] : [ordersText.complete, () => complete(outletId)]
  return (
    <li
      className={classes.card}
      data-status={status}
      data-late={late || undefined}
      data-many={lines.length > tall || undefined}
    >
      <div className={classes.top}>
        <b>{number}</b>
        <span>{roomText(room)}</span>
      </div>
      <p className={classes.waits}>
        <time dateTime={sentAt}>{text.minutes(minutes)}</time>
        {late && <strong>{text.late}</strong>}
      </p>
      <ul className={classes.lines}>
        {lines.map(({ id, name, quantity, options, comment, done }) => (
          <li key={id} data-done={done || undefined}>
            <b>{quantity}</b>
            <div>
              {name}
              {options.length > 0 && <p>{options.map((option) => option.name).join(', ')}</p>}
              {comment && <p className={classes.comment}>{comment}</p>}
            </div>
          </li>
        ))}
      </ul>
      {/* The next step is another button: the second half of a double tap belongs to the first. */}
      <Button
        key={status}
        className={classes.step ?? ''}
        fullWidth
        loading={busy}
        aria-label={ordersText.of(label, number)}
        onClick={step}
      >
        {label}
      </Button>
    </li>
  )
}
