import { api } from '#contract/api.ts'
import { dayFromQuery, to } from '#contract/community/pages.staff.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { useReadAtMidnight } from '#web/kernel/venues/useReadAtMidnight.ts'
import { CommunityScreen } from '../CommunityScreen.tsx'
import { DayChoice } from '../DayChoice.tsx'
import { CodeCheck } from './CodeCheck.tsx'
import { gateText as text } from './gate.text.ts'
import { VisitorsTable } from './VisitorsTable.tsx'

export function GateScreen() {
  const read = useRead(api.community.authorisations.ofDay, dayFromQuery(useSearch()))
  useReadAtMidnight(api.community.authorisations.ofDay)
  return (
    <CommunityScreen title={text.title}>
      <div className="below">
        <Panel title={text.check}>
          <CodeCheck />
        </Panel>
      </div>
      <Loaded read={read} skeleton={<Bone height={240} radius={10} />}>
        {({ today, day, visitors }) => (
          <>
            <DayChoice day={day} at={(day) => to('gate', { day })} />
            {visitors.length === 0 ? (
              <Empty sentence={text.empty} />
            ) : (
              <VisitorsTable visitors={visitors} isToday={day === today} />
            )}
          </>
        )}
      </Loaded>
    </CommunityScreen>
  )
}
