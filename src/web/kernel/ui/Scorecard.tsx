import type { ReactNode } from 'react'
import { countText } from '#web/kernel/text/counts.ts'
import classes from './Scorecard.module.css'

/** A row of counted things, ruled like a printed card. */
export const Scorecard = ({ children }: { children: ReactNode }) => <dl className={classes.card}>{children}</dl>

/** One cell: a number, or an amount in its own words. What has not come yet leaves its place open. */
export const Score = ({ label, value }: { label: string; value: number | string | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd>{typeof value === 'number' ? countText(value) : (value ?? '–')}</dd>
  </div>
)
