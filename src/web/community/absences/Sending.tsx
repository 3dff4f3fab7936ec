import { useState } from 'react'
import type { Pupil } from '#contract/community/absences.ts'
import phone from '#web/kernel/shells/phone/phone.module.css'
import { Sheet } from '../phone/Sheet.tsx'
import { absencesText as text } from './absences.text.ts'
import { sendRollCall } from './sending.ts'

interface SendingProps {
  day: string
  missing: readonly Pupil[]
  onClose: () => void
  onDone: () => void
}

/** Asks, sends, thanks. */
export function Sending({ day, missing, onClose, onDone }: SendingProps) {
  const [state, setState] = useState<'asking' | 'saving' | 'saved' | 'queued'>('asking')
  const send = async () => {
    setState('saving')
    const call = { day, absent: missing.map(({ id }) => id), madeAt: new Date().toISOString() }
    setState((await sendRollCall(call)) ? 'saved' : 'queued')
  }
  if (state === 'saved' || state === 'queued')
    return (
      <Sheet open title={text.thanks} sentence={state === 'saved' ? text.saved : text.queued} onClose={onDone}>
        <button type="button" className={phone.button} data-primary onClick={onDone}>
          {text.goOn}
        </button>
      </Sheet>
    )
  const names = missing.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
  return (
    <Sheet open title={text.ask} sentence={names || text.nobody} onClose={onClose}>
      <button
        type="button"
        className={phone.button}
        data-primary
        disabled={state === 'saving'}
        onClick={() => void send()}
      >
        {state === 'saving' ? text.saving : text.sure}
      </button>
      <button type="button" className={phone.button} disabled={state === 'saving'} onClick={onClose}>
        {text.cancel}
      </button>
    </Sheet>
  )
}
