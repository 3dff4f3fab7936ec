import type { ReactNode } from 'react'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import hairlines from '#web/kernel/ui/lists/hairlines.module.css'
import classes from './FiguresScreen.module.css'
import { figuresText as text } from './figures.text.ts'

interface FigureTableProps {
  title: string
  action: ReactNode
  heads: readonly string[]
  /** Cells in the order of the heads; the first one names the row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** Sentence for an empty table. */
  empty?: string
}

/** A table of figures in a panel; it scrolls sideways where it does not fit. */
export const FigureTable = ({ title, action, heads, rows, empty = text.nothing }: FigureTableProps) => (
  <Panel title={title} action={rows.length > 0 && action} flush>
    {rows.length === 0 ? (
      <p className="empty">{empty}</p>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by the keyboard
      <section className={classes.scroll} tabIndex={0} aria-label={title}>
        <table className={`${hairlines.hairlines} ${classes.table}`} aria-label={title}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells }) => (
              <tr key={id}>
                {cells.map((cell, index) => (
                  <td key={heads[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )}
  </Panel>
)
