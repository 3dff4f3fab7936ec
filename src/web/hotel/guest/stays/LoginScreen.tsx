import { to } from '#contract/hotel/pages.guest.ts'
import { safeReturnPath } from '#contract/redirects.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { CodeForm } from './CodeForm.tsx'
import { enterRoomText } from './enterRoom.text.ts'
import { notInRoomText } from './notInRoom.text.ts'

/** Page to enter a room by number and code; afterwards it opens the path in the query's `to`. */
export function LoginScreen() {
  const { language, named } = useGuestUrl()
  const text = enterRoomText[language]
  const query = useSearchParams()
  const returnPath = query.get('to')
  return (
    <GuestPage>
      <Masthead title={text.title} sentence={text.hint} />
      <div className="stack gap-20 inset">
        <CodeForm
          suggested={query.get('room') ?? ''}
          returnPath={returnPath ? safeReturnPath(returnPath, 'guest') : undefined}
        />
        <p className="note">{text.reception}</p>
        <Link to={to('guestHome', { idHotel: named.venue ?? '', idLanguage: language })} className="quiet">
          {notInRoomText[language].toMenu}
        </Link>
      </div>
    </GuestPage>
  )
}
