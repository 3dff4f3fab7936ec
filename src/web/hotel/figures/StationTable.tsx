import type { ReactNode } from 'react'
import type { OrderFigures } from '#contract/hotel/figures.ts'
import { formatCount } from '#web/kernel/text/counts.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { FigureTable } from './FigureTable.tsx'
import { figuresText as text } from './figures.text.ts'

interface StationTableProps {
  rows: OrderFigures['byStation']
  action: ReactNode
}

/** Sales, preparation time and late lines per station. */
export function StationTable({ rows, action }: StationTableProps) {
  const currency = useVenue()?.currency ?? 'ARS'
  return (
    <FigureTable
      title={text.byStation}
      action={action}
      heads={[text.station, text.orders, text.revenue, text.prepared, text.late]}
      rows={rows.map(({ stationId, name, orders, revenue, prepared, late, median }) => ({
        id: stationId ?? '',
        cells: [
          stationId ? name || text.removed : text.noStation,
          formatCount(orders),
          formatMoney(revenue, currency),
          median === null ? '–' : text.seconds(median),
          prepared === 0 ? '–' : text.lateOf(late, prepared),
        ],
      }))}
    />
  )
}
