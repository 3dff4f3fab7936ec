import { type FormEvent, useRef, useState } from 'react'
import { custodyLimits } from '#contract/club/custody.limits.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { Field } from '#web/kernel/ui/forms/Field.tsx'
import { startShift } from './bagShift.ts'
import { codeFailureSentence } from './CodeForm.tsx'
import { custodyText } from './custody.text.ts'

const text = custodyText.shift

/** Begins a shift on this phone: one entry of the code for all bags until the hour that the club has set. */
export function ShiftForm() {
  const query = useSearchParams()
  const isSignedIn = useMe().name !== ''
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [starting, setStarting] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (starting) return
    setStarting(true)
    const failure = code.trim() ? await startShift({ ...venueFromQuery(query), code: code.trim(), name }) : null
    setStarting(false)
    if (failure || !code.trim()) {
      setError(failure ? codeFailureSentence(failure) : custodyText.noCode)
      input.current?.focus()
    }
  }
  return (
    <form className="card padded stack gap-16" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="heading">{text.title}</h2>
      <p>{text.sentence}</p>
      <Field
        ref={input}
        label={custodyText.code}
        inputMode="numeric"
        autoComplete="off"
        maxLength={100}
        value={code}
        error={error}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setError(null)
        }}
      />
      {!isSignedIn && (
        <Field
          label={text.name}
          hint={text.nameHint}
          autoComplete="given-name"
          maxLength={custodyLimits.name}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <button type="submit" className="button" data-primary disabled={starting}>
        {starting ? text.starting : text.start}
      </button>
    </form>
  )
}
