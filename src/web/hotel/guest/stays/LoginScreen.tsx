import { to } from '#contract/hotel/pages.guest.ts'
import { safeReturnPath } from '#contract/redirects.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { Masthead } from '#web/kernel/shells/guest/Masthead.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { CodeForm } from './CodeForm.tsx'
import { doorText } from './door.text.ts'
import { enteringText } from './entering.text.ts'

/** Page to enter a room by number and code; afterwards it opens the path in the query's `to`. */
export function LoginScreen() {
  const { language, named } = useReader()
  const text = enteringText[language]
  const query = useSearch()
  const returnPath = query.get('to')
  return (
    <GuestPage>
      <Masthead title={text.title} sentence={text.hint} />
      <div className="stack gap-20 inset">
        <CodeForm
          suggested={query.get('room') ?? ''}
          returnPath={returnPath ? safeReturnPath(returnPath, 'guest') : undefined}
        />
        <p className="note">{text.scan}</p>
        <Link to={to('guestHome', { idHotel: named.venue ?? '', idLanguage: language })} className="quiet">
          {doorText[language].toMenu}
        </Link>
      </div>
    </GuestPage>
  )
}
