import type { ReactNode } from 'react'
import { countText } from '#web/kernel/text/counts.ts'
import classes from './Scorecard.module.css'

/** A row of cells with counts or amounts. */
export const Scorecard = ({ children }: { children: ReactNode }) => <dl className={classes.card}>{children}</dl>

/** A cell with a count, or with an amount as text; a dash until the value has loaded. */
export const Score = ({ label, value }: { label: string; value: number | string | undefined }) => (
  <div>
    <dt>{label}</dt>
    <Value>{typeof value === 'number' ? countText(value) : (value ?? '–')}</Value>
  </div>
)

/** Number of characters above which the value is shown smaller. */
const longValue = 12
const Value = ({ children }: { children: string }) => <dd data-long={children.length > longValue}>{children}</dd>
