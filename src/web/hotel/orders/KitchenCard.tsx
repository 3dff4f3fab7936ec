import { Button } from '@mantine/core'
import type { Order } from '#contract/hotel/orders.ts'
import { minutesSince, useTold } from '#web/kernel/data/useTold.ts'
import { lateAfter } from '../bell/ringing.ts'
import { roomText } from '../hotel.text.ts'
import classes from './KitchenScreen.module.css'
import { ordersText, kitchenText as text } from './orders.text.ts'
import { useDeciding } from './useDeciding.ts'

/** Minutes after sending at which an accepted order counts as late. */
const lateMinutes = 20

/** A card with more lines would be higher than the screen, so it becomes wider. */
const maxLinesPerColumn = 12

const isLate = ({ status }: Order, minutes: number) =>
  status === 'pending' ? minutes * 60_000 >= lateAfter : minutes >= lateMinutes

interface KitchenCardProps {
  order: Order
  /** Outlet whose lines are shown; null shows the lines of all outlets. */
  outletId: string | null
}

/** One order in the kitchen view: text readable from two metres, and one button for the next step. */
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
      data-many={lines.length > maxLinesPerColumn || undefined}
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
      {/* The key mounts a new button per status: a double tap must not run two steps. */}
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
