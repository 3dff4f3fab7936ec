import { type FormEvent, type ReactNode, useRef } from 'react'
import { type Failure, failureOf } from '#web/kernel/data/failure.ts'
import { failureText, sentenceFor } from '#web/kernel/text/failures.text.ts'
import classes from './Form.module.css'
import { popup } from './popups.ts'

/** What a form needs of its state; `useForm` of the library gives it. */
interface FormState<V> {
  getValues(): V
  setErrors(errors: Record<string, ReactNode>): void
  validate(): { hasErrors: boolean } | Promise<{ hasErrors: boolean }>
}

interface FormProps<V> {
  form: FormState<V>
  /** Sends what was entered. When it fails, everything stays as it is. */
  send: (values: V) => Promise<unknown>
  /** Takes a failure into its own hands by answering true. */
  onFailure?: (failure: Failure) => boolean
  label?: string
  children: ReactNode
}

const fieldOf = (path: readonly (string | number)[] | string) => (Array.isArray(path) ? path.join('.') : String(path))

/** Checks, sends once however often it is tapped, and leads to the first field that is wrong. */
export function Form<V extends Record<string, unknown>>({ form, send, onFailure, label, children }: FormProps<V>) {
  const sending = useRef(false)
  const element = useRef<HTMLFormElement>(null)

  // After React has drawn the errors; a field's name is its path in the form.
  const focusFirstError = () =>
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

  const explain = (failure: Failure) => {
    if (onFailure?.(failure)) return
    const known = failure.kind === 'invalid' ? (failure.facts.issues ?? []) : []
    const fields = known.map(({ path }) => fieldOf(path)).filter((field) => field in form.getValues())
    if (fields.length === 0) return popup.error(sentenceFor(failure))
    form.setErrors(Object.fromEntries(fields.map((field) => [field, failureText.invalidField])))
    focusFirstError()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    const { hasErrors } = await form.validate()
    if (hasErrors) return void focusFirstError()
    if (sending.current) return
    sending.current = true
    try {
      await send(form.getValues())
    } catch (error) {
      explain(failureOf(error))
    } finally {
      sending.current = false
    }
  }

  return (
    <form ref={element} className={classes.form} noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
      {children}
    </form>
  )
}

/** The buttons at the end of a form. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className={classes.actions}>{children}</div>
