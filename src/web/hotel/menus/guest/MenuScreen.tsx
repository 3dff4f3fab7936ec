import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { MenuView } from './MenuView.tsx'
import { OpenState } from './OpenState.tsx'

/** Page of one menu. */
export function MenuScreen() {
  const { language, named, params } = useReader()
  const read = useRead(api.hotel.menus.shown, { ...named, language, menu: params.idMenu ?? '' })
  return (
    <GuestLoaded read={read}>
      {(menu) => (
        <GuestPage>
          <Masthead title={menu.name} sentence={menu.aclaration} description={menu.hours} photo={menu.photo}>
            <OpenState menu={menu} />
          </Masthead>
          <MenuView menus={[menu]} alone />
        </GuestPage>
      )}
    </GuestLoaded>
  )
}
