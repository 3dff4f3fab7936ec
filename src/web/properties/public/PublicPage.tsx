import type { ReactNode } from 'react'
import { useVenueName } from '#web/kernel/venues/venue.ts'
import classes from './PublicPage.module.css'

/** What stands on every public page of the properties: whose they are, and the page. */
export function PublicPage({ children }: { children: ReactNode }) {
  const name = useVenueName()
  return (
    <>
      <header className={classes.header}>
        <span className={classes.venue}>{name}</span>
      </header>
      <main className={classes.main}>{children}</main>
    </>
  )
}
