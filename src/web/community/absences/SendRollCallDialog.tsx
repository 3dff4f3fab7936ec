import { useState } from 'react'
import type { Pupil } from '#contract/community/absences.ts'
import { serverNow } from '#web/kernel/data/serverTime.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { QuestionSheet } from '#web/kernel/ui/overlays/QuestionSheet.tsx'
import { absencesText as text } from './absences.text.ts'
import type { QueuedRollCall } from './rollCallQueue.ts'
import { sendRollCall } from './sendRollCall.ts'

interface SendRollCallDialogProps {
  /** The class or group whose roll is called. */
  of: Pick<QueuedRollCall, 'class' | 'group'>
  day: string
  missing: readonly Pupil[]
  onClose: () => void
  onDone: () => void
}

/** Dialog that confirms and sends a roll-call, then shows the result. */
export function SendRollCallDialog({ of, day, missing, onClose, onDone }: SendRollCallDialogProps) {
  const [state, setState] = useState<'asking' | 'saving' | 'saved' | 'queued' | 'refused'>('asking')
  const send = async () => {
    setState('saving')
    const absent = missing.map(({ id }) => id)
    // If two phones send roll-calls of the same day, the later one counts. It is the server's time: the phones'
    // clocks may differ.
    const madeAt = new Date(serverNow()).toISOString()
    setState(await sendRollCall({ ...of, day, absent, madeAt }))
  }
  if (state === 'refused')
    return (
      <QuestionSheet open title={text.notSaved} sentence={text.refused(formatDay(day))} onClose={onClose}>
        <button type="button" className="button" data-primary onClick={onClose}>
          {text.goOn}
        </button>
      </QuestionSheet>
    )
  if (state === 'saved' || state === 'queued')
    return (
      <QuestionSheet open title={text.thanks} sentence={state === 'saved' ? text.saved : text.queued} onClose={onDone}>
        <button type="button" className="button" data-primary onClick={onDone}>
          {text.goOn}
        </button>
      </QuestionSheet>
    )
  const names = missing.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
  return (
    <QuestionSheet open title={text.ask} sentence={names || text.nobody} onClose={onClose}>
      <button type="button" className="button" data-primary disabled={state === 'saving'} onClick={() => void send()}>
        {state === 'saving' ? text.saving : text.sure}
      </button>
      <button type="button" className="button" disabled={state === 'saving'} onClick={onClose}>
        {text.cancel}
      </button>
    </QuestionSheet>
  )
}
