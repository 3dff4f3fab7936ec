import type { ReactNode } from 'react'
import { Link } from '#web/kernel/navigation/Link.tsx'
import classes from './Table.module.css'

interface TableProps {
  label: string
  /** Its columns. */
  head: ReactNode
  /** Its rows. */
  children: ReactNode
}

/** A hairline table whose first column is what each row is called; the others are as narrow as what they say. */
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

export const Column = ({ number = false, children }: { number?: boolean; children: ReactNode }) => (
  <th scope="col" data-number={number || undefined}>
    {children}
  </th>
)

/** What the row is called; the whole row leads where the name does. */
export const NameCell = ({ to, children }: { to?: string | undefined; children: ReactNode }) => (
  <th scope="row" className={classes.name}>
    {to === undefined ? children : <Link to={to}>{children}</Link>}
  </th>
)
