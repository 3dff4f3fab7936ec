import { venueFromQuery } from '#contract/pageUrl.ts'
import { homePathOf, memberSignInPath, phoneHomePath } from '#contract/redirects.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { EntrancePage } from '#web/kernel/shells/entrance/EntrancePage.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useNarrowerThan } from '#web/kernel/ui/layout/narrow.ts'
import { Qr } from '#web/kernel/ui/paper/Qr.tsx'
import classes from './LandingScreen.module.css'
import { useVenueName } from './venue.ts'
import { venuesText } from './venues.text.ts'

const text = venuesText.landing
const splashWidth = 600

/** The start page. Up to 600 pixels it links to the community's app; wider, to the back-office, with a QR code for the phone. */
export function LandingScreen() {
  const isSplash = useNarrowerThan(splashWidth)
  const venueName = useVenueName()
  return (
    <EntrancePage title={venueName} large>
      {isSplash ? <Splash /> : <Desk />}
    </EntrancePage>
  )
}

function Splash() {
  const { venue } = venueFromQuery(useSearch())
  return (
    <div className={`stack ${classes.splash}`}>
      <LinkButton to={memberSignInPath(venue)} primary>
        {text.signIn}
      </LinkButton>
      <LinkButton to={phoneHomePath(venue)}>{text.guest}</LinkButton>
    </div>
  )
}

function Desk() {
  const { role } = useMe()
  return (
    <>
      <LinkButton to={homePathOf(role)} primary>
        {role === 'screen' ? text.toScreen : text.enter}
      </LinkButton>
      <figure className={`muted ${classes.phone}`}>
        <Qr text={location.href} label={text.code} />
        <figcaption>{text.onPhone}</figcaption>
      </figure>
    </>
  )
}
