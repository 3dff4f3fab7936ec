import type { ReactNode } from 'react'
import classes from './Facts.module.css'

interface FactsProps {
  /** True aligns the values, which are amounts, to the right. */
  amounts?: boolean
  children: ReactNode
}

/** A list of labels and values, one per line. */
export const Facts = ({ amounts, children }: FactsProps) => (
  <dl className={classes.facts} data-amounts={amounts || undefined}>
    {children}
  </dl>
)

/** Facts in small text side by side, for use inside a row. */
export const FactsInRow = ({ children }: { children: ReactNode }) => <dl className={classes.inRow}>{children}</dl>

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
