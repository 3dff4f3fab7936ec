import { type FormEvent, useRef, useState } from 'react'
import { to } from '#contract/club/pages.phone.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useNavigate, useSearch } from '#web/kernel/navigation/navigation.tsx'
import { PhoneFoot, PhoneTitle } from '#web/kernel/shells/phone/PhonePage.tsx'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { homePath } from './bagPath.ts'
import { useConnected } from './connection.ts'
import classes from './custody.module.css'
import { custodyText as text } from './custody.text.ts'
import { enterCode, type Opened } from './entering.ts'

interface CodeFormProps {
  idBag: string
  onOpened: (opened: Opened) => void
}

const sentenceOf = (failure: Failure) =>
  failure.is('wrong_code') || failure.kind === 'invalid' ? text.wrongCode : sentenceFor(failure)

export function CodeForm({ idBag, onOpened }: CodeFormProps) {
  const query = useSearch()
  const navigate = useNavigate()
  const connected = useConnected()
  const [code, setCode] = useState('')
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
    const result = await enterCode({ ...venueFromQuery(query), idBag, code: code.trim() })
    if ('opened' in result) return onOpened(result.opened)
    if ('failure' in result) return showError(sentenceOf(result.failure))
    if (result.sent === null) popup.success(text.registered)
    if (result.sent === 'queued') popup.success(text.queuedNow)
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
      <PhoneFoot>
        <button type="submit" className="button" data-primary disabled={entering}>
          {entering ? text.opening : text.open}
        </button>
        <Link to={to('scan')} className="button">
          {text.scan}
        </Link>
      </PhoneFoot>
    </form>
  )
}
