import { type FormEvent, useId, useState } from 'react'
import { api } from '#contract/api.ts'
import { stayCodePattern, stayLimits } from '#contract/hotel/stays.limits.ts'
import { isLeaving } from '#web/kernel/session/leaving.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { takeWhole } from '#web/kernel/ui/forms/tooLong.ts'
import { useAct } from '../act.ts'
import { arrive } from './arriving.ts'
import { enteringText } from './entering.text.ts'

interface CodeFormProps {
  /** Where to; asked for where nobody knows. */
  number?: number
  /** What it may begin with. */
  suggested?: string
  /** That of the room's own code, where the phone has read it: strangers' tries do not count against it. */
  seal?: string | null
  /** Where to go then, in place of the room. */
  address?: string | undefined
}

const numberPattern = /^[1-9]\d{0,5}$/

/** The secret code lets a phone in. */
export function CodeForm({ number: known, suggested = '', seal, address }: CodeFormProps) {
  const { language, named } = useReader()
  const text = enteringText[language]
  const venue = named.venue ?? 0
  const [number, setNumber] = useState(known ? String(known) : suggested)
  const [code, setCode] = useState('')
  const id = useId()
  const { act, doing, problem, setProblem } = useAct(api.hotel.stays.enterByCode, () =>
    arrive(venue, Number(number), language, address),
  )
  const problemWith = () => {
    if (!numberPattern.test(number.trim())) return text.numberShape
    return stayCodePattern.test(code.trim()) ? '' : text.codeShape
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemWith()
    setProblem(found)
    if (found || doing || isLeaving()) return
    void act({ venue, number: Number(number), code: code.trim(), ...(seal ? { seal } : {}) })
  }
  const typed = (set: (text: string) => void) => (event: FormEvent<HTMLInputElement>) => {
    set(event.currentTarget.value)
    setProblem('')
  }
  return (
    <form className="stack narrow" noValidate onPaste={takeWhole} onSubmit={submit}>
      {known === undefined && (
        <div className="field">
          <label htmlFor={`${id}-number`}>{text.number}</label>
          <input
            className="input"
            id={`${id}-number`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={number}
            onChange={typed(setNumber)}
          />
        </div>
      )}
      <div className="field">
        <label htmlFor={id}>{text.code}</label>
        <input
          className="input"
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={stayLimits.codeLength}
          value={code}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={typed(setCode)}
        />
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem}
        </p>
      </div>
      <button type="submit" className="button" data-primary disabled={doing !== null}>
        {text.go}
      </button>
    </form>
  )
}
