import type { OrderChange } from '#contract/hotel/orders.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { compareOrderLines } from './compareOrderLines.ts'
import classes from './OrderChanges.module.css'
import { orderFormText as text } from './orders.text.ts'

/** History of an order: every status change and correction with its author, time and reason. */
export function OrderChanges({ changes }: { changes: readonly OrderChange[] }) {
  const { moment } = useVenueTimeFormat()
  return (
    <div className="above">
      <Panel title={text.changes} flush>
        {changes.length === 0 && <p className="empty">{text.noChanges}</p>}
        <ol className={classes.changes}>
          {changes.map(({ id, at, by, what, reason, before, after }) => (
            <li key={id}>
              <time className="muted number" dateTime={at}>
                {moment(at)}
              </time>
              <div>
                <b className="strong">{text.what[what]}</b> {by || text.guest}
                {reason && <p className="muted">{text.because(reason)}</p>}
                {before && after && (
                  <ul className="muted">
                    {compareOrderLines(before, after).map((line) => (
                      <li key={line.id}>{text.difference(line)}</li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  )
}
