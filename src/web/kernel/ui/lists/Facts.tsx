import type { ReactNode } from 'react'
import classes from './Facts.module.css'

/** A list of labels and values, one per line. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>

/** Facts in small text side by side, for use inside a row. */
export const FactsInRow = ({ children }: { children: ReactNode }) => <dl className={classes.inRow}>{children}</dl>

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
