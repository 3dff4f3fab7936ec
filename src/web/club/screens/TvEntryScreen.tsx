import { api } from '#contract/api.ts'
import { tvLimits } from '#contract/club/screens.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { BoardChooserScreen } from './BoardChooserScreen.tsx'
import { BoardRotation } from './BoardRotation.tsx'
import { PairingScreen } from './PairingScreen.tsx'
import { useInterval } from './useInterval.ts'

/**
 * The page /screen: the pairing code for a device without session, the boards for a paired television, or else the
 * chooser.
 */
export const TvEntryScreen = () => (useMe().role === 'visitor' ? <PairingScreen /> : <Paired />)

function Paired() {
  const ownTv = useRead(api.club.screens.mine)
  // A repeated request marks the television as seen; the live stream alone does not.
  useInterval(tvLimits.seenEvery, ownTv.refetch, Boolean(ownTv.data))
  if (ownTv.data) return <BoardRotation boards={ownTv.data.boards} />
  return ownTv.isPending ? null : <BoardChooserScreen />
}
