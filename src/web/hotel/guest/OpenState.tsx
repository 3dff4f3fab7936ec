import type { GuestMenuInList } from '#contract/hotel/menus.guest.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import classes from './OpenState.module.css'
import { openWords } from './openWords.ts'

/** Whether a menu can be ordered from now. */
export function OpenState({ menu }: { menu: Pick<GuestMenuInList, 'open' | 'changesAt'> }) {
  const { language } = useReader()
  const zone = useVenue()?.timeZone
  return (
    <p className={classes.state} data-open={menu.open || undefined}>
      {openWords(menu, language, zone)}
    </p>
  )
}
