import type { ReactNode } from 'react'
import { countText } from '#web/kernel/text/counts.ts'
import classes from './Scorecard.module.css'

/** A row of counted things, ruled like a printed card. */
export const Scorecard = ({ children }: { children: ReactNode }) => <dl className={classes.card}>{children}</dl>

/** One cell; a number that has not come yet leaves its place open. */
export const Score = ({ label, value }: { label: string; value: number | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value === undefined ? '–' : countText(value)}</dd>
  </div>
)
