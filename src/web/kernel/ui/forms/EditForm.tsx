import { Button } from '@mantine/core'
import { type FormValidateInput, type UseFormReturnType, useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import type { Write } from '#contract/api.ts'
import { useWrite, type WriteInput } from '#web/kernel/data/writes.ts'
import { editingText as text } from '#web/kernel/text/editing.text.ts'
import { Notice } from '../feedback/Notice.tsx'
import { popup } from '../feedback/popups.ts'
import { type FieldFailures, Form } from './Form.tsx'
import { type FieldLabels, NewerVersionNotice } from './NewerVersionNotice.tsx'
import { SaveActions } from './SaveActions.tsx'
import { useNavigateIfMounted } from './useNavigateIfMounted.ts'
import { useVersionMerge } from './useVersionMerge.ts'

interface EditFormProps<T, V, I> extends FieldFailures<V>, FieldLabels<V> {
  /** The current version of the server; a newer one may arrive while the form is open. */
  thing: T
  valuesOf: (thing: T) => V
  checks?: FormValidateInput<V>
  write: Write<I, T>
  input: (values: V, version: number) => I
  /** Popup text after saving. */
  said: string
  /** Path to open after saving; without it the form stays open. */
  to?: string | ((saved: T) => string)
  onSaved?: () => void
  cancel: string | (() => void)
  /** True if somebody has deleted the object: saving is disabled, the text can still be copied. */
  gone?: boolean
  /** True gives the first field the focus. */
  begins?: boolean
  removal?: { label: string; removing: boolean; remove: () => void }
  children: (form: UseFormReturnType<V>) => ReactNode
}

/** A form for an object that other people may change or delete while the form is open. */
export function EditForm<T extends { version: number; id?: string | number }, V extends Record<string, unknown>, I>(
  props: EditFormProps<T, V, I>,
) {
  // The key creates a new form when the page shows another object.
  return <FormOfObject key={props.thing.id} {...props} />
}

function FormOfObject<T extends { version: number }, V extends Record<string, unknown>, I>({
  thing,
  valuesOf,
  checks,
  write,
  input,
  said,
  to,
  onSaved,
  cancel,
  gone = false,
  begins = false,
  removal,
  labels,
  names,
  newer,
  children,
  ...failures
}: EditFormProps<T, V, I>) {
  const goOn = useNavigateIfMounted()
  const form = useForm<V>({ initialValues: valuesOf(thing), ...(checks ? { validate: checks } : {}) })
  const save = useWrite(write)
  const leaving = save.isSuccess && to !== undefined
  const editing = useVersionMerge({ form, thing, valuesOf, saving: save.isPending || leaving })

  const send = async (values: V) => {
    const saved = await save.mutateAsync(input(values, editing.version) as WriteInput<I>)
    editing.saved(saved, values)
    popup.success(said)
    onSaved?.()
    if (to !== undefined) goOn(typeof to === 'string' ? to : to(saved))
  }

  return (
    <>
      {!gone && <NewerVersionNotice editing={editing} labels={labels} names={names} newer={newer} />}
      {editing.restorable && (
        <Notice sentence={text.restoreHint}>
          <Button variant="default" onClick={editing.restore}>
            {text.restore}
          </Button>
        </Notice>
      )}
      <Form
        form={form}
        send={send}
        onFailure={(failure) => {
          if (failure.is('stale')) editing.refuse()
          return failure.is('stale')
        }}
        unsaved={editing.own.length > 0 && !leaving}
        begins={begins}
        {...failures}
      >
        {children(form)}
        <SaveActions cancel={cancel} loading={save.isPending || leaving} disabled={gone || editing.disputed.length > 0}>
          {removal && (
            <Button
              variant="subtle"
              color="danger"
              ml="auto"
              loading={removal.removing}
              disabled={gone}
              onClick={removal.remove}
            >
              {removal.label}
            </Button>
          )}
        </SaveActions>
      </Form>
    </>
  )
}
