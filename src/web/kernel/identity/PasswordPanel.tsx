import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/forms/Form.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { emptyPassword, passwordChecks } from './resetLink.ts'
import { accountText } from './secondFactor.text.ts'

const text = accountText.password
const empty = { current: '', ...emptyPassword }

/** Changes the own password, which needs the current one. */
export function PasswordPanel() {
  const form = useForm({
    initialValues: empty,
    validate: { current: requiredCheck(), ...passwordChecks },
  })
  const change = useWrite(api.kernel.identity.changePassword, { onSuccess: () => popup.success(text.changed) })
  return (
    <Panel title={text.title}>
      <Form
        form={form}
        unsaved={form.isDirty()}
        refused={{ wrong_password: 'current', weak_password: 'password' }}
        send={async ({ current, password }) => {
          await change.mutateAsync({ currentPassword: current, password })
          form.reset()
        }}
      >
        <PasswordInput label={text.current} autoComplete="current-password" {...form.getInputProps('current')} />
        <PasswordInput
          label={text.next}
          description={text.hint}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordInput label={text.again} autoComplete="new-password" {...form.getInputProps('again')} />
        <FormActions>
          <Button type="submit" loading={change.isPending}>
            {text.submit}
          </Button>
        </FormActions>
      </Form>
    </Panel>
  )
}
