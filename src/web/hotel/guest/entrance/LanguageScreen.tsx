import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.guest.ts'
import { languageCodes, languages } from '#contract/kernel/languages.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { rememberLanguage, useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { languageNames } from '#web/kernel/text/languageNames.text.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { useTitle } from '#web/kernel/venues/venue.ts'
import classes from './LanguageScreen.module.css'
import { VenueDescription, Welcome } from './Welcome.tsx'

/** First page after scanning the venue's QR code: name, welcome text and the choice of language. */
export function LanguageScreen() {
  const { language, named } = useGuestUrl()
  return (
    <GuestLoaded read={useRead(api.kernel.venues.front, { ...named, language })}>
      {(front) => (
        <main className={classes.page}>
          <div className={classes.view}>
            {front.background && <Picture photo={front.background} sizes="(max-width: 760px) 100vw, 760px" eager />}
          </div>
          <Name name={front.name} />
          <Welcome front={front} />
          <ul className={classes.languages}>
            {languages.map((option) => (
              <li key={option}>
                <Link
                  to={to('guestHome', { idHotel: front.id, idLanguage: option })}
                  lang={languageCodes[option]}
                  onClick={() => rememberLanguage(option)}
                >
                  {languageNames[option]}
                </Link>
              </li>
            ))}
          </ul>
          <VenueDescription front={front} />
        </main>
      )}
    </GuestLoaded>
  )
}

function Name({ name }: { name: string }) {
  useTitle(name)
  return (
    <h1 className={classes.name} tabIndex={-1}>
      {name}
    </h1>
  )
}
