import { type FormEvent, useId } from 'react'
import { allowLongPaste } from '#web/kernel/ui/forms/tooLong.ts'
import type { useGuestAction } from '../useGuestAction.ts'

interface GuestMailFormProps {
  /** Labels of field and button, and the message for a wrong address. */
  text: { mail: string; submit: string; shape: string }
  mail: string
  setMail: (mail: string) => void
  action: Pick<ReturnType<typeof useGuestAction>, 'pending' | 'problem' | 'setProblem'>
  /** Called with a valid address. */
  onSubmit: (mail: string) => void
}

/** Field for a mail address with a button; a wrong address is explained below the field. */
export function GuestMailForm({ text, mail, setMail, action, onSubmit }: GuestMailFormProps) {
  const { pending, problem, setProblem } = action
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const { validity } = event.currentTarget.elements.namedItem('mail') as HTMLInputElement
    setProblem(validity.valid ? '' : text.shape)
    if (validity.valid) onSubmit(mail.trim())
  }
  return (
    <form className="stack narrow" noValidate onPaste={allowLongPaste} onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{text.mail}</label>
        <input
          className="input"
          id={id}
          name="mail"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          value={mail}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={(event) => {
            setMail(event.currentTarget.value)
            setProblem('')
          }}
        />
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem}
        </p>
      </div>
      <button type="submit" className="button" data-primary disabled={pending !== null}>
        {text.submit}
      </button>
    </form>
  )
}
