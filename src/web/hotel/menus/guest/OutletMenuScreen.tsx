import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { MenuView } from './MenuView.tsx'

/** Page with all menus of an outlet. */
export function OutletMenuScreen() {
  const { language, named, params } = useReader()
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
