import { Children, type CSSProperties, Fragment, isValidElement, type ReactNode } from 'react'
import { CoveringLink } from './CoveringLink.tsx'
import classes from './Table.module.css'

interface TableProps {
  label: string
  /** The heading cells. */
  head: ReactNode
  /** The rows. */
  children: ReactNode
}

/** A phone shows the rows of a table with more columns as cards. */
const columnsOfPhone = 3

/** The words of the heading cells; '' for a cell that contains more than words. */
const labelsOf = (head: ReactNode) => {
  const isFragment = isValidElement<{ children: ReactNode }>(head) && head.type === Fragment
  return Children.toArray(isFragment ? head.props.children : head).map((column) => {
    const label = isValidElement<ColumnProps>(column) ? column.props.children : ''
    return typeof label === 'string' ? label : ''
  })
}

/**
 * A table whose first column names the row. Other columns are as narrow as their content, except those with free text
 * (`data-words`), which wrap. On a phone the rows of wide tables are cards: every cell has the words of its heading above
 * it, and a cell with buttons (`data-action`) is as wide as the card.
 */
export const Table = ({ label, head, children }: TableProps) => {
  const labels = labelsOf(head)
  const isWide = labels.length > columnsOfPhone
  // The stylesheet shows these properties as the labels of the cards' cells.
  const cardLabels = Object.fromEntries(labels.map((words, i) => [`--column-${i + 1}`, JSON.stringify(words)]))
  return (
    <div className={classes.frame} data-cards={isWide || undefined}>
      <table className={classes.table} aria-label={label} style={isWide ? (cardLabels as CSSProperties) : undefined}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

interface ColumnProps {
  number?: boolean
  /** True if the column contains free text, which wraps. */
  words?: boolean
  children: ReactNode
}

export const Column = ({ number = false, words = false, children }: ColumnProps) => (
  <th scope="col" data-number={number || undefined} data-words={words || undefined}>
    {children}
  </th>
)

/** The cell with the row's name. With `to`, its link covers the whole row. */
export const NameCell = ({ to, children }: { to?: string | undefined; children: ReactNode }) => (
  <th scope="row" className={classes.name}>
    {to === undefined ? children : <CoveringLink to={to}>{children}</CoveringLink>}
  </th>
)
