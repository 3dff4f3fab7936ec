import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { EntrancePage } from '#web/kernel/shells/entrance/EntrancePage.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Form, FormActions } from '#web/kernel/ui/forms/Form.tsx'
import { resetText as text } from './reset.text.ts'
import { emptyPassword, passwordChecks, useResetLink } from './resetLink.ts'

export function ResetPasswordScreen() {
  const token = useSearchParams().get('token') ?? ''
  const { isOver, perhapsSet, onFailure } = useResetLink(useRead(api.kernel.identity.resetLink, { token }))
  if (!isOver) return <NewPassword token={token} onFailure={onFailure} />
  return (
    <EntrancePage title={text.expiredTitle} sentence={perhapsSet ? text.perhapsSet : text.expired}>
      <FormActions>
        {perhapsSet && (
          <LinkButton to={to('login')} primary>
            {text.signIn}
          </LinkButton>
        )}
        <LinkButton to={to('recover')} primary={!perhapsSet}>
          {text.askAgain}
        </LinkButton>
      </FormActions>
    </EntrancePage>
  )
}

interface NewPasswordProps {
  token: string
  onFailure: (failure: Failure) => boolean
}

function NewPassword({ token, onFailure }: NewPasswordProps) {
  const navigate = useNavigate()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: emptyPassword,
    validate: passwordChecks,
  })
  const reset = useWrite(api.kernel.identity.resetPassword, {
    onSuccess: () => {
      popup.success(text.saved)
      navigate(to('login'))
    },
  })
  return (
    <EntrancePage title={text.title}>
      <Form
        form={form}
        unsaved={false}
        send={({ password }) => reset.mutateAsync({ token, password })}
        refused={{ weak_password: 'password' }}
        onFailure={onFailure}
      >
        <PasswordInput
          label={text.password}
          description={text.hint}
          autoComplete="new-password"
          autoFocus
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label={text.again}
          autoComplete="new-password"
          key={form.key('again')}
          {...form.getInputProps('again')}
        />
        <Button type="submit" fullWidth loading={reset.isPending || reset.isSuccess}>
          {text.submit}
        </Button>
      </Form>
    </EntrancePage>
  )
}
