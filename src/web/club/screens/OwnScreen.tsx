import { api } from '#contract/api.ts'
import { tvLimits } from '#contract/club/screens.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { ChooserScreen } from './ChooserScreen.tsx'
import { PairingScreen } from './PairingScreen.tsx'
import { Rotation } from './Rotation.tsx'
import { useEvery } from './useEvery.ts'

/**
 * The page /screen: the pairing code for a device without session, the boards for a paired television, or else the
 * chooser.
 */
export const OwnScreen = () => (useMe().role === 'visitor' ? <PairingScreen /> : <Paired />)

function Paired() {
  const ownTv = useRead(api.club.screens.mine)
  // A repeated request marks the television as seen; the live stream alone does not.
  useEvery(tvLimits.seenEvery, ownTv.refetch, Boolean(ownTv.data))
  if (ownTv.data) return <Rotation boards={ownTv.data.boards} />
  return ownTv.isPending ? null : <ChooserScreen />
}
