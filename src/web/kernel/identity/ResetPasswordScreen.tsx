import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useNavigate, useSearch } from '#web/kernel/navigation/navigation.tsx'
import { EntrancePage } from '#web/kernel/shells/entrance/EntrancePage.tsx'
import { Form } from '#web/kernel/ui/Form.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { identityText } from './identity.text.ts'

const text = identityText.reset
const blank = { password: '', again: '' }

export function ResetPasswordScreen() {
  const token = useSearch().get('token') ?? ''
  const link = useRead(api.kernel.identity.resetLink, { token })
  const [expired, setExpired] = useState(false)
  // Where nobody knows, the server says so when it is used.
  if (!expired && link.data?.usable !== false && link.error?.kind !== 'invalid')
    return <NewPassword token={token} onExpired={() => setExpired(true)} />
  return (
    <EntrancePage title={text.expiredTitle} sentence={text.expired}>
      <LinkButton to={to('recover')} primary>
        {text.askAgain}
      </LinkButton>
    </EntrancePage>
  )
}

function NewPassword({ token, onExpired }: { token: string; onExpired: () => void }) {
  const navigate = useNavigate()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: blank,
    validate: {
      password: (value) => (value.length < 8 ? text.short : null),
      again: (value, { password }) => (value === password ? null : text.different),
    },
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
        send={({ password }: typeof blank) => reset.mutateAsync({ token, password })}
        onFailure={(failure) => {
          if (!failure.is('link_expired')) return false
          onExpired()
          return true
        }}
      >
        <PasswordInput
          label={text.password}
          description={text.passwordHint}
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
