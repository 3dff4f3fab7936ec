import { api } from '#contract/api.ts'
import { tvLimits } from '#contract/club/screens.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { ChooserScreen } from './ChooserScreen.tsx'
import { PairingScreen } from './PairingScreen.tsx'
import { Rotation } from './Rotation.tsx'
import { useEvery } from './useEvery.ts'

/** /screen: a code without a session, its boards for a paired television, the chooser for everyone else. */
export const OwnScreen = () => (useMe().role === 'visitor' ? <PairingScreen /> : <Paired />)

function Paired() {
  const mine = useRead(api.club.screens.mine)
  // A television that only listens would not count as seen.
  useEvery(tvLimits.seenEvery, mine.refetch, Boolean(mine.data))
  if (mine.data) return <Rotation boards={mine.data.boards} />
  return mine.isPending ? null : <ChooserScreen />
}
