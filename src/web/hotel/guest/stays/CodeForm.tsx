import { type FormEvent, useId, useState } from 'react'
import { api } from '#contract/api.ts'
import { stayCodePattern, stayLimits } from '#contract/hotel/stays.limits.ts'
import { isDocumentBeingReplaced } from '#web/kernel/session/sessionChange.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { allowLongPaste } from '#web/kernel/ui/forms/tooLong.ts'
import { useGuestAction } from '../useGuestAction.ts'
import { enterRoomText } from './enterRoom.text.ts'
import { enterRoom } from './enterRoom.ts'
import { deviceFields } from './thisPhone.ts'

interface CodeFormProps {
  /** Number of the room or table; without it the form has a field for it. */
  number?: number
  /** Initial value of the number field. */
  suggested?: string
  /** Path to open after entering; by default the room's page. */
  returnPath?: string | undefined
}

const numberPattern = /^[1-9]\d{0,5}$/

/** Form that lets a phone enter a room with the stay's six-digit code. */
export function CodeForm({ number: fixedNumber, suggested = '', returnPath }: CodeFormProps) {
  const { language, named } = useGuestUrl()
  const text = enterRoomText[language]
  const venue = named.venue ?? 0
  const [number, setNumber] = useState(fixedNumber ? String(fixedNumber) : suggested)
  const [code, setCode] = useState('')
  const id = useId()
  const { run, pending, problem, setProblem } = useGuestAction(api.hotel.stays.enterByCode, () =>
    enterRoom(venue, Number(number), returnPath),
  )
  const validate = () => {
    if (!numberPattern.test(number.trim())) return text.numberShape
    return stayCodePattern.test(code.trim()) ? '' : text.codeShape
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const invalid = validate()
    setProblem(invalid)
    if (invalid || pending || isDocumentBeingReplaced()) return
    void run({ venue, number: Number(number), code: code.trim(), ...deviceFields() })
  }
  const onChange = (set: (text: string) => void) => (event: FormEvent<HTMLInputElement>) => {
    set(event.currentTarget.value)
    setProblem('')
  }
  return (
    <form className="stack narrow" noValidate onPaste={allowLongPaste} onSubmit={submit}>
      {fixedNumber === undefined && (
        <div className="field">
          <label htmlFor={`${id}-number`}>{text.number}</label>
          <input
            className="input"
            id={`${id}-number`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={number}
            onChange={onChange(setNumber)}
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
          onChange={onChange(setCode)}
        />
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem}
        </p>
      </div>
      <button type="submit" className="button" data-primary disabled={pending !== null}>
        {text.go}
      </button>
    </form>
  )
}
