import type { RowChange } from '#contract/kernel/sheets.ts'
import { rowChangesText as text } from '#web/kernel/text/editing.text.ts'
import { Panel } from '../layout/Panel.tsx'
import classes from './RowChanges.module.css'

interface RowChangesProps {
  changes: readonly RowChange[]
  /** How many there are in all. */
  count: number
}

/** What an import would make of what is there: which things, and from what to what. */
export const RowChanges = ({ changes, count }: RowChangesProps) =>
  changes.length > 0 && (
    <Panel title={text.title} flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={text.title}>
        <ul>
          {changes.map(({ name, cells }) => (
            <li key={name} className={classes.row}>
              <b>{name}</b>
              <div>
                {cells.map(({ heading, from, to }) => (
                  <p key={heading}>
                    <span>{heading}:</span> <del>{from || text.nothing}</del> → <ins>{to || text.nothing}</ins>
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </section>
      {count > changes.length && <p className={classes.more}>{text.more(count - changes.length)}</p>}
    </Panel>
  )
