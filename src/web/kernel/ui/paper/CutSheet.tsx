import type { ReactNode } from 'react'
import classes from './CutSheet.module.css'

interface CutSheetProps {
  label: string
  /** How many to a page, and how large: as columns. */
  className: string | undefined
  children: ReactNode
}

/** Sheets of paper with things to print and cut out, the edges of the paper shown on the screen. */
export const CutSheet = ({ label, className, children }: CutSheetProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet is wider than a phone, and scrolls with the arrows
  <section className={classes.desk} tabIndex={0} aria-label={label}>
    <ul className={`${classes.sheet} ${className}`}>{children}</ul>
  </section>
)
