import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { Score, Scorecard } from '#web/kernel/ui/charts/Scorecard.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { LatestMovements } from '../movements/LatestMovements.tsx'
import { Activity } from './Activity.tsx'
import { dashboardText as text } from './dashboard.text.ts'
import { MissingClubs } from './MissingClubs.tsx'
import { OnScreens } from './OnScreens.tsx'
import { Televisions } from './Televisions.tsx'

export function DashboardScreen() {
  const { name } = useMe()
  return (
    <Screen title={text.hello(name)}>
      <Counters />
      <Activity />
      <div className="pair wide below">
        <Movements />
        <div className="stack gap-20">
          <MissingClubs />
          <Televisions />
        </div>
      </div>
      <OnScreens />
    </Screen>
  )
}

function Counters() {
  const { people, bags } = useRead(api.club.dashboard.counters).data ?? {}
  const { counters: label } = text
  return (
    <Scorecard>
      <Score label={label.people} value={people?.total} />
      <Score label={label.activePeople} value={people?.active} />
      <Score label={label.inactivePeople} value={people?.inactive} />
      <Score label={label.bags} value={bags?.total} />
      <Score label={label.activeBags} value={bags?.active} />
      <Score label={label.inactiveBags} value={bags?.inactive} />
    </Scorecard>
  )
}

function Movements() {
  const recent = useRead(api.club.movements.recent)
  return (
    <Panel title={text.movements} flush>
      <Loaded read={recent} skeleton={<Bone height={330} radius={0} />}>
        {(movements) => <LatestMovements movements={movements} empty={text.noMovements} named="owner" />}
      </Loaded>
    </Panel>
  )
}
