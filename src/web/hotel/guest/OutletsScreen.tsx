import { api } from '#contract/api.ts'
import type { GuestOutlet } from '#contract/hotel/menus.guest.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { Picture } from '#web/kernel/ui/Picture.tsx'
import { Contacts } from './Contacts.tsx'
import { guestText } from './guest.text.ts'
import { Masthead } from './Masthead.tsx'
import { MenuView } from './MenuView.tsx'
import classes from './OutletsScreen.module.css'
import { CartBar } from './orders/CartBar.tsx'
import { outletsText } from './outlets.text.ts'
import { Plate } from './Plate.tsx'

/** As many cards as a phone shows before anybody scrolls: their pictures come with the page, not after its code. */
const firstSeen = 6

/** The outlets of the venue, each leading to its menu; a venue that has none offers all its menus here. */
export function OutletsScreen() {
  const { language, named } = useReader()
  const read = useRead(api.hotel.menus.atVenue, { ...named, language })
  const text = outletsText[language]
  return (
    <GuestLoaded read={read}>
      {({ outlets, menus }) => (
        <GuestPage>
          <Masthead
            title={menus.length > 0 ? guestText[language].menus : text.outlets}
            {...(outlets.length > 0 ? { sentence: text.outletsSubtitle } : {})}
          />
          {outlets.length > 0 && <Cards outlets={outlets} />}
          {menus.length > 0 && <MenuView menus={menus} />}
          {outlets.length + menus.length === 0 && <p className={classes.nothing}>{text.noOutlets}</p>}
          <Contacts />
          {menus.length === 0 && <CartBar />}
        </GuestPage>
      )}
    </GuestLoaded>
  )
}

function Cards({ outlets }: { outlets: readonly GuestOutlet[] }) {
  const { language, named } = useReader()
  return (
    <ul className={classes.cards}>
      {outlets.map(({ id, name, hours, photo }, i) => (
        <li key={id}>
          <Link
            to={to('guestOutletMenu', { idHotel: named.venue ?? '', idLanguage: language, outletId: id })}
            className={classes.card}
          >
            <span className={classes.photo}>
              {photo ? (
                <Picture photo={photo} sizes="(max-width: 700px) 45vw, 240px" eager={i < firstSeen} />
              ) : (
                <Plate />
              )}
            </span>
            <span className={classes.name}>{name}</span>
            {hours && <span className={classes.hours}>{hours}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
