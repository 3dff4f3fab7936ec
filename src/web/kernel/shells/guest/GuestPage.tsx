import type { ReactNode } from 'react'
import { guestHomePath } from '#contract/redirects.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useVenue, useVenueName } from '#web/kernel/venues/venue.ts'
import classes from './GuestPage.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useReader } from './reader.ts'

/** Frame of every guest page: the venue's name, the language switch, and the content. */
export function GuestPage({ children }: { children: ReactNode }) {
  const { language } = useReader()
  const name = useVenueName()
  const venue = useVenue()
  return (
    <>
      <header className={classes.header}>
        {venue ? (
          <Link to={guestHomePath(venue.id, language)} className={classes.venue}>
            {name}
          </Link>
        ) : (
          <span className={classes.venue}>{name}</span>
        )}
        <LanguageSwitch />
      </header>
      <main className={classes.main}>{children}</main>
    </>
  )
}
