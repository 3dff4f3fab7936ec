import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '#contract/api.ts'
import { venueAt } from '#contract/places.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import phone from '#web/kernel/shells/phone/phone.module.css'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/popups.ts'
import { homePath } from './bagPath.ts'
import classes from './CodeForm.module.css'
import { custodyText as text } from './custody.text.ts'
import type { Opened } from './MoveScreen.tsx'
import { sendWithPermit } from './sending.ts'

interface CodeFormProps {
  idBag: string
  onOpened: (opened: Opened) => void
}

export function CodeForm({ idBag, onOpened }: CodeFormProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const wrong = (sentence: string) => {
    setError(sentence)
    input.current?.focus()
    input.current?.select()
  }
  const open = useWrite(api.club.custody.open, {
    onSuccess: ({ bag, permit }) =>
      void sendWithPermit(idBag, permit).then((waiting) => {
        // Nothing waited for this code: it is for a new movement.
        if (waiting === null) return onOpened({ bag, permit })
        if (waiting.length === 0) popup.success(text.registered)
        void navigate(homePath(query))
      }),
    onError: (failure) =>
      wrong(failure.is('wrong_code') || failure.kind === 'invalid' ? text.wrongCode : sentenceFor(failure)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (open.isPending) return
    if (!code.trim()) return wrong(text.noCode)
    open.mutate({ ...venueAt(query), idBag, code: code.trim() })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h1 className={phone.title} tabIndex={-1}>
        {text.enterCode}
      </h1>
      <div>
        <label className={phone.label} htmlFor="bag-code">
          {text.code}
        </label>
        <input
          id="bag-code"
          ref={input}
          className={`${phone.input} ${classes.code}`}
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
        <p id="bag-code-error" className={phone.error} role="alert">
          {error}
        </p>
      </div>
      <div className={phone.foot}>
        <button type="submit" className={phone.button} data-primary disabled={open.isPending}>
          {open.isPending ? text.opening : text.open}
        </button>
        <Link to="/bag-scan" className={phone.button}>
          {text.scan}
        </Link>
      </div>
    </form>
  )
}
