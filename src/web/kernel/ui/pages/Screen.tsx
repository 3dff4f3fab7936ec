import type { ReactNode } from 'react'
import { useTitle } from '#web/kernel/venues/venue.ts'
import classes from './Screen.module.css'

interface ScreenProps {
  title: string
  actions?: ReactNode
  /** True makes the page narrower, for forms. */
  narrow?: boolean
  children: ReactNode
}

/** A page of the back-office: title, buttons, content. */
export function Screen({ title, actions, narrow, children }: ScreenProps) {
  useTitle(title)
  return (
    <div className={classes.screen} data-narrow={narrow || undefined}>
      <div className={`group ${classes.top}`}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className="group">{actions}</div>}
      </div>
      {children}
    </div>
  )
}

/** A line below the title with the state of the page's object. */
export const ScreenLine = ({ children }: { children: ReactNode }) => (
  <p className={`group gap-8 muted ${classes.line}`}>{children}</p>
)
