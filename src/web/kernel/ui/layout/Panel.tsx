import type { ReactNode } from 'react'
import classes from './Panel.module.css'

interface PanelProps {
  title?: string
  sentence?: string
  /** Shown to the right of the title. */
  action?: ReactNode
  /** True removes the padding, for lists whose lines reach the edge. */
  flush?: boolean
  children: ReactNode
}

/** A card of the back-office with a title row. */
export const Panel = ({ title, sentence, action, flush, children }: PanelProps) => (
  <section className="card">
    {title && (
      <div className={classes.head}>
        <h2>{title}</h2>
        {action}
      </div>
    )}
    <div className={flush ? undefined : classes.body} data-flush={flush || undefined}>
      {sentence && <p className={classes.sentence}>{sentence}</p>}
      {children}
    </div>
  </section>
)
