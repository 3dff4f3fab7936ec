import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { GuestOutletInList } from '#contract/hotel/menus.guest.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { PhotoPlaceholder } from '#web/hotel/menus/guest/PhotoPlaceholder.tsx'
import { SearchBox } from '#web/hotel/menus/guest/SearchBox.tsx'
import { useRefetchAtMenuChange } from '#web/hotel/menus/guest/useRefetchAtMenuChange.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Island } from '#web/kernel/navigation/Island.tsx'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { guestKernelText } from '#web/kernel/shells/guest/guest.text.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { VenueDescription, Welcome } from '../entrance/Welcome.tsx'
import { guestText } from '../guest.text.ts'
import { CartBar } from '../orders/CartBar.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { outletsText } from './outlets.text.ts'

// Lazy part: most venues list outlets here, and their guests do not need the code of the menu view.
const menuView = lazyPart(() => import('#web/hotel/menus/guest/MenuView.tsx').then((m) => m.MenuView))
// Server rendering needs the part loaded: a rendered page must be complete.
if (import.meta.env.SSR) await menuView.load()

/** Number of cards in a phone's first row. Only their photos load eagerly: more would share the bandwidth with them. */
const eagerCards = 2

/** Outlets of the venue with links to their menus; a venue without outlets shows all its menus. */
export function OutletsScreen() {
  const { language, named } = useGuestUrl()
  const read = useRead(api.hotel.menus.atVenue, { ...named, language })
  const { data: front } = useRead(api.kernel.venues.front, { ...named, language })
  const text = outletsText[language]
  return (
    <GuestLoaded read={read}>
      {({ outlets, menus }) => (
        <GuestPage>
          {front && <Welcome front={front} />}
          <Masthead
            title={menus.length > 0 ? text.menus : text.outlets}
            {...(outlets.length > 0 ? { sentence: text.outletsSubtitle } : {})}
          />
          <Island>{outlets.length > 0 && <OutletSearch outlets={outlets} />}</Island>
          {menus.length > 0 && <Lazy part={menuView} with={{ menus }} />}
          {outlets.length + menus.length === 0 && <p className="empty center">{text.noOutlets}</p>}
          <Island>
            <ContactLinks />
            {front && <VenueDescription front={front} />}
          </Island>
          <Island>{menus.length === 0 && <CartBar />}</Island>
        </GuestPage>
      )}
    </GuestLoaded>
  )
}

/** Outlets, or the search results from all their menus. */
function OutletSearch({ outlets }: { outlets: readonly GuestOutletInList[] }) {
  const [words, setWords] = useState('')
  return (
    <>
      <SearchBox words={words} onChange={setWords} />
      {words.trim() ? <SearchResults words={words} /> : <Cards outlets={outlets} />}
    </>
  )
}

function SearchResults({ words }: { words: string }) {
  const { language, named } = useGuestUrl()
  const { data, error } = useRead(api.hotel.menus.offered, { ...named, language })
  if (data) return <Lazy part={menuView} with={{ menus: data.menus, searched: words }} />
  return error ? (
    <p className="empty center">{guestKernelText[language].failed}</p>
  ) : (
    <SkeletonBox height={96} radius={10} />
  )
}

function Cards({ outlets }: { outlets: readonly GuestOutletInList[] }) {
  const { language, named } = useGuestUrl()
  const text = guestText[language]
  useRefetchAtMenuChange(outlets)
  return (
    <ul className="grid small inset below">
      {outlets.map(({ id, name, hours, photo, open }, i) => (
        <li key={id}>
          <Link
            to={to('guestOutletMenu', { idHotel: named.venue ?? '', idLanguage: language, outletId: id })}
            className="stack gap-4"
          >
            <span className="frame">
              {photo ? (
                <Picture
                  photo={photo}
                  sizes="(max-width: 700px) and (min-resolution: 2dppx) 27vw, (max-width: 700px) 45vw, 240px"
                  eager={i < eagerCards}
                />
              ) : (
                <PhotoPlaceholder />
              )}
            </span>
            <span className="strong">{name}</span>
            {hours && <span className="note">{hours}</span>}
            {open !== null && <span className={open ? 'note' : 'note warning'}>{open ? text.open : text.closed}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
