import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import { editingText as text } from '#web/kernel/text/editing.text.ts'
import { dayText } from '#web/kernel/text/moments.ts'
import { Notice } from '../feedback/Notice.tsx'
import { Picture } from '../photos/Picture.tsx'
import type { useEditing } from './editing.ts'
import classes from './NewerNotice.module.css'

/** Texts for showing form values outside their fields. */
export interface Shown<V> {
  /** Label of each field. */
  labels: Readonly<Record<keyof V & string, string>>
  /** Names for the ids and codes of a field. */
  names?: Partial<Record<keyof V & string, Readonly<Record<string, string>>>> | undefined
  /** Replaces the default sentence. */
  newer?: string | undefined
}

interface NewerNoticeProps<T extends { version: number }, V extends Record<string, unknown>> extends Shown<V> {
  editing: ReturnType<typeof useEditing<T, V>>
}

/** Shows which fields another person has saved meanwhile, and asks which value to use where both changed the same field. */
export function NewerNotice<T extends { version: number }, V extends Record<string, unknown>>({
  editing,
  labels,
  names = {},
  newer = text.newer,
}: NewerNoticeProps<T, V>) {
  const id = useId()
  const { taken, disputed, refused, own, current } = editing
  const changedFields = Object.entries<string>(labels).filter(
    ([field]) => taken.includes(field) || disputed.includes(field),
  )
  if (changedFields.length === 0 && !refused) return null
  const hints = [
    refused && text.notSaved,
    disputed.length > 0 && text.disputed,
    disputed.length === 0 && taken.length > 0 && own.length > 0 && text.merged,
  ]
  return (
    <Notice
      sentence={newer}
      hint={hints.filter(Boolean).join(' ')}
      detail={
        changedFields.length > 0 && (
          <dl className={`stack gap-8 ${classes.changes}`}>
            {changedFields.map(([field, label]) => (
              <div key={field}>
                <dt id={`${id}-${field}`} className="muted">
                  {label}
                </dt>
                <dd className="written">
                  <ShownValue value={current[field]} names={names[field] ?? {}} />
                </dd>
                {disputed.includes(field) && (
                  <dd className={`group gap-8 ${classes.choice}`}>
                    <Button variant="default" aria-describedby={`${id}-${field}`} onClick={() => editing.keep(field)}>
                      {text.keepField}
                    </Button>
                    <Button variant="default" aria-describedby={`${id}-${field}`} onClick={() => editing.take(field)}>
                      {text.takeField}
                    </Button>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )
      }
    >
      {own.length > 0 && changedFields.length > 0 && (
        <Button variant="default" onClick={editing.takeAll}>
          {text.takeNewer}
        </Button>
      )}
      <Button variant="default" onClick={editing.close}>
        {disputed.length > 0 ? text.keepMine : text.understood}
      </Button>
    </Notice>
  )
}

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)
const isPhoto = (value: unknown): value is Photo => typeof value === 'object' && value !== null && 'widths' in value

function ShownValue({ value, names }: { value: unknown; names: Readonly<Record<string, string>> }): ReactNode {
  const nameOf = (code: string) => (Object.hasOwn(names, code) ? names[code] : isDay(code) ? dayText(code) : code)
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'string') return nameOf(value) || text.nothing
  if (value === null || (Array.isArray(value) && value.length === 0)) return text.nothing
  if (isPhoto(value))
    return (
      <span className="frame" style={{ width: 120 }}>
        <Picture photo={value} sizes="120px" alt="" />
      </span>
    )
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.map(nameOf).join(', ')
  return text.otherwise
}
