import type { ReactNode } from 'react'
import { countText } from '#web/kernel/text/counts.ts'
import classes from './Scorecard.module.css'

/** A row of counted things, ruled like a printed card. */
export const Scorecard = ({ children }: { children: ReactNode }) => <dl className={classes.card}>{children}</dl>

/** One cell: a number, or an amount in its own words. What has not come yet leaves its place open. */
export const Score = ({ label, value }: { label: string; value: number | string | undefined }) => (
  <div>
    <dt>{label}</dt>
    <Value>{typeof value === 'number' ? countText(value) : (value ?? '–')}</Value>
  </div>
)

/** Longer than this, it is written smaller. */
const longValue = 12
const Value = ({ children }: { children: string }) => <dd data-long={children.length > longValue}>{children}</dd>
