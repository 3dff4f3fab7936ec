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
  /** What the rows are. */
  unit: string
  /** What is counted. */
  counted: string
}

/** Things by how much was sold of them, each with a bar as long as its share of the first. */
export function SoldTable({ title, unit, rows, counted }: SoldTableProps) {
  const currency = useVenue()?.currency ?? 'ARS'
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <Panel title={title} flush>
      {rows.length === 0 ? (
        <p className="empty">{text.nothing}</p>
      ) : (
        <table className={`${hairlines.hairlines} ${classes.table}`} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">{counted}</th>
              <th scope="col">{text.revenue}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, count, revenue }) => (
              <tr key={id}>
                <td>
                  {name}
                  <svg className={classes.bar} aria-hidden="true">
                    <rect width={`${(count / most) * 100}%`} height="100%" />
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
