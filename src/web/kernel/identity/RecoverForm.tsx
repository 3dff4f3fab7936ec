import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { api } from '#contract/api.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { mail } from '#web/kernel/ui/forms/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/forms/Form.tsx'
import { identityText } from './identity.text.ts'

const text = identityText.recover

interface RecoverFormProps {
  /** Path to open after the request. */
  then: string
  /** Initial value of the field. */
  mail?: string
  children?: ReactNode
}

/** Requests a mail with a reset link. Shows the same message whether or not the account exists, so that it discloses no accounts. */
export function RecoverForm({ then, mail: initialMail = '', children }: RecoverFormProps) {
  const navigate = useNavigate()
  const form = useForm({ mode: 'uncontrolled', initialValues: { mail: initialMail }, validate: { mail } })
  const recover = useWrite(api.kernel.identity.recover, {
    onSuccess: () => {
      popup.success(text.sent)
      navigate(then)
    },
  })
  return (
    <Form form={form} unsaved={false} send={(values) => recover.mutateAsync(values)}>
      <TextInput
        label={text.mail}
        type="email"
        name="mail"
        required
        autoComplete="email"
        key={form.key('mail')}
        {...form.getInputProps('mail')}
      />
      <FormActions>
        <Button type="submit" loading={recover.isPending || recover.isSuccess}>
          {text.submit}
        </Button>
        {children}
      </FormActions>
    </Form>
  )
}
