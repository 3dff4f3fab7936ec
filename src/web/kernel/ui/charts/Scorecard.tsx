import type { ReactNode } from 'react'
import { formatCount } from '#web/kernel/text/counts.ts'
import classes from './Scorecard.module.css'

/** A row of cells with counts or amounts. */
export const Scorecard = ({ children }: { children: ReactNode }) => <dl className={classes.card}>{children}</dl>

/** A cell with a count, or with an amount as text; a dash until the value has loaded. */
export const ScorecardCell = ({ label, value }: { label: string; value: number | string | undefined }) => (
  <div>
    <dt>{label}</dt>
    <Value>{typeof value === 'number' ? formatCount(value) : (value ?? '–')}</Value>
  </div>
)

/** Number of characters above which the value is shown smaller. */
const longValue = 8
const Value = ({ children }: { children: string }) => <dd data-long={children.length > longValue}>{children}</dd>
