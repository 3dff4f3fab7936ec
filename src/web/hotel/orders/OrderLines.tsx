import { useState } from 'react'
import type { OrderLine } from '#contract/hotel/orders.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { hotelText } from '../hotel.text.ts'
import classes from './OrderLines.module.css'
import { ordersText as text } from './orders.text.ts'

interface OrderLinesProps {
  lines: readonly OrderLine[]
  /** More than these are shown when asked for. */
  atFirst?: number
}

/** What was ordered: how many, of what, how they want it, for how much. */
export function OrderLines({ lines, atFirst = lines.length }: OrderLinesProps) {
  const [all, setAll] = useState(false)
  const currency = useVenue()?.currency ?? 'ARS'
  const hidden = lines.length - atFirst
  return (
    <>
      <ul className={classes.lines}>
        {lines.slice(0, all ? lines.length : atFirst).map(({ id, name, quantity, price, options, comment, done }) => (
          <li key={id} data-done={done || undefined}>
            <b>{quantity}</b>
            <div>
              <span>{name}</span>
              {options.length > 0 && <p>{options.map((option) => option.name).join(', ')}</p>}
              {comment && <p className={classes.comment}>{comment}</p>}
            </div>
            <span className={classes.price}>
              {price === null ? hotelText.noPrice : moneyText(price * quantity, currency)}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className={classes.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewerLines : text.moreLines(hidden)}
        </button>
      )}
    </>
  )
}
