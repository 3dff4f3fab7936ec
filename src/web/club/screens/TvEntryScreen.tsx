import { api } from '#contract/api.ts'
import { staffRoles } from '#contract/kernel/page.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { BoardChooserScreen } from './BoardChooserScreen.tsx'
import { PairingScreen } from './PairingScreen.tsx'
import { TvBoards } from './TvBoards.tsx'

/**
 * The page /screen: the pairing code for a device without session, the boards for a paired television, or else the
 * chooser. With the id of a television in its URL it shows staff what that television shows.
 */
export function TvEntryScreen() {
  const { role } = useMe()
  const previewed = useSearchParams().get('tv')
  if (role === 'visitor') return <PairingScreen />
  return previewed && staffRoles.includes(role) ? <Preview id={previewed} /> : <Paired />
}

function Paired() {
  const ownTv = useRead(api.club.screens.mine)
  if (ownTv.data) return <TvBoards {...ownTv.data} />
  return ownTv.isPending ? null : <BoardChooserScreen />
}

function Preview({ id }: { id: string }) {
  const tv = useRead(api.club.screens.list).data?.find((one) => one.id === id)
  return tv ? <TvBoards {...tv} /> : null
}
