import { type ReactNode, useEffect } from 'react'
import { phoneHome } from '#contract/detours.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { keepForOffline } from '#web/kernel/offline/keepForOffline.ts'
import { leaveQuestion } from '#web/kernel/text/editing.text.ts'
import { askBrowser } from '#web/kernel/ui/askBrowser.ts'
import { GuardedNavigation } from '#web/kernel/ui/leaveGuard.tsx'
import { Popups } from '#web/kernel/ui/Popups.tsx'
import { useVenue, useVenueName } from '#web/kernel/venues/venue.ts'
import { Bar } from './Bar.tsx'
import classes from './PhoneShell.module.css'

const askToLeave = async () => askBrowser(leaveQuestion)

/** A phone held in one hand: the venue's name, one column, and what matters at the bottom. No component library. */
export function PhoneShell({ children }: { children: ReactNode }) {
  const venueName = useVenueName()
  const id = useVenue()?.id
  useEffect(keepForOffline, [])
  return (
    <GuardedNavigation ask={askToLeave}>
      <div className={classes.phone}>
        <header className={classes.bar}>
          <Link to={phoneHome(id)} className={classes.venue}>
            {venueName}
          </Link>
        </header>
        <main className={classes.main}>{children}</main>
        <Bar />
        <Popups />
      </div>
    </GuardedNavigation>
  )
}
