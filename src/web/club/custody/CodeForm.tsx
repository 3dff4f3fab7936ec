import { type FormEvent, useRef, useState } from 'react'
import { venueFromQuery } from '#contract/pageUrl.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhoneFoot, PhoneTitle } from '#web/kernel/shells/phone/PhonePage.tsx'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { homePath, scanPath } from './bagPath.ts'
import { startShift } from './bagShift.ts'
import { useConnected } from './connection.ts'
import classes from './custody.module.css'
import { custodyText as text } from './custody.text.ts'
import { enterCode, type MovableBag } from './enterCode.ts'

interface CodeFormProps {
  idBag: string
  onOpened: (opened: MovableBag) => void
}

export const codeFailureSentence = (failure: Failure) =>
  failure.is('wrong_code') || failure.kind === 'invalid' ? text.wrongCode : failureSentence(failure)

export function CodeForm({ idBag, onOpened }: CodeFormProps) {
  const query = useSearchParams()
  const navigate = useNavigate()
  const connected = useConnected()
  const [code, setCode] = useState('')
  const [isShift, setShift] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [entering, setEntering] = useState(false)
  const busy = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const showError = (sentence: string) => {
    setError(sentence)
    input.current?.focus()
    input.current?.select()
  }
  const enter = async () => {
    if (isShift) {
      // The page opens the bag as soon as the phone has a shift.
      const failure = await startShift({ ...venueFromQuery(query), code: code.trim(), name: '' })
      return failure ? showError(codeFailureSentence(failure)) : undefined
    }
    const result = await enterCode({ ...venueFromQuery(query), idBag, code: code.trim() })
    if ('opened' in result) return onOpened(result.opened)
    if ('failure' in result) return showError(codeFailureSentence(result.failure))
    if (result.sent === null) popup.success(text.registered)
    if (result.sent === 'queued') popup.later(text.queuedNow)
    navigate(homePath(query))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    if (!code.trim()) return showError(text.noCode)
    busy.current = true
    setEntering(true)
    void enter().finally(() => {
      busy.current = false
      setEntering(false)
    })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PhoneTitle>{text.enterCode}</PhoneTitle>
      <div className="field">
        <label htmlFor="bag-code">{text.code}</label>
        <input
          id="bag-code"
          ref={input}
          className={`input ${classes.code}`}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={100}
          value={code}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'bag-code-error' : undefined}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            setError(null)
          }}
        />
        <p id="bag-code-error" className="problem" role="alert">
          {error}
        </p>
        <p className="muted" role="status">
          {!connected && text.checkedLater}
        </p>
      </div>
      <label className="choice">
        <input
          className="check"
          type="checkbox"
          checked={isShift}
          onChange={(event) => setShift(event.currentTarget.checked)}
        />
        {text.asShift}
      </label>
      <PhoneFoot>
        <button type="submit" className="button" data-primary disabled={entering}>
          {entering ? text.opening : text.open}
        </button>
        <Link to={scanPath(query)} className="button">
          {text.scan}
        </Link>
      </PhoneFoot>
    </form>
  )
}
