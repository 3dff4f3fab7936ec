import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import { screenLimits } from '#contract/club/screens.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { ChooserScreen } from './ChooserScreen.tsx'
import { PairingScreen } from './PairingScreen.tsx'
import { Rotation } from './Rotation.tsx'

/** /screen: a code without a session, its boards for a paired television, the chooser for everyone else. */
export const OwnScreen = () => (useMe().role === 'visitor' ? <PairingScreen /> : <Paired />)

function Paired() {
  const mine = useRead(api.club.screens.mine)
  const { refetch } = mine
  const paired = Boolean(mine.data)
  // A television that only listens would not count as seen.
  useEffect(() => {
    if (!paired) return
    const timer = setInterval(() => void refetch(), screenLimits.seenEvery)
    return () => clearInterval(timer)
  }, [paired, refetch])
  if (mine.data) return <Rotation boards={mine.data.boards} />
  return mine.isPending ? null : <ChooserScreen />
}
