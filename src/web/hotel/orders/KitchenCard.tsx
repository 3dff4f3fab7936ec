import { Button } from '@mantine/core'
import type { Order } from '#contract/hotel/orders.ts'
import { defaultStationMinutes } from '#contract/hotel/stations.limits.ts'
import type { Station } from '#contract/hotel/stations.ts'
import { minutesSince, useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { lateAfterMs } from '../bell/ringKind.ts'
import { roomLabel } from '../hotel.text.ts'
import { compareOrderLines } from './compareOrderLines.ts'
import { deliveryLabel } from './delivery.text.ts'
import classes from './KitchenScreen.module.css'
import { orderFormText, ordersText, kitchenText as text } from './orders.text.ts'
import { type KitchenFilter, useOrderDecision } from './useOrderDecision.ts'

/** Promised minutes for lines without a station. */
const lateMinutes = defaultStationMinutes

/** Lines above which a card takes the whole width, because it would be higher than the screen otherwise. */
const maxLinesPerColumn = 12

/**
 * A pending order is late after `lateAfterMs`; an accepted one when an unfinished line has waited longer than its
 * station promises.
 */
const isLate = ({ status, sentAt, decidedAt, lines }: Order, stations: readonly Station[], now: number) => {
  if (status === 'pending') return minutesSince(sentAt, now) * 60_000 >= lateAfterMs
  const minutes = minutesSince(decidedAt ?? sentAt, now)
  const promised = (stationId: string | null) => stations.find(({ id }) => id === stationId)?.minutes ?? lateMinutes
  return lines.some(({ done, stationId }) => !done && minutes >= promised(stationId))
}

interface KitchenCardProps {
  order: Order
  filter: KitchenFilter
  stations: readonly Station[]
}

/** One order in the kitchen view: text readable from two metres, and one button for the next step. */
export function KitchenCard({ order, filter, stations }: KitchenCardProps) {
  const { number, status, room, sentAt, lines, correction } = order
  const { busy, accept, complete, markReady } = useOrderDecision(order)
  const minutes = useTimeValue((now) => minutesSince(sentAt, now))
  const late = useTimeValue((now) => isLate(order, stations, now))
  const isReady = lines.every(({ done }) => done)
  const setReady = () => markReady(filter)
  // A station prepares its lines; completing the order is not its task.
  const [nextLabel, next] = filter.stationId
    ? [ordersText.ready, setReady]
    : [ordersText.complete, () => complete(filter)]
  const [label, step] = status === 'pending' ? [ordersText.accept, accept] : [nextLabel, next]
  return (
    <li
      className={classes.card}
      data-status={status}
      data-late={late || undefined}
      data-many={lines.length > maxLinesPerColumn || undefined}
    >
      <div className={classes.top}>
        <b>{number}</b>
        <span>{deliveryLabel(order)}</span>
      </div>
      {order.deliverTo === 'outlet' && <p className={classes.room}>{roomLabel(room)}</p>}
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
      {status === 'accepted' && !isReady && !filter.stationId && (
        <Button
          className={classes.step ?? ''}
          variant="default"
          fullWidth
          disabled={busy}
          aria-label={ordersText.of(ordersText.ready, number)}
          onClick={setReady}
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
