import { safeReturn } from '#contract/detours.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { GuestPage } from '#web/kernel/shells/guest/GuestPage.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import controls from '../controls.module.css'
import { Masthead } from '../Masthead.tsx'
import { CodeForm } from './CodeForm.tsx'
import { doorText } from './door.text.ts'
import { enteringText } from './entering.text.ts'
import classes from './RoomScreen.module.css'

/** Number and code of a room. Whoever was on the way somewhere goes on from here. */
export function LoginScreen() {
  const { language, named } = useReader()
  const text = enteringText[language]
  const query = useSearch()
  const back = query.get('to')
  return (
    <GuestPage>
      <Masthead title={text.title} sentence={text.hint} />
      <div className={classes.outside}>
        <CodeForm suggested={query.get('room') ?? ''} address={back ? safeReturn(back, 'guest') : undefined} />
        <p className={controls.note}>{text.scan}</p>
        <Link to={to('guestHome', { idHotel: named.venue ?? '', idLanguage: language })} className={controls.quiet}>
          {doorText[language].toMenu}
        </Link>
      </div>
    </GuestPage>
  )
}
