import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { MenuView } from './MenuView.tsx'

/** Page with all menus of an outlet. */
export function OutletMenuScreen() {
  const { language, named, params } = useGuestUrl()
  const read = useRead(api.hotel.menus.offered, { ...named, language, outlet: params.outletId ?? '' })
  return (
    <GuestLoaded read={read}>
      {({ outlet, menus }) => (
        <GuestPage>
          <Masthead title={outlet?.name ?? ''} sentence={outlet?.hours ?? ''} photo={outlet?.photo ?? null} />
          <MenuView menus={menus} />
        </GuestPage>
      )}
    </GuestLoaded>
  )
}
