import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { GuestOutlet } from '#contract/hotel/menus.guest.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { Plate } from '#web/hotel/menus/guest/Plate.tsx'
import { SearchBox } from '#web/hotel/menus/guest/SearchBox.tsx'
import { useRead } from '#web/kernel/data/reads.ts'
import { Later } from '#web/kernel/navigation/Later.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { part } from '#web/kernel/navigation/part.ts'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { guestKernelText } from '#web/kernel/shells/guest/guest.text.ts'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { About, Welcome } from '../entrance/Welcome.tsx'
import { guestText } from '../guest.text.ts'
import { CartBar } from '../orders/CartBar.tsx'
import { Contacts } from './Contacts.tsx'
import classes from './OutletsScreen.module.css'
import { outletsText } from './outlets.text.ts'

// Most venues show their outlets here, and a phone that shows no menu does not wait for its code.
const menuView = part(() => import('#web/hotel/menus/guest/MenuView.tsx').then((m) => m.MenuView))
// What is drawn on the server is drawn whole.
if (import.meta.env.SSR) await menuView.load()

/** As many cards as a phone shows before anybody scrolls: their pictures come with the page, not after its code. */
const firstSeen = 6

/** The outlets of the venue, each leading to its menu; a venue that has none offers all its menus here. */
export function OutletsScreen() {
  const { language, named } = useReader()
  const read = useRead(api.hotel.menus.atVenue, { ...named, language })
  const { data: front } = useRead(api.kernel.venues.front, named)
  const text = outletsText[language]
  return (
    <GuestLoaded read={read}>
      {({ outlets, menus }) => (
        <GuestPage>
          {front && <Welcome front={front} />}
          <Masthead
            title={menus.length > 0 ? guestText[language].menus : text.outlets}
            {...(outlets.length > 0 ? { sentence: text.outletsSubtitle } : {})}
          />
          {outlets.length > 0 && <Choosing outlets={outlets} />}
          {menus.length > 0 && <Later part={menuView} with={{ menus }} />}
          {outlets.length + menus.length === 0 && <p className={classes.nothing}>{text.noOutlets}</p>}
          <Contacts />
          {front && <About front={front} />}
          {menus.length === 0 && <CartBar />}
        </GuestPage>
      )}
    </GuestLoaded>
  )
}

/** The outlets, or what is looked for in all their menus. */
function Choosing({ outlets }: { outlets: readonly GuestOutlet[] }) {
  const [words, setWords] = useState('')
  return (
    <>
      <SearchBox words={words} onChange={setWords} />
      {words.trim() ? <Everywhere words={words} /> : <Cards outlets={outlets} />}
    </>
  )
}

function Everywhere({ words }: { words: string }) {
  const { language, named } = useReader()
  const { data, error } = useRead(api.hotel.menus.offered, { ...named, language })
  if (data) return <Later part={menuView} with={{ menus: data.menus, searched: words }} />
  return error ? (
    <p className={classes.nothing}>{guestKernelText[language].failed}</p>
  ) : (
    <Bone height={96} radius={10} />
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
            className="stack gap-2"
          >
            <span className={classes.photo}>
              {photo ? (
                <Picture photo={photo} sizes="(max-width: 700px) 45vw, 240px" eager={i < firstSeen} />
              ) : (
                <Plate />
              )}
            </span>
            <span className={classes.name}>{name}</span>
            {hours && <span className="note">{hours}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
