import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { editingText as text } from '#web/kernel/text/editing.text.ts'
import classes from './EditForm.module.css'
import { type EditedForm, useNewerVersion } from './editing.ts'
import { Form, FormActions } from './Form.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Notice } from './Notice.tsx'

interface Saving {
  isPending: boolean
  isSuccess: boolean
}

interface SaveActionsProps {
  saving: Saving
  back: string
  disabled?: boolean
}

/** 'Guardar' and the way back. */
export const SaveActions = ({ saving, back, disabled = false }: SaveActionsProps) => (
  <FormActions>
    <Button type="submit" loading={saving.isPending || saving.isSuccess} disabled={disabled}>
      {text.save}
    </Button>
    <LinkButton to={back}>{text.cancel}</LinkButton>
  </FormActions>
)

type FormOf<V> = EditedForm<V> & {
  setErrors(errors: Record<string, ReactNode>): void
  validate(): { hasErrors: boolean } | Promise<{ hasErrors: boolean }>
}

interface EditFormProps<T, V> {
  form: FormOf<NoInfer<V>>
  thing: T
  valuesOf: (thing: T) => V
  /** What the fields are called: to say what somebody else changed. */
  labels: Partial<Record<keyof NoInfer<V> & string, string>>
  /** What ids among the values stand for. */
  names?: Names
  /** Deleted by somebody while this is open. */
  gone?: boolean
  back: string
  uploading: boolean
  saving: Saving
  send: (values: NoInfer<V>, version: number) => Promise<unknown>
  children: ReactNode
}

/** A form over something that others may change or delete meanwhile. */
export function EditForm<T extends { version: number }, V extends Record<string, unknown>>({
  form,
  thing,
  valuesOf,
  labels,
  names = {},
  gone = false,
  back,
  uploading,
  saving,
  send,
  children,
}: EditFormProps<T, V>) {
  const version = useNewerVersion({ form, thing, valuesOf, saving: saving.isPending || saving.isSuccess })
  return (
    <>
      {gone && (
        <Notice sentence={text.gone} hint={text.goneKeep}>
          <LinkButton to={back}>{text.back}</LinkButton>
        </Notice>
      )}
      {version.newer && !gone && (
        <Notice
          sentence={text.newer}
          hint={text.newerHint}
          detail={<Changes from={valuesOf(version.base)} to={valuesOf(thing)} labels={labels} names={names} />}
        >
          <Button variant="default" onClick={version.take}>
            {text.takeNewer}
          </Button>
          <Button variant="default" onClick={version.keep}>
            {text.keepMine}
          </Button>
        </Notice>
      )}
      {version.restorable && (
        <Notice sentence={text.restoreHint}>
          <Button variant="default" onClick={version.restore}>
            {text.restore}
          </Button>
        </Notice>
      )}
      <Form
        form={form}
        send={(values: V) => send(values, version.base.version)}
        // A refusal refreshes the read, which then shows the newer version or that it is gone.
        onFailure={(failure) => failure.is('stale') || failure.is('gone')}
      >
        {children}
        <SaveActions saving={saving} back={back} disabled={uploading || gone || version.newer} />
      </Form>
    </>
  )
}

type Names = Readonly<Record<string, string>>

interface ChangesProps<V> {
  from: V
  to: V
  labels: Partial<Record<keyof V & string, string>>
  names: Names
}

const shown = (value: unknown, names: Names) => {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'string' || typeof value === 'number') return names[value] ?? (String(value) || text.nothing)
  return text.otherwise
}

function Changes<V extends Record<string, unknown>>({ from, to, labels, names }: ChangesProps<V>) {
  const fields = Object.keys(labels).filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]))
  return (
    <dl className={classes.changes}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{labels[field]}</dt>
          <dd>{shown(to[field], names)}</dd>
        </div>
      ))}
    </dl>
  )
}
