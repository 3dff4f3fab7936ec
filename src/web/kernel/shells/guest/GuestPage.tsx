import type { ReactNode } from 'react'
import { guestHomePath } from '#contract/redirects.ts'
import { Island } from '#web/kernel/navigation/Island.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useVenue, useVenueName } from '#web/kernel/venues/venue.ts'
import classes from './GuestPage.module.css'
import { useGuestUrl } from './guestUrl.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/** Frame of every guest page: the venue's name, the language switch, and the content. */
export function GuestPage({ children }: { children: ReactNode }) {
  const { language } = useGuestUrl()
  const name = useVenueName()
  const venue = useVenue()
  return (
    <>
      <header className={classes.header}>
        <Island>
          {venue ? (
            <Link to={guestHomePath(venue.id, language)} className={classes.venue}>
              {name}
            </Link>
          ) : (
            <span className={classes.venue}>{name}</span>
          )}
          <LanguageSwitch />
        </Island>
      </header>
      <main className={classes.main}>
        <Island>{children}</Island>
      </main>
    </>
  )
}
