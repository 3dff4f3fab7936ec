import { useId } from 'react'

interface EnquiryFieldProps {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  type?: string
  min?: string
  autoComplete?: string
  maxLength?: number
  /** Renders a textarea with this many rows instead of an input. */
  rows?: number
}

/** A labelled field with its error under it. */
export function EnquiryField({ label, error, onChange, rows, type = 'text', ...rest }: EnquiryFieldProps) {
  const id = useId()
  const inputProps = {
    ...rest,
    id,
    className: 'input',
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...inputProps} rows={rows} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input {...inputProps} type={type} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      {error && (
        <p id={`${id}-error`} className="problem">
          {error}
        </p>
      )}
    </div>
  )
}
