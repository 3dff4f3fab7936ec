import type { ReactNode } from 'react'
import { CoveringLink } from './CoveringLink.tsx'
import classes from './Table.module.css'

interface TableProps {
  label: string
  /** The heading cells. */
  head: ReactNode
  /** The rows. */
  children: ReactNode
}

/**
 * A table whose first column names the row. Other columns are as narrow as their content, except those with free text
 * (`data-words`), which wrap.
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
  /** The column contains free text, which wraps. */
  words?: boolean
  children: ReactNode
}

export const Column = ({ number = false, words = false, children }: ColumnProps) => (
  <th scope="col" data-number={number || undefined} data-words={words || undefined}>
    {children}
  </th>
)

/** The cell with the row's name; its link covers the whole row. */
export const NameCell = ({ to, children }: { to?: string | undefined; children: ReactNode }) => (
  <th scope="row" className={classes.name}>
    {to === undefined ? children : <CoveringLink to={to}>{children}</CoveringLink>}
  </th>
)
