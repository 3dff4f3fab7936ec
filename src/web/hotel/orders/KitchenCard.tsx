import { Button } from '@mantine/core'
import type { Order } from '#contract/hotel/orders.ts'
import { minutesSince, useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { lateAfterMs } from '../bell/ringKind.ts'
import { roomLabel } from '../hotel.text.ts'
import { compareOrderLines } from './compareOrderLines.ts'
import classes from './KitchenScreen.module.css'
import { orderFormText, ordersText, kitchenText as text } from './orders.text.ts'
import { useOrderDecision } from './useOrderDecision.ts'

/** Minutes after sending at which an accepted order counts as late. */
const lateMinutes = 20

/** A card with more lines would be higher than the screen, so it becomes wider. */
const maxLinesPerColumn = 12

const isLate = ({ status }: Order, minutes: number) =>
  status === 'pending' ? minutes * 60_000 >= lateAfterMs : minutes >= lateMinutes

interface KitchenCardProps {
  order: Order
  /** Outlet whose lines are shown; null shows the lines of all outlets. */
  outletId: string | null
}

/** One order in the kitchen view: text readable from two metres, and one button for the next step. */
export function KitchenCard({ order, outletId }: KitchenCardProps) {
  const { number, status, room, sentAt, lines, correction } = order
  const { busy, accept, complete, markReady } = useOrderDecision(order)
  const minutes = useTimeValue((now) => minutesSince(sentAt, now))
  const late = isLate(order, minutes)
  const isReady = lines.every(({ done }) => done)
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
        <span>{roomLabel(room)}</span>
      </div>
      <p className={classes.waits}>
        <time dateTime={sentAt}>{text.minutes(minutes)}</time>
        {late && <strong>{text.late}</strong>}
        {isReady && <strong>{text.ready}</strong>}
      </p>
      {correction && (
        <div className={classes.correction}>
          <strong>{text.corrected}</strong>
          <ul>
            {compareOrderLines(correction.before, lines).map((line) => (
              <li key={line.id}>{orderFormText.difference(line)}</li>
            ))}
          </ul>
        </div>
      )}
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
      {status === 'accepted' && !isReady && (
        <Button
          className={classes.step ?? ''}
          variant="default"
          fullWidth
          disabled={busy}
          aria-label={ordersText.of(ordersText.ready, number)}
          onClick={() => markReady(outletId)}
        >
          {ordersText.ready}
        </Button>
      )}
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
