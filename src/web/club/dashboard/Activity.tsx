import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { dayText } from '#web/kernel/text/moments.ts'
import { BarPlot } from '#web/kernel/ui/charts/BarPlot.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { dashboardText as text } from './dashboard.text.ts'

const series = [text.entries, text.exits]
const daysPerTick = 7
const hoursPerTick = 3

/** Charts of the bag movements of the last thirty days, by day and by hour. */
export function Activity() {
  const activity = useRead(api.club.dashboard.activity)
  return (
    <div className="pair wide below">
      <Loaded read={activity} skeleton={<Bone height={240} radius={10} />}>
        {({ byDay, byHour }) => (
          <>
            <Panel flush>
              <BarPlot
                caption={text.byDay}
                unit={text.day}
                series={series}
                bars={byDay.map(({ day, entries, exits }, i) => ({
                  label: dayText(day),
                  // Ticks count backwards from today, so that today always has one.
                  ...((byDay.length - 1 - i) % daysPerTick === 0 ? { tick: dayText(day).slice(0, 5) } : {}),
                  values: [entries, exits],
                }))}
              />
            </Panel>
            <Panel flush>
              <BarPlot
                caption={text.byHour}
                unit={text.hour}
                series={series}
                bars={byHour.map(({ hour, entries, exits }) => ({
                  label: `${hour}:00`,
                  ...(hour % hoursPerTick === 0 ? { tick: String(hour) } : {}),
                  values: [entries, exits],
                }))}
              />
            </Panel>
          </>
        )}
      </Loaded>
    </div>
  )
}
