import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { dayText } from '#web/kernel/text/moments.ts'
import { BarPlot } from '#web/kernel/ui/charts/BarPlot.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Column, NameCell, Table } from '#web/kernel/ui/lists/Table.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { Tabs } from '../Tabs.tsx'
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
          <>
            <div className="grid wide below">
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
            </div>
            <ListingsTable figures={byListing} />
          </>
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
  <Table
    label={text.byListing}
    head={
      <>
        <Column>{text.listing}</Column>
        <Column number>{text.views}</Column>
        <Column number>{text.enquiries}</Column>
      </>
    }
  >
    {figures.map(({ number, direction, views, enquiries }) => (
      <tr key={number}>
        <NameCell>{`${number} · ${direction}`}</NameCell>
        <td data-number>{views}</td>
        <td data-number>{enquiries}</td>
      </tr>
    ))}
  </Table>
)
