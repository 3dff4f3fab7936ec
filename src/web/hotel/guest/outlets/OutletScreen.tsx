import { api } from '#contract/api.ts'
import type { GuestMenuInList, GuestOutlet } from '#contract/hotel/menus.guest.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { OpenState } from '#web/hotel/menus/guest/OpenState.tsx'
import { PhotoPlaceholder } from '#web/hotel/menus/guest/PhotoPlaceholder.tsx'
import rows from '#web/hotel/menus/guest/rows.module.css'
import { useRefetchAtMenuChange } from '#web/hotel/menus/guest/useRefetchAtMenuChange.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { previewImageUrl } from '#web/kernel/navigation/documentHead.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { photoOfText } from '../photoOf.text.ts'
import classes from './OutletScreen.module.css'
import { outletsText } from './outlets.text.ts'

/** Structured data (schema.org) of an outlet, for search engines. */
const structuredDataOf = ({ id, name, photo }: GuestOutlet) => ({
  '@context': 'https://schema.org',
  '@type': 'FoodEstablishment',
  name,
  url: to('guestOutlet', { idLugar: id }),
  ...(photo ? { image: previewImageUrl(photo) } : {}),
})

/** Public page of one outlet: photo, hours, menus. */
export function OutletScreen() {
  const { language, params } = useGuestUrl()
  const read = useRead(api.hotel.menus.atOutlet, { language, outlet: params.idLugar ?? '' })
  return (
    <GuestLoaded read={read}>
      {({ outlet, menus }) => (
        <GuestPage>
          <div className={classes.photo}>
            {outlet.photo ? (
              <Picture
                photo={outlet.photo}
                sizes="(max-width: 760px) 100vw, 760px"
                alt={photoOfText[language](outlet.name)}
                eager
              />
            ) : (
              <PhotoPlaceholder />
            )}
          </div>
          <Masthead
            title={outlet.name}
            sentence={outlet.hours}
            photo={outlet.photo}
            canonical={to('guestOutlet', { idLugar: outlet.id })}
            about={structuredDataOf(outlet)}
          />
          <Menus menus={menus} />
        </GuestPage>
      )}
    </GuestLoaded>
  )
}

function Menus({ menus }: { menus: readonly GuestMenuInList[] }) {
  const { language } = useGuestUrl()
  const venue = useVenue()
  useRefetchAtMenuChange(menus)
  const menusTitle = outletsText[language].menus
  return (
    <section aria-label={menusTitle}>
      <h2 className={`heading ${rows.title}`}>{menusTitle}</h2>
      {menus.length === 0 && <p className="empty">{outletsText[language].emptyMenu}</p>}
      <ul>
        {menus.map((menu) => (
          <li key={menu.id} className={rows.row} data-images>
            <div className="stack gap-2 top">
              <h3 className="heading">
                <Link to={to('guestMenu', { idHotel: venue?.id ?? '', idMenu: menu.id }, { language })}>
                  {menu.name}
                </Link>
              </h3>
              <OpenState menu={menu} />
            </div>
            <div className={`frame ${rows.photo}`}>
              {menu.photo ? <Picture photo={menu.photo} sizes="120px" /> : <PhotoPlaceholder />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
