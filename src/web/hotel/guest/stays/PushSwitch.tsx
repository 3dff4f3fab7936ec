import { useState } from 'react'
import { type PushResult, usePushSubscription } from '#web/kernel/push/usePushSubscription.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { pushSwitchText } from './pushSwitch.text.ts'

/** Starts and ends push messages to this phone. */
export function PushSwitch() {
  const { language } = useGuestUrl()
  const text = pushSwitchText[language]
  const [result, setResult] = useState<PushResult | null>(null)
  const { state, busy, allow, end } = usePushSubscription(setResult, language)
  const isOn = state === 'on'
  const problem = result === 'denied' || result === 'failed' ? text[result] : ''
  return (
    <div className="stack gap-4">
      {state === 'impossible' ? (
        <p className="note">{text.impossible}</p>
      ) : (
        <div className="group between">
          {isOn && (
            <span className="success" role="status">
              {text.on}
            </span>
          )}
          <button
            type="button"
            className="quiet"
            disabled={busy || state === 'unknown'}
            onClick={() => {
              setResult(null)
              if (isOn) end()
              else allow()
            }}
          >
            {isOn ? text.end : text.start}
          </button>
        </div>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
