import type { ReactNode } from 'react'
import { CoveringLink } from './CoveringLink.tsx'
import classes from './Table.module.css'

interface TableProps {
  label: string
  /** Its columns. */
  head: ReactNode
  /** Its rows. */
  children: ReactNode
}

/**
 * A hairline table whose first column is what each row is called; the others are as narrow as what they say, but
 * for those of words that somebody wrote, `data-words`: they break, as a name does.
 */
export const Table = ({ label, head, children }: TableProps) => (
  <div className={classes.frame}>
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)

interface ColumnProps {
  number?: boolean
  /** Of words that somebody wrote. */
  words?: boolean
  children: ReactNode
}

export const Column = ({ number = false, words = false, children }: ColumnProps) => (
  <th scope="col" data-number={number || undefined} data-words={words || undefined}>
    {children}
  </th>
)

/** What the row is called; the whole row leads where the name does. */
export const NameCell = ({ to, children }: { to?: string | undefined; children: ReactNode }) => (
  <th scope="row" className={classes.name}>
    {to === undefined ? children : <CoveringLink to={to}>{children}</CoveringLink>}
  </th>
)
