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
import { outletsText } from './outlets.text.ts'

// Lazy part: most venues list outlets here, and their guests do not need the code of the menu view.
const menuView = part(() => import('#web/hotel/menus/guest/MenuView.tsx').then((m) => m.MenuView))
// Server rendering needs the part loaded: a rendered page must be complete.
if (import.meta.env.SSR) await menuView.load()

/** Number of cards visible before scrolling; their photos load eagerly. */
const eagerCards = 6

/** Outlets of the venue with links to their menus; a venue without outlets shows all its menus. */
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
          {outlets.length > 0 && <OutletSearch outlets={outlets} />}
          {menus.length > 0 && <Later part={menuView} with={{ menus }} />}
          {outlets.length + menus.length === 0 && <p className="empty center">{text.noOutlets}</p>}
          <Contacts />
          {front && <About front={front} />}
          {menus.length === 0 && <CartBar />}
        </GuestPage>
      )}
    </GuestLoaded>
  )
}

/** Outlets, or the search results from all their menus. */
function OutletSearch({ outlets }: { outlets: readonly GuestOutlet[] }) {
  const [words, setWords] = useState('')
  return (
    <>
      <SearchBox words={words} onChange={setWords} />
      {words.trim() ? <SearchResults words={words} /> : <Cards outlets={outlets} />}
    </>
  )
}

function SearchResults({ words }: { words: string }) {
  const { language, named } = useReader()
  const { data, error } = useRead(api.hotel.menus.offered, { ...named, language })
  if (data) return <Later part={menuView} with={{ menus: data.menus, searched: words }} />
  return error ? <p className="empty center">{guestKernelText[language].failed}</p> : <Bone height={96} radius={10} />
}

function Cards({ outlets }: { outlets: readonly GuestOutlet[] }) {
  const { language, named } = useReader()
  return (
    <ul className="grid small inset below">
      {outlets.map(({ id, name, hours, photo }, i) => (
        <li key={id}>
          <Link
            to={to('guestOutletMenu', { idHotel: named.venue ?? '', idLanguage: language, outletId: id })}
            className="stack gap-4"
          >
            <span className="frame">
              {photo ? (
                <Picture photo={photo} sizes="(max-width: 700px) 45vw, 240px" eager={i < eagerCards} />
              ) : (
                <Plate />
              )}
            </span>
            <span className="strong">{name}</span>
            {hours && <span className="note">{hours}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
