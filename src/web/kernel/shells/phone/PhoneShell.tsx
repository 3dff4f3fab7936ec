import '#web/kernel/theme/fonts.css'
import '#web/kernel/theme/phone-fonts.css'
import '#web/kernel/theme/kit.ts'
import '#web/kernel/theme/whole.css'
import { type ReactNode, useEffect } from 'react'
import { phoneHomePath } from '#contract/redirects.ts'
import { useOnline } from '#web/kernel/live/online.ts'
import { Island } from '#web/kernel/navigation/Island.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { registerOfflineWorker } from '#web/kernel/offline/registerOfflineWorker.ts'
import { leaveQuestion } from '#web/kernel/text/editing.text.ts'
import { confirmOnPhone } from '#web/kernel/ui/feedback/confirmOnPhone.ts'
import { Popups } from '#web/kernel/ui/feedback/Popups.tsx'
import { GuardedNavigation } from '#web/kernel/ui/forms/leaveGuard.tsx'
import { useVenue, useVenueName } from '#web/kernel/venues/venue.ts'
import { PhoneBottomBar, useBottomBar } from './PhoneBottomBar.tsx'
import classes from './PhoneShell.module.css'
import { phoneText } from './phone.text.ts'

/** The offline notice; the empty status element is always there, so that screen readers announce the notice. */
function OfflineNotice() {
  const { online } = useOnline()
  return <div role="status">{!online && <p className={classes.offline}>{phoneText.lastSeen}</p>}</div>
}

const askToLeave = () => confirmOnPhone(leaveQuestion)

/** Shell of the phone pages: the venue's name, one column, and the bottom bar. It does not load the component library. */
export function PhoneShell({ children }: { children: ReactNode }) {
  const venueName = useVenueName()
  const id = useVenue()?.id
  const hasBar = useBottomBar() !== undefined
  useEffect(registerOfflineWorker, [])
  return (
    <GuardedNavigation ask={askToLeave}>
      <div className={classes.phone} data-bar={hasBar || undefined}>
        <header className={classes.bar}>
          <Island>
            <Link to={phoneHomePath(id)} className={classes.venue}>
              {venueName}
            </Link>
          </Island>
        </header>
        <OfflineNotice />
        <main className={`whole ${classes.main}`}>{children}</main>
        <Island>
          <PhoneBottomBar />
        </Island>
        <Popups />
      </div>
    </GuardedNavigation>
  )
}
