import type { ReactNode } from 'react'
import classes from './Facts.module.css'

/** What is known of one thing, line by line. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>

/** The same in small letters beside each other, as part of a row. */
export const FactsInRow = ({ children }: { children: ReactNode }) => <dl className={classes.inRow}>{children}</dl>

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
