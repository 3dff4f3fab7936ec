import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link } from '#web/kernel/navigation/Link.tsx'
import classes from './List.module.css'

interface ListProps extends Omit<ComponentPropsWithRef<'ul'>, 'className'> {
  /** True removes the border, for use inside a Panel or card. */
  bare?: boolean
}

/** A list of rows with lines between them. */
export const List = ({ bare, ...list }: ListProps) =>
  bare ? <ul className={classes.list} {...list} /> : <ul className={`card ${classes.list}`} {...list} />

interface ListRowProps {
  /** URL to which the whole row links. A link must not contain buttons: a row with buttons has a CoveringLink in its title. */
  to?: string
  /** True gives the row the hover colour of a link, for a row with a CoveringLink. */
  leads?: boolean
  busy?: boolean
  children: ReactNode
}

/** A row: an optional picture, RowText, and elements at the right. */
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

/** A row with a checkbox; a click anywhere on it changes the checkbox. */
export const CheckRow = ({ children, ...checkbox }: CheckRowProps) => (
  <li>
    <label className={classes.row}>
      <span className={classes.words}>{children}</span>
      <input type="checkbox" {...checkbox} />
    </label>
  </li>
)

/** The text of a row: a heading, `strong` or `b` is styled as its title, `p` as the detail below. */
export const RowText = ({ children }: { children: ReactNode }) => <div className={classes.words}>{children}</div>

/** A short fact at the right of a row: a date, a count. */
export const RowAside = ({ children }: { children: ReactNode }) => <div className={classes.aside}>{children}</div>

/** Buttons at the right of a row; they wrap below the text if space is short. */
export const RowActions = ({ children }: { children: ReactNode }) => <div className={classes.actions}>{children}</div>

/** A full-width line below the row, for example an opened form. */
export const RowBelow = ({ children }: { children: ReactNode }) => <div className={classes.below}>{children}</div>
