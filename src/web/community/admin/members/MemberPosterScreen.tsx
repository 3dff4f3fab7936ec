import { Button } from '@mantine/core'
import { to } from '#contract/community/pages.staff.ts'
import { to as toPhone } from '#contract/community/pages.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { QrCode } from '#web/kernel/ui/print/QrCode.tsx'
import { useVenueName } from '#web/kernel/venues/venue.ts'
import classes from './MemberPosterScreen.module.css'
import { memberText } from './member.text.ts'
import { posterText as text } from './poster.text.ts'

/** A poster with the QR code of the registration page, to print on A4 paper. */
export function MemberPosterScreen() {
  const venue = useVenueName()
  const address = location.origin + toPhone('register', { venue: useMe().venueId })
  return (
    <Screen
      title={text.title}
      actions={
        <>
          <LinkButton to={to('members')}>{memberText.back}</LinkButton>
          <Button onClick={() => window.print()}>{text.print}</Button>
        </>
      }
    >
      <p className="muted below screen-only">{text.hint}</p>
      <article className={`paper ${classes.poster}`} aria-label={text.title}>
        <p className={classes.venue}>{venue}</p>
        <h2>{text.join}</h2>
        <p>{text.scan}</p>
        <div className={classes.code}>
          <QrCode text={address} label={address} />
        </div>
        <ol className={classes.steps}>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="muted">{address}</p>
      </article>
    </Screen>
  )
}
