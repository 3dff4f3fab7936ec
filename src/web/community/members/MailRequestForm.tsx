import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { mailCheck } from '#web/kernel/ui/forms/checks.ts'
import { Field } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'

interface MailRequestFormProps {
  /** Address in the field at the beginning. */
  mail?: string
  text: { mail: string; submit: string; sending: string }
  isPending: boolean
  send(values: { mail: string }): Promise<unknown>
  children?: ReactNode
}

/** Requests that a link is mailed to the entered address. */
export function MailRequestForm({ mail = '', text, isPending, send, children }: MailRequestFormProps) {
  const form = useForm({ initialValues: { mail }, validate: { mail: mailCheck } })
  return (
    <Form form={form} unsaved={false} send={send}>
      <Field
        label={text.mail}
        type="email"
        name="mail"
        autoComplete="username"
        required
        {...form.getInputProps('mail')}
      />
      <button type="submit" className="button" data-primary disabled={isPending}>
        {isPending ? text.sending : text.submit}
      </button>
      {children}
    </Form>
  )
}
