import { formatDay } from '#web/kernel/text/moments.ts'
import { absencesText as text } from './absences.text.ts'
import { rollCallId } from './rollCallQueue.ts'
import { discardRollCall, useQueuedRollCalls } from './sendRollCall.ts'
import classes from './UnsentRollCalls.module.css'

/** Roll-calls that this device has not sent yet, or that the server has refused. */
export function UnsentRollCalls() {
  const queue = useQueuedRollCalls()
  const queued = queue.filter(({ refused }) => !refused)
  const refused = queue.filter((call) => call.refused)
  return (
    <div role="status" className={classes.waiting}>
      {queued.length > 0 && (
        <p className={classes.notice}>{text.waiting(queued.map(({ day }) => formatDay(day)).join(', '))}</p>
      )}
      {refused.map((call) => (
        <div key={rollCallId(call)} className={classes.notice}>
          <p>{text.refused(formatDay(call.day))}</p>
          <button type="button" className="button" data-small onClick={() => void discardRollCall(call)}>
            {text.discard}
          </button>
        </div>
      ))}
    </div>
  )
}
