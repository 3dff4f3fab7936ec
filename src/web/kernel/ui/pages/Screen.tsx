import type { ReactNode } from 'react'
import { useTitle } from '#web/kernel/venues/venue.ts'
import classes from './Screen.module.css'

interface ScreenProps {
  title: string
  actions?: ReactNode
  /** Narrow for forms, so that lines stay short. */
  narrow?: boolean
  children: ReactNode
}

/** A page of the back-office: its title, what can be done, its content. */
export function Screen({ title, actions, narrow, children }: ScreenProps) {
  useTitle(title)
  return (
    <div className={classes.screen} data-narrow={narrow || undefined}>
      <div className={classes.top}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}

/** The state of the thing that a page is about, in a line under the title. */
export const ScreenLine = ({ children }: { children: ReactNode }) => <p className={classes.line}>{children}</p>
