import { api } from '#contract/api.ts'
import { dayFromQuery, to } from '#contract/community/pages.staff.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { useRefreshAtMidnight } from '#web/kernel/venues/useRefreshAtMidnight.ts'
import { CommunityScreen } from '../CommunityScreen.tsx'
import { DayPicker } from '../DayPicker.tsx'
import { gateText as text } from './gate.text.ts'
import { VisitorCodeForm } from './VisitorCodeForm.tsx'
import { VisitorsTable } from './VisitorsTable.tsx'

export function GateScreen() {
  const read = useRead(api.community.authorisations.ofDay, dayFromQuery(useSearchParams()))
  useRefreshAtMidnight(api.community.authorisations.ofDay)
  return (
    <CommunityScreen title={text.title}>
      <div className="below">
        <Panel title={text.check}>
          <VisitorCodeForm />
        </Panel>
      </div>
      <Loaded read={read} skeleton={<SkeletonBox height={240} radius={10} />}>
        {({ today, day, visitors }) => (
          <>
            <DayPicker day={day} at={(day) => to('gate', { day })} />
            {visitors.length === 0 ? (
              <EmptyPanel sentence={text.empty} />
            ) : (
              <VisitorsTable visitors={visitors} isToday={day === today} />
            )}
          </>
        )}
      </Loaded>
    </CommunityScreen>
  )
}
