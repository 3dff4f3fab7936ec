import { useMe } from '#web/kernel/session/session.ts'
import { DoorPage } from '#web/kernel/shells/door/DoorPage.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { useVenueName } from './venue.ts'
import { venuesText } from './venues.text.ts'

const text = venuesText.landing

export function LandingScreen() {
  const { role } = useMe()
  const venueName = useVenueName()
  return (
    <DoorPage title={venueName} large>
      {role === 'visitor' && (
        <LinkButton to="/login" primary>
          {text.enter}
        </LinkButton>
      )}
      {role === 'screen' && (
        <LinkButton to="/screen" primary>
          {text.toScreen}
        </LinkButton>
      )}
      {(role === 'staff' || role === 'admin') && (
        <LinkButton to="/dashboard" primary>
          {text.enter}
        </LinkButton>
      )}
    </DoorPage>
  )
}
