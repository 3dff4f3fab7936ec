import { countText } from '#web/kernel/text/counts.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import hairlines from '#web/kernel/ui/lists/hairlines.module.css'
import { useVenue } from '#web/kernel/venues/venue.ts'
import classes from './FiguresScreen.module.css'
import { figuresText as text } from './figures.text.ts'

interface SoldTableProps {
  title: string
  rows: readonly { id: string; name: string; count: number; revenue: number }[]
  /** Column title of the names. */
  nameLabel: string
  /** Column title of the counts. */
  countLabel: string
}

/** Sales per product or outlet; each bar is proportional to the highest count. */
export function SoldTable({ title, nameLabel, rows, countLabel }: SoldTableProps) {
  const currency = useVenue()?.currency ?? 'ARS'
  const maxCount = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <Panel title={title} flush>
      {rows.length === 0 ? (
        <p className="empty">{text.nothing}</p>
      ) : (
        <table className={`${hairlines.hairlines} ${classes.table}`} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{nameLabel}</th>
              <th scope="col">{countLabel}</th>
              <th scope="col">{text.revenue}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, count, revenue }) => (
              <tr key={id}>
                <td>
                  {name}
                  <svg className={classes.bar} aria-hidden="true">
                    <rect width={`${(count / maxCount) * 100}%`} height="100%" />
                  </svg>
                </td>
                <td>{countText(count)}</td>
                <td>{moneyText(revenue, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
