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
import { type Failure, toFailure } from '#web/kernel/data/failure.ts'
import { failureSentence, failureText } from '#web/kernel/text/failures.text.ts'
import { formText } from '#web/kernel/text/forms.text.ts'
import { uploadsText } from '#web/kernel/uploads/uploads.text.ts'
import { popup } from '../feedback/popups.ts'
import { findLostPhotos } from '../photos/lostPhotos.ts'
import { useLeaveGuard } from './leaveGuard.tsx'
import { allowLongPaste, excessLength, findTooLongFields } from './tooLong.ts'

/** The part of the library's `useForm` result that Form uses. */
interface FormState<V> {
  getValues(): V
  setValues(values: Partial<V>): void
  setErrors(errors: Record<string, ReactNode>): void
  setFieldError(path: string, error: ReactNode): void
  validate(): { hasErrors: boolean } | Promise<{ hasErrors: boolean }>
}

/** Failures that are shown at a field; all others are shown as a popup. */
export interface FieldFailures<V> {
  /** The field of each refusal that is about one field. */
  refused?: Partial<Record<Refusal, keyof V & string>>
  /** Sentences for values that the server rejects as invalid, by field. */
  invalid?: Partial<Record<keyof V & string, string>>
}

interface FormProps<V> extends FieldFailures<V> {
  form: FormState<V>
  /** Sends the values; `pressed` is the submit button. If it throws, the values stay in the form. */
  send: (values: V, pressed: HTMLElement | null) => Promise<unknown>
  /** Returns true if the caller has handled the failure. */
  onFailure?: (failure: Failure) => boolean
  /** True if there are unsaved values: leaving the page then opens a confirmation dialog. */
  unsaved: boolean
  label?: string
  /** True gives the first field the focus. */
  begins?: boolean
  children: ReactNode
}

interface SavingBlock {
  held: boolean
  hold: () => () => void
}
const SavingBlockContext = createContext<SavingBlock>({ held: false, hold: () => () => {} })

/** Disables the save button of the surrounding form while `busy` is true, for example during an upload. */
export function useBlockSaving(busy: boolean) {
  const { hold } = useContext(SavingBlockContext)
  useEffect(() => (busy ? hold() : undefined), [busy, hold])
}

/** Whether a field of the form blocks saving. */
export const useIsSavingBlocked = () => useContext(SavingBlockContext).held

const toFieldPath = (path: readonly (string | number)[] | string) =>
  Array.isArray(path) ? path.join('.') : String(path)

const editableFields = 'input:not([type="file"], [type="hidden"]), textarea, select'

/** Validates and sends a form. Repeated submits are ignored while one runs; the first invalid field gets the focus. */
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

  const [errorCount, setErrorCount] = useState(0)
  const focusFirstError = () => setErrorCount((count) => count + 1)
  // The focus moves in an effect, because the errors must be rendered first.
  useEffect(() => {
    if (errorCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errorCount])

  useEffect(() => {
    if (begins) element.current?.querySelector<HTMLElement>(editableFields)?.focus()
  }, [begins])

  /** The sentences of a failure by field; empty if it is about no field of this form. */
  const fieldErrorsOf = ({ kind, facts }: Failure, sentence: string): [string, string][] => {
    const field = kind === 'refused' ? refused[facts.code as Refusal] : undefined
    if (field) return [[field, sentence]]
    const issues = kind === 'invalid' ? (facts.issues ?? []) : []
    return issues
      .map(({ path }) => toFieldPath(path))
      .filter((path) => path in form.getValues())
      .map((path) => [path, invalid[path] ?? failureText.invalidField])
  }

  /** Removes photos that the server has deleted from their fields; returns the errors of these fields. */
  const removeLostPhotos = async (): Promise<[string, string][]> => {
    const lost = await findLostPhotos(form.getValues())
    form.setValues(Object.fromEntries(lost.map(({ field, left }) => [field, left])) as Partial<V>)
    return lost.map(({ field, count }) => [field, uploadsText.forgottenAmong(count)])
  }

  const showFailure = async (failure: Failure) => {
    if (onFailure?.(failure)) return
    const sentence = failureSentence(failure)
    let errors = fieldErrorsOf(failure, sentence)
    if (errors.length === 0 && failure.kind === 'invalid') errors = await removeLostPhotos()
    if (errors.length === 0) return popup.error(sentence)
    form.setErrors(Object.fromEntries(errors))
    focusFirstError()
  }

  /** Sets an error at each field with too long a text; returns the first of these fields. */
  const showTooLong = (fields: Iterable<unknown>) => {
    const tooLong = findTooLongFields(fields)
    for (const { value, maxLength, dataset } of tooLong) {
      const sentence = formText.tooLong(maxLength, excessLength(value, maxLength))
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
    const tooLong = showTooLong(element.current?.elements ?? [])
    if (hasErrors) return focusFirstError()
    if (tooLong) return tooLong.focus()
    if (sending.current) return
    sending.current = true
    try {
      await send(form.getValues(), submitter)
    } catch (error) {
      await showFailure(toFailure(error))
    } finally {
      sending.current = false
    }
  }

  return (
    <form
      ref={element}
      className="stack gap-20"
      noValidate
      aria-label={label}
      onPaste={allowLongPaste}
      onDrop={allowLongPaste}
      // Runs after the field's own handler, which clears the field's error.
      onChange={({ target }) => showTooLong([target])}
      onSubmit={(event) => void submit(event)}
    >
      <SavingBlockContext value={{ held: uploads > 0, hold }}>{children}</SavingBlockContext>
    </form>
  )
}

/** The row of buttons at the end of a form. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className="group">{children}</div>
