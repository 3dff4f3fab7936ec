import { type FormValidateInput, type UseFormReturnType, useForm } from '@mantine/form'
import { type ReactNode, useRef, useState } from 'react'
import type { Write } from '#contract/api.ts'
import { type Failure, isWithoutResponse, toFailure } from '#web/kernel/data/failure.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite, type WriteInput } from '#web/kernel/data/writes.ts'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { popup } from '../feedback/popups.ts'
import { type FieldFailures, Form } from './Form.tsx'
import { changedFields, isChangeLost } from './mergeEdits.ts'
import { SaveActions } from './SaveActions.tsx'
import { useNavigateIfMounted } from './useNavigateIfMounted.ts'

export interface CreateFormProps<V, I, O> extends FieldFailures<V> {
  /** Initial values. */
  start: V
  checks?: FormValidateInput<V>
  write: Write<I, O>
  /** Builds the input; the id stays the same until the creation succeeds, so that a retry creates nothing twice. */
  input: (id: string, values: V) => I
  /** Asks the person about unusual values; false cancels the submit. */
  sure?: (values: V) => Promise<boolean>
  /** Popup text after the creation. */
  said: string
  /** Path to open after the creation; without it the form is reset. */
  to?: string | ((made: O) => string)
  cancel?: string | ((values: V) => string)
  submit?: string
  /** True if the page has another primary button. */
  secondary?: boolean
  /** True adds a second button that saves and resets the form for the next item. */
  inRow?: boolean
  /** True if the parent object was deleted: saving is disabled, the text can still be copied. */
  gone?: boolean
  /** True gives the first field the focus. */
  begins?: boolean
  /** True if the values are stored elsewhere: leaving the page then asks no question. */
  kept?: boolean
  onMade?: (made: O) => void
  onFailure?: (failure: Failure) => void
  children: (form: UseFormReturnType<V>) => ReactNode
}

/** A form that creates an object. */
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
  secondary = false,
  inRow = false,
  gone = false,
  kept = false,
  begins = false,
  onMade,
  onFailure,
  children,
  ...failures
}: CreateFormProps<V, I, O>) {
  const goOn = useNavigateIfMounted()
  const [id, setId] = useState(newId)
  const form = useForm<V>({ initialValues: start, ...(checks ? { validate: checks } : {}) })
  const create = useWrite(write)
  /** Input that was sent without a response: the server may have created the object with these values. */
  const unconfirmed = useRef<Record<string, unknown> | null>(null)
  const [opensResult, setOpensResult] = useState(true)
  const leaving = create.isSuccess && to !== undefined && opensResult

  const send = async (values: V, pressed: HTMLElement | null) => {
    if (sure && !(await sure(values))) return
    const more = pressed instanceof HTMLButtonElement && pressed.value === 'more'
    setOpensResult(!more)
    const payload = input(id, values) as WriteInput<I> & Record<string, unknown>
    const made = await create.mutateAsync(payload).catch((error: unknown) => {
      if (isWithoutResponse(toFailure(error))) unconfirmed.current ??= payload
      throw error
    })
    if (unconfirmed.current && isChangeLost(unconfirmed.current, payload, made)) popup.error(editingText.madeBefore)
    else popup.success(said)
    unconfirmed.current = null
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
      unsaved={!kept && !leaving && changedFields(form.getInitialValues(), form.values).length > 0}
      begins={begins}
      {...failures}
    >
      {children(form)}
      <SaveActions
        label={submit}
        cancel={typeof cancel === 'function' ? cancel(form.values) : cancel}
        loading={(create.isPending && opensResult) || leaving}
        more={inRow ? { loading: create.isPending && !opensResult } : undefined}
        disabled={gone}
        secondary={secondary}
      />
    </Form>
  )
}
