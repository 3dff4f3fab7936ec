import { homeOf } from '#contract/detours.ts'
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
      <LinkButton to={homeOf(role)} primary>
        {role === 'screen' ? text.toScreen : text.enter}
      </LinkButton>
    </DoorPage>
  )
}
