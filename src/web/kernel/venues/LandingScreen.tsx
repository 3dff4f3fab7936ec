import { usesAnyProduct } from '#contract/kernel/products.limits.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { propertiesPath } from '#contract/publicPaths.ts'
import { homePathOf, memberSignInPath, phoneHomePath } from '#contract/redirects.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { EntrancePage } from '#web/kernel/shells/entrance/EntrancePage.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useNarrowerThan } from '#web/kernel/ui/layout/useNarrowerThan.ts'
import { QrCode } from '#web/kernel/ui/print/QrCode.tsx'
import classes from './LandingScreen.module.css'
import { useVenue, useVenueName } from './venue.ts'
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
  const { venue } = venueFromQuery(useSearchParams())
  const current = useVenue()
  const hasApp = usesAnyProduct(current, ['club', 'community'])
  return (
    <div className={`stack ${classes.splash}`}>
      {usesAnyProduct(current, ['community']) && (
        <LinkButton to={memberSignInPath(venue)} primary>
          {text.signIn}
        </LinkButton>
      )}
      {hasApp && <LinkButton to={phoneHomePath(venue)}>{text.guest}</LinkButton>}
      {!hasApp && usesAnyProduct(current, ['hotel']) && (
        <LinkButton to={homePathOf('guest')} primary>
          {text.hotel}
        </LinkButton>
      )}
      {!hasApp && usesAnyProduct(current, ['properties']) && (
        <LinkButton to={propertiesPath(venue)}>{text.properties}</LinkButton>
      )}
    </div>
  )
}

function Desk() {
  const { role } = useMe()
  const hasApp = usesAnyProduct(useVenue(), ['community'])
  return (
    <>
      <LinkButton to={homePathOf(role)} primary>
        {role === 'screen' ? text.toScreen : text.enter}
      </LinkButton>
      {hasApp && (
        <figure className={`muted ${classes.phone}`}>
          <QrCode text={location.href} label={text.code} />
          <figcaption>{text.onPhone}</figcaption>
        </figure>
      )}
    </>
  )
}
