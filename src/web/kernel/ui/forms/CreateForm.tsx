import { type FormValidateInput, type UseFormReturnType, useForm } from '@mantine/form'
import { type ReactNode, useRef, useState } from 'react'
import type { Write } from '#contract/api.ts'
import { type Failure, failureOf, isUnanswered } from '#web/kernel/data/failure.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite, type Variables } from '#web/kernel/data/writes.ts'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { popup } from '../feedback/popups.ts'
import { type FieldFailures, Form } from './Form.tsx'
import { useGoOn } from './goingOn.ts'
import { changed, isLost } from './merging.ts'
import { SaveActions } from './SaveActions.tsx'

export interface CreateFormProps<V, I, O> extends FieldFailures<V> {
  /** What the form begins with. */
  start: V
  checks?: FormValidateInput<V>
  write: Write<I, O>
  /** One id per intention: tapping twice, or trying again after a cut, makes one thing. */
  input: (id: string, values: V) => I
  /** Asks where what is entered is unusual; a no leaves the form as it is. */
  sure?: (values: V) => Promise<boolean>
  /** What is said when it is done. */
  said: string
  /** Where what was made is seen; without, the form begins anew. */
  to?: string | ((made: O) => string)
  cancel?: string | ((values: V) => string)
  submit?: string
  /** Several are mostly made in a row: a second button saves and begins the next one. */
  inRow?: boolean
  /** What it would belong to is gone: it can only be copied from. */
  gone?: boolean
  /** It is what its page is for: the first field has the focus. */
  begins?: boolean
  /** What is entered is kept elsewhere: leaving loses nothing. */
  kept?: boolean
  onMade?: (made: O) => void
  onFailure?: (failure: Failure) => void
  children: (form: UseFormReturnType<V>) => ReactNode
}

/** A form that makes something new. */
export function CreateForm<V extends Record<string, unknown>, I, O>({
  start,
  checks,
  write,
  input,
  sure,
  said,
  to,
  cancel,
  submit,
  inRow = false,
  gone = false,
  kept = false,
  begins = false,
  onMade,
  onFailure,
  children,
  ...failures
}: CreateFormProps<V, I, O>) {
  const goOn = useGoOn()
  const [id, setId] = useState(newId)
  const form = useForm<V>({ initialValues: start, ...(checks ? { validate: checks } : {}) })
  const create = useWrite(write)
  /** Sent under this id without an answer: perhaps it was made, as it was then. */
  const unheard = useRef<Record<string, unknown> | null>(null)
  const [goingOn, setGoingOn] = useState(true)
  const leaving = create.isSuccess && to !== undefined && goingOn

  const send = async (values: V, pressed: HTMLElement | null) => {
    if (sure && !(await sure(values))) return
    const more = pressed instanceof HTMLButtonElement && pressed.value === 'more'
    setGoingOn(!more)
    const asked = input(id, values) as Variables<I> & Record<string, unknown>
    const made = await create.mutateAsync(asked).catch((error: unknown) => {
      if (isUnanswered(failureOf(error))) unheard.current ??= asked
      throw error
    })
    if (unheard.current && isLost(unheard.current, asked, made)) popup.error(editingText.madeBefore)
    else popup.success(said)
    unheard.current = null
    onMade?.(made)
    if (to !== undefined && !more) return goOn(typeof to === 'string' ? to : to(made))
    form.reset()
    setId(newId())
    if (more) pressed.form?.querySelector<HTMLElement>('input, textarea')?.focus()
  }

  return (
    <Form
      form={form}
      send={send}
      onFailure={(failure) => {
        onFailure?.(failure)
        return false
      }}
      unsaved={!kept && !leaving && changed(form.getInitialValues(), form.values).length > 0}
      begins={begins}
      {...failures}
    >
      {children(form)}
      <SaveActions
        label={submit}
        cancel={typeof cancel === 'function' ? cancel(form.values) : cancel}
        loading={(create.isPending && goingOn) || leaving}
        more={inRow ? { loading: create.isPending && !goingOn } : undefined}
        disabled={gone}
      />
    </Form>
  )
}
