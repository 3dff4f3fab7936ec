import type { ReactNode } from 'react'
import classes from './Panel.module.css'

interface PanelProps {
  title?: string
  sentence?: string
  /** At the right of the title. */
  action?: ReactNode
  /** Lists draw their own hairlines to the edge. */
  flush?: boolean
  children: ReactNode
}

/** A card of the back-office: hairline, a title row, content. */
export const Panel = ({ title, sentence, action, flush, children }: PanelProps) => (
  <section className="card">
    {title && (
      <div className={classes.head}>
        <h2>{title}</h2>
        {action}
      </div>
    )}
    <div className={flush ? undefined : classes.body}>
      {sentence && <p className={classes.sentence}>{sentence}</p>}
      {children}
    </div>
  </section>
)
