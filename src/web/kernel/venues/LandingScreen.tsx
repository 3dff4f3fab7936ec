import { homeOf } from '#contract/detours.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { EntrancePage } from '#web/kernel/shells/entrance/EntrancePage.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { useVenueName } from './venue.ts'
import { venuesText } from './venues.text.ts'

const text = venuesText.landing

export function LandingScreen() {
  const { role } = useMe()
  const venueName = useVenueName()
  return (
    <EntrancePage title={venueName} large>
      <LinkButton to={homeOf(role)} primary>
        {role === 'screen' ? text.toScreen : text.enter}
      </LinkButton>
    </EntrancePage>
  )
}
