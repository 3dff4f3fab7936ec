import { type ReactNode, useEffect } from 'react'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { keepForOffline } from '#web/kernel/offline/keepForOffline.ts'
import { Popups } from '#web/kernel/ui/Popups.tsx'
import { useVenue, useVenueName } from '#web/kernel/venues/venue.ts'
import classes from './PhoneShell.module.css'

/** A phone held in one hand: the venue's name, one column, and what matters at the bottom. No component library. */
export function PhoneShell({ children }: { children: ReactNode }) {
  const venueName = useVenueName()
  const id = useVenue()?.id
  useEffect(keepForOffline, [])
  return (
    <div className={classes.phone}>
      <header className={classes.bar}>
        <Link to={id ? `/home?venue=${id}` : '/home'} className={classes.venue}>
          {venueName}
        </Link>
      </header>
      <main className={classes.main}>{children}</main>
      <Popups />
    </div>
  )
}
