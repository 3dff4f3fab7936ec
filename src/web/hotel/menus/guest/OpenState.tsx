import type { GuestMenuInList } from '#contract/hotel/menus.guest.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import classes from './OpenState.module.css'
import { openWords } from './openWords.ts'

/** The hours of a menu, and whether it can be ordered from now. */
export function OpenState({ menu }: { menu: Pick<GuestMenuInList, 'hours' | 'open' | 'changesAt'> }) {
  const { language } = useReader()
  const zone = useVenue()?.timeZone
  return (
    <>
      <p className="muted">{menu.hours}</p>
      {/* Between drawing and taking over, today may have become tomorrow. */}
      <p className={classes.state} data-open={menu.open || undefined} suppressHydrationWarning>
        {openWords(menu, language, zone, new Date())}
      </p>
    </>
  )
}
