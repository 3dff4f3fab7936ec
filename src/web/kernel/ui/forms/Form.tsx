import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Refusal } from '#contract/refusals.ts'
import { type Failure, failureOf } from '#web/kernel/data/failure.ts'
import { failureText, sentenceFor } from '#web/kernel/text/failures.text.ts'
import { formText } from '#web/kernel/text/forms.text.ts'
import { uploadsText } from '#web/kernel/uploads/uploads.text.ts'
import { popup } from '../feedback/popups.ts'
import { lostPhotosIn } from '../photos/lostPhotos.ts'
import classes from './Form.module.css'
import { useLeaveGuard } from './leaveGuard.tsx'
import { excessOf, takeWhole, tooLongOf } from './tooLong.ts'

/** What a form needs of its state; `useForm` of the library gives it. */
interface FormState<V> {
  getValues(): V
  setValues(values: Partial<V>): void
  setErrors(errors: Record<string, ReactNode>): void
  setFieldError(path: string, error: ReactNode): void
  validate(): { hasErrors: boolean } | Promise<{ hasErrors: boolean }>
}

/** Which failures are told at a field; any other is told beside the form. */
export interface FieldFailures<V> {
  /** Refusals that speak of one field. */
  refused?: Partial<Record<Refusal, keyof V & string>>
  /** Fields that have a better sentence for a value the server does not take. */
  invalid?: Partial<Record<keyof V & string, string>>
}

interface FormProps<V> extends FieldFailures<V> {
  form: FormState<V>
  /** Sends what was entered, told which button was pressed. When it fails, everything stays as it is. */
  send: (values: V, pressed: HTMLElement | null) => Promise<unknown>
  /** Takes a failure into its own hands by answering true. */
  onFailure?: (failure: Failure) => boolean
  /** Something in it would be lost by leaving. */
  unsaved: boolean
  label?: string
  /** Whoever opened it wants to write: the first field has the focus. */
  begins?: boolean
  children: ReactNode
}

interface Held {
  held: boolean
  hold: () => () => void
}
const HeldContext = createContext<Held>({ held: false, hold: () => () => {} })

/** A picture is on its way: the form around it waits with saving. */
export function useHold(busy: boolean) {
  const { hold } = useContext(HeldContext)
  useEffect(() => (busy ? hold() : undefined), [busy, hold])
}

/** Whether something in the form is still on its way. */
export const useHeld = () => useContext(HeldContext).held

const fieldOf = (path: readonly (string | number)[] | string) => (Array.isArray(path) ? path.join('.') : String(path))

const writable = 'input:not([type="file"], [type="hidden"]), textarea, select'

/** Checks, sends once however often it is tapped, and leads to the first field that is wrong. */
export function Form<V extends Record<string, unknown>>({
  form,
  send,
  onFailure,
  refused = {},
  invalid = {},
  unsaved,
  label,
  begins = false,
  children,
}: FormProps<V>) {
  const sending = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const [uploads, setUploads] = useState(0)
  const hold = useCallback(() => {
    setUploads((count) => count + 1)
    return () => setUploads((count) => count - 1)
  }, [])
  useLeaveGuard(unsaved || uploads > 0)

  const [timesWrong, setTimesWrong] = useState(0)
  const focusFirstError = () => setTimesWrong((times) => times + 1)
  // Once the errors are drawn.
  useEffect(() => {
    if (timesWrong > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [timesWrong])

  useEffect(() => {
    if (begins) element.current?.querySelector<HTMLElement>(writable)?.focus()
  }, [begins])

  /** The failure's sentences by field; none where it speaks of no field here. */
  const toldAt = ({ kind, facts }: Failure, sentence: string): [string, string][] => {
    const field = kind === 'refused' ? refused[facts.code as Refusal] : undefined
    if (field) return [[field, sentence]]
    const issues = kind === 'invalid' ? (facts.issues ?? []) : []
    return issues
      .map(({ path }) => fieldOf(path))
      .filter((path) => path in form.getValues())
      .map((path) => [path, invalid[path] ?? failureText.invalidField])
  }

  /** Takes photos that the server has no more out of their fields, and says so there. */
  const withoutLost = async (): Promise<[string, string][]> => {
    const lost = await lostPhotosIn(form.getValues())
    form.setValues(Object.fromEntries(lost.map(({ field, left }) => [field, left])) as Partial<V>)
    return lost.map(({ field, count }) => [field, uploadsText.forgottenAmong(count)])
  }

  const explain = async (failure: Failure) => {
    if (onFailure?.(failure)) return
    const sentence = sentenceFor(failure)
    let told = toldAt(failure, sentence)
    if (told.length === 0 && failure.kind === 'invalid') told = await withoutLost()
    if (told.length === 0) return popup.error(sentence)
    form.setErrors(Object.fromEntries(told))
    focusFirstError()
  }

  /** Says of each that it holds too much; answers with the first. */
  const tellTooLong = (fields: Iterable<unknown>) => {
    const tooLong = tooLongOf(fields)
    for (const { value, maxLength, dataset } of tooLong) {
      const sentence = formText.tooLong(maxLength, excessOf(value, maxLength))
      if (dataset.path) form.setFieldError(dataset.path, sentence)
      else popup.error(sentence)
    }
    return tooLong[0]
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (sending.current) return
    const { hasErrors } = await form.validate()
    const tooLong = tellTooLong(element.current?.elements ?? [])
    if (hasErrors) return focusFirstError()
    if (tooLong) return tooLong.focus()
    if (sending.current) return
    sending.current = true
    try {
      await send(form.getValues(), submitter)
    } catch (error) {
      await explain(failureOf(error))
    } finally {
      sending.current = false
    }
  }

  return (
    <form
      ref={element}
      className={classes.form}
      noValidate
      aria-label={label}
      onPaste={takeWhole}
      onDrop={takeWhole}
      // After the field's own, which takes back what was said of it before.
      onChange={({ target }) => tellTooLong([target])}
      onSubmit={(event) => void submit(event)}
    >
      <HeldContext value={{ held: uploads > 0, hold }}>{children}</HeldContext>
    </form>
  )
}

/** The buttons at the end of a form. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className={classes.actions}>{children}</div>
