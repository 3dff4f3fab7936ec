import { useId } from 'react'
import classes from './AskDialog.module.css'

interface AskFieldProps {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  type?: string
  min?: string
  autoComplete?: string
  maxLength?: number
  /** Of more than one line. */
  rows?: number
}

/** A labelled field with its error under it. */
export function AskField({ label, error, onChange, rows, type = 'text', ...rest }: AskFieldProps) {
  const id = useId()
  const shared = {
    ...rest,
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input {...shared} type={type} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
