import type { ReactNode } from 'react'
import { formatCount } from '#web/kernel/text/counts.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import classes from './FiguresScreen.module.css'
import { FigureTable } from './FigureTable.tsx'
import { figuresText as text } from './figures.text.ts'

interface SoldTableProps {
  title: string
  action: ReactNode
  rows: readonly { id: string; name: string; count: number; revenue: number }[]
  /** Column title of the names. */
  nameLabel: string
  /** Column title of the counts. */
  countLabel: string
}

/** Sales per product, outlet, category or person; each bar is proportional to the highest count. */
export function SoldTable({ title, action, nameLabel, rows, countLabel }: SoldTableProps) {
  const currency = useVenue()?.currency ?? 'ARS'
  const maxCount = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <FigureTable
      title={title}
      action={action}
      heads={[nameLabel, countLabel, text.revenue]}
      rows={rows.map(({ id, name, count, revenue }) => ({
        id,
        cells: [
          <>
            {name}
            <svg className={classes.bar} aria-hidden="true">
              <rect width={`${(count / maxCount) * 100}%`} height="100%" />
            </svg>
          </>,
          formatCount(count),
          formatMoney(revenue, currency),
        ],
      }))}
    />
  )
}
