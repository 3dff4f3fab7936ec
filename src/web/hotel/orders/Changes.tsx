import type { OrderChange } from '#contract/hotel/orders.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import classes from './Changes.module.css'
import { differences } from './differences.ts'
import { editText as text } from './orders.text.ts'

/** History of an order: every status change and correction with its author, time and reason. */
export function Changes({ changes }: { changes: readonly OrderChange[] }) {
  const { moment } = useMoments()
  return (
    <div className={classes.changes}>
      <Panel title={text.changes} flush>
        {changes.length === 0 && <p className={classes.none}>{text.noChanges}</p>}
        <ol>
          {changes.map(({ id, at, by, what, reason, before, after }) => (
            <li key={id}>
              <time dateTime={at}>{moment(at)}</time>
              <div>
                <b>{text.what[what]}</b> {by}
                {reason && <p>{text.because(reason)}</p>}
                {before && after && (
                  <ul>
                    {differences(before, after).map((line) => (
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
