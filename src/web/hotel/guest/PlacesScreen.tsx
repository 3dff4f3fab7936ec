import { api } from '#contract/api.ts'
import type { Outlet } from '#contract/hotel/outlets.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { Picture } from '#web/kernel/ui/Picture.tsx'
import { Contacts } from './Contacts.tsx'
import { guestText } from './guest.text.ts'
import { MenuView } from './MenuView.tsx'
import { Opening } from './Opening.tsx'
import classes from './PlacesScreen.module.css'
import { Plate } from './Plate.tsx'

/** The outlets of the venue, each leading to its menu. */
export function PlacesScreen() {
  const { language, named } = useReader()
  const read = useRead(api.hotel.outlets.list, named)
  const text = guestText[language]
  return (
    <GuestLoaded read={read}>
      {(outlets) => (
        <GuestPage>
          <Opening title={text.places} {...(outlets.length > 0 ? { sentence: text.placesSubtitle } : {})} />
          {outlets.length > 0 ? <Cards outlets={outlets} /> : <WithoutOutlets />}
          <Contacts />
        </GuestPage>
      )}
    </GuestLoaded>
  )
}

function Cards({ outlets }: { outlets: readonly Outlet[] }) {
  const { language, named } = useReader()
  return (
    <ul className={classes.cards}>
      {outlets.map(({ id, name, hours, photo }, i) => (
        <li key={id}>
          <Link to={`/${named.venue}/${language}/${id}/menu`} className={classes.card}>
            <span className={classes.photo}>
              {photo ? <Picture photo={photo} sizes="(max-width: 700px) 45vw, 240px" eager={i < 2} /> : <Plate />}
            </span>
            <span className={classes.name}>{name}</span>
            {hours && <span className={classes.hours}>{hours}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A venue that has no outlets offers all its menus here. */
function WithoutOutlets() {
  const { language, named } = useReader()
  const { data } = useRead(api.hotel.menus.offered, { ...named, language })
  if (data && data.menus.length === 0) return <p className={classes.nothing}>{guestText[language].noPlaces}</p>
  return data ? <MenuView menus={data.menus} /> : null
}
