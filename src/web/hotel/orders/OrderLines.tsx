import { useState } from 'react'
import type { OrderLine } from '#contract/hotel/orders.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { hotelText } from '../hotel.text.ts'
import classes from './OrderLines.module.css'
import { ordersText as text } from './orders.text.ts'

interface OrderLinesProps {
  lines: readonly OrderLine[]
  /** Number of lines shown before the list is expanded; all without it. */
  collapsedLines?: number
}

/** The lines of an order: quantity, product, options, comment and price. */
export function OrderLines({ lines, collapsedLines = lines.length }: OrderLinesProps) {
  const [isExpanded, setIsExpanded] = useState(false)
  const currency = useVenue()?.currency ?? 'ARS'
  const hidden = lines.length - collapsedLines
  return (
    <>
      <ul className={classes.lines}>
        {lines
          .slice(0, isExpanded ? lines.length : collapsedLines)
          .map(({ id, name, quantity, price, options, comment, done }) => (
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
        <button
          type="button"
          className={classes.more}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? text.fewerLines : text.moreLines(hidden)}
        </button>
      )}
    </>
  )
}
