import { api } from '#contract/api.ts'
import { usesAnyProduct } from '#contract/kernel/products.limits.ts'
import { ChecklistPanel } from '#web/kernel/checklist/ChecklistPanel.tsx'
import { useRead } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { Scorecard, ScorecardCell } from '#web/kernel/ui/charts/Scorecard.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { TodayPanel } from '#web/kernel/waiting/TodayPanel.tsx'
import { LatestMovements } from '../movements/LatestMovements.tsx'
import { ActivityCharts } from './ActivityCharts.tsx'
import { dashboardText as text } from './dashboard.text.ts'
import { MissingBagItems } from './MissingBagItems.tsx'
import { PostsOnTvs } from './PostsOnTvs.tsx'
import { Televisions } from './Televisions.tsx'

export function DashboardScreen() {
  const { name, role } = useMe()
  const hasClub = usesAnyProduct(useVenue(), ['club'])
  return (
    <Screen title={text.hello(name)}>
      {role === 'admin' && <ChecklistPanel />}
      {hasClub && <Counters />}
      <div className="below">
        <TodayPanel />
      </div>
      {hasClub && (
        <>
          <ActivityCharts />
          <div className="pair wide below">
            <Movements />
            <div className="stack gap-20">
              <MissingBagItems />
              <Televisions />
            </div>
          </div>
          <PostsOnTvs />
        </>
      )}
    </Screen>
  )
}

function Counters() {
  const { people, bags } = useRead(api.club.dashboard.counters).data ?? {}
  const { counters: label } = text
  return (
    <Scorecard>
      <ScorecardCell label={label.people} value={people?.total} />
      <ScorecardCell label={label.activePeople} value={people?.active} />
      <ScorecardCell label={label.inactivePeople} value={people?.inactive} />
      <ScorecardCell label={label.bags} value={bags?.total} />
      <ScorecardCell label={label.activeBags} value={bags?.active} />
      <ScorecardCell label={label.inactiveBags} value={bags?.inactive} />
    </Scorecard>
  )
}

function Movements() {
  const recent = useRead(api.club.movements.recent)
  return (
    <Panel title={text.movements} flush>
      <Loaded read={recent} skeleton={<SkeletonBox height={330} radius={0} />}>
        {(movements) => <LatestMovements movements={movements} empty={text.noMovements} named="owner" />}
      </Loaded>
    </Panel>
  )
}
