import { type ComponentProps, type ReactNode, useId } from 'react'
import phone from '#web/kernel/shells/phone/phone.module.css'

interface FieldProps {
  label: string
  hint?: string | undefined
  error?: ReactNode
}

/** What every field of a phone's form has: a name above, and what is wrong with it below. */
function useField({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const id = useId()
  const told = { id: `${id}-told`, text: error ?? hint }
  return {
    told,
    input: {
      id,
      className: phone.input,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': told.text ? told.id : undefined,
    },
  }
}

interface FrameProps extends FieldProps {
  field: ReturnType<typeof useField>
  children: ReactNode
}

const Frame = ({ label, error, field: { told, input }, children }: FrameProps) => (
  <div>
    <label className={phone.label} htmlFor={input.id}>
      {label}
    </label>
    {children}
    {told.text && (
      <p id={told.id} className={error ? phone.error : phone.hint}>
        {told.text}
      </p>
    )}
  </div>
)

export function Field({ label, hint, error, ...rest }: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>) {
  const field = useField({ hint, error })
  return (
    <Frame label={label} error={error} field={field}>
      <input {...field.input} {...rest} />
    </Frame>
  )
}

export function TextField({
  label,
  hint,
  error,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  const field = useField({ hint, error })
  return (
    <Frame label={label} error={error} field={field}>
      <textarea rows={4} {...field.input} {...rest} />
    </Frame>
  )
}
