import { type ComponentProps, type ReactNode, useId } from 'react'

interface FieldProps {
  label: string
  hint?: string | undefined
  error?: ReactNode
}

/** Ids that connect a field with the hint or error below it, for screen readers. */
function useField({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const id = useId()
  const message = { id: `${id}-message`, text: error ?? hint }
  return {
    message,
    input: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': message.text ? message.id : undefined,
    },
  }
}

interface FrameProps extends FieldProps {
  field: ReturnType<typeof useField>
  children: ReactNode
}

const Frame = ({ label, error, field: { message, input }, children }: FrameProps) => (
  <div className="field">
    <label htmlFor={input.id}>{label}</label>
    {children}
    {message.text && (
      <p id={message.id} className={error ? 'problem' : 'note'}>
        {message.text}
      </p>
    )}
  </div>
)

/** A single-line input with its label, for pages without the component library. */
export function Field({ label, hint, error, ...rest }: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>) {
  const field = useField({ hint, error })
  return (
    <Frame label={label} error={error} field={field}>
      <input className="input" {...field.input} {...rest} />
    </Frame>
  )
}

/** A multi-line input with its label, for pages without the component library. */
export function TextareaField({
  label,
  hint,
  error,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  const field = useField({ hint, error })
  return (
    <Frame label={label} error={error} field={field}>
      <textarea className="input" rows={4} {...field.input} {...rest} />
    </Frame>
  )
}
