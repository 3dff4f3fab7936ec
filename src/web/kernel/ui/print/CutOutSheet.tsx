import type { ReactNode } from 'react'
import classes from './CutOutSheet.module.css'

interface CutOutSheetProps {
  label: string
  /** Class that sets the number and size of the items as grid columns. */
  className: string | undefined
  children: ReactNode
}

/** A print sheet with items to cut out; the screen shows the edges of the paper. */
export const CutOutSheet = ({ label, className, children }: CutOutSheetProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the sheet is wider than a phone and scrolls with the arrow keys
  <section className={classes.desk} tabIndex={0} aria-label={label}>
    <ul className={`paper ${classes.sheet} ${className}`}>{children}</ul>
  </section>
)
