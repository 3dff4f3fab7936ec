import type { RowChange } from '#contract/kernel/sheets.ts'
import { rowChangesText as text } from '#web/kernel/text/editing.text.ts'
import { Panel } from '../layout/Panel.tsx'
import classes from './ImportChanges.module.css'

interface ImportChangesProps {
  changes: readonly RowChange[]
  /** Total number of changes, which may be more than are listed. */
  count: number
}

/** Lists the changes that an import would make: each row with its old and new values. */
export const ImportChanges = ({ changes, count }: ImportChangesProps) =>
  changes.length > 0 && (
    <Panel title={text.title} flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={text.title}>
        <ul>
          {changes.map(({ name, cells }) => (
            <li key={name} className={classes.row}>
              <b>{name}</b>
              <div>
                {cells.map(({ heading, from, to }) => (
                  <p key={heading}>
                    <span className="muted">{heading}:</span> <del className="muted">{from || text.nothing}</del> →{' '}
                    <ins>{to || text.nothing}</ins>
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </section>
      {count > changes.length && <p className={`muted ${classes.more}`}>{text.more(count - changes.length)}</p>}
    </Panel>
  )
