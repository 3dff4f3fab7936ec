import type { GuestMenuInList } from '#contract/hotel/menus.guest.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { openWords } from './openWords.ts'

/** Hours of a menu, and whether it is open for orders now. */
export function OpenState({ menu }: { menu: Pick<GuestMenuInList, 'hours' | 'open' | 'changesAt'> }) {
  const { language } = useReader()
  const zone = useVenue()?.timeZone
  return (
    <>
      <p className="muted">{menu.hours}</p>
      {/* The clock may pass midnight between server rendering and hydration. */}
      <p className={menu.open ? 'muted' : 'warning'} suppressHydrationWarning>
        {openWords(menu, language, zone, new Date())}
      </p>
    </>
  )
}
