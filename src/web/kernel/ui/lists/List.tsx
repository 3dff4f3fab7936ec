import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from '#web/kernel/navigation/Link.tsx'
import classes from './List.module.css'

interface ListProps extends Omit<ComponentPropsWithRef<'ul'>, 'className'> {
  /** In a Panel or a Card, which has the frame already. */
  bare?: boolean
}

/** Rows with a hairline between them. */
export const List = ({ bare, ...list }: ListProps) =>
  bare ? <ul className={classes.list} {...list} /> : <ul className={`card ${classes.list}`} {...list} />

interface ListRowProps {
  /** The whole row is a link. A row that also has buttons uses a CoveringLink in its title and `leads`. */
  to?: string
  leads?: boolean
  busy?: boolean
  children: ReactNode
}

/** One thing of a list: perhaps a picture, its RowWords, and what stands at the right. */
export const ListRow = ({ to, leads, busy, children }: ListRowProps) =>
  to === undefined ? (
    <li className={classes.row} aria-busy={busy} data-leads={leads || undefined}>
      {children}
    </li>
  ) : (
    <li>
      <Link to={to} className={classes.row}>
        {children}
      </Link>
    </li>
  )

interface CheckRowProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  children: ReactNode
}

/** A row that is checked or not, wherever it is touched. */
export const CheckRow = ({ children, ...checkbox }: CheckRowProps) => (
  <li>
    <label className={classes.row}>
      <span className={classes.words}>{children}</span>
      <input type="checkbox" {...checkbox} />
    </label>
  </li>
)

/** The words of a row: a heading, `strong` or `b` is its title, a `p` below it says more. */
export const RowWords = ({ children }: { children: ReactNode }) => <div className={classes.words}>{children}</div>

/** A short fact at the right of a row: a date, a count. */
export const RowAside = ({ children }: { children: ReactNode }) => <div className={classes.aside}>{children}</div>

/** Buttons at the right of a row, below its words where there is no room. */
export const RowActions = ({ children }: { children: ReactNode }) => <div className={classes.actions}>{children}</div>

/** The last line of a row, as wide as the row: a form that was opened on it. */
export const RowBelow = ({ children }: { children: ReactNode }) => <div className={classes.below}>{children}</div>
