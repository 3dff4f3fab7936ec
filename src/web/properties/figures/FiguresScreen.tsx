import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { dayText } from '#web/kernel/text/moments.ts'
import { BarPlot } from '#web/kernel/ui/charts/BarPlot.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { Tabs } from '../Tabs.tsx'
import classes from './FiguresScreen.module.css'
import { figuresText as text } from './figures.text.ts'

const series = [text.views, text.enquiries]
const daysPerTick = 7

/** Page views and enquiries of the last thirty days, by day and by property. */
export function FiguresScreen() {
  const figures = useRead(api.properties.figures.recent)
  return (
    <Screen title={text.title}>
      <Tabs />
      <Loaded
        read={figures}
        skeleton={<Bone height={240} radius={10} />}
        isEmpty={({ byListing }) => byListing.length === 0}
        empty={<Empty sentence={text.empty} />}
      >
        {({ byDay, byListing }) => (
          <div className="grid wide">
            <Panel flush>
              <BarPlot
                caption={text.byDay}
                unit={text.day}
                series={series}
                bars={byDay.map(({ day, views, enquiries }, i) => ({
                  label: dayText(day),
                  // Ticks count backwards from today, so that today always has one.
                  ...((byDay.length - 1 - i) % daysPerTick === 0 ? { tick: dayText(day).slice(0, 5) } : {}),
                  values: [views, enquiries],
                }))}
              />
            </Panel>
            <Panel flush>
              <BarPlot
                caption={text.byListing}
                unit={text.listing}
                series={series}
                bars={byListing.map(({ number, direction, views, enquiries }) => ({
                  label: `${number} · ${direction}`,
                  tick: `${number}`,
                  values: [views, enquiries],
                }))}
              />
            </Panel>
            <ListingsTable figures={byListing} />
          </div>
        )}
      </Loaded>
    </Screen>
  )
}

/** The figures as a table with addresses: a bar has room only for the property's number. */
const ListingsTable = ({
  figures,
}: {
  figures: readonly { number: number; direction: string; views: number; enquiries: number }[]
}) => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th scope="col">{text.listing}</th>
        <th scope="col">{text.views}</th>
        <th scope="col">{text.enquiries}</th>
      </tr>
    </thead>
    <tbody>
      {figures.map(({ number, direction, views, enquiries }) => (
        <tr key={number}>
          <th scope="row">{`${number} · ${direction}`}</th>
          <td>{views}</td>
          <td>{enquiries}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
