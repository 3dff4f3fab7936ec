import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import { safeReturnPath } from '#contract/redirects.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { enter } from '#web/kernel/session/leaving.ts'
import { EntrancePage } from '#web/kernel/shells/entrance/EntrancePage.tsx'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { mail, required } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { identityText } from './identity.text.ts'

const text = identityText.login

export function LoginScreen() {
  const query = useSearch()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { mail: '', password: '' },
    validate: { mail, password: required() },
  })
  const signIn = useWrite(api.kernel.identity.signIn, {
    onSuccess: ({ role }) => enter(safeReturnPath(query.get('to'), role)),
  })
  return (
    <EntrancePage title={text.title}>
      <Form form={form} unsaved={false} send={(values) => signIn.mutateAsync(values)}>
        {signIn.error && <p className="problem">{sentenceFor(signIn.error)}</p>}
        <TextInput
          label={text.mail}
          type="email"
          name="mail"
          autoComplete="username"
          autoFocus
          key={form.key('mail')}
          {...form.getInputProps('mail')}
        />
        <PasswordInput
          label={text.password}
          name="password"
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" fullWidth loading={signIn.isPending || signIn.isSuccess}>
          {text.submit}
        </Button>
        <p>
          <Link to={to('recover')} className="link">
            {text.forgot}
          </Link>
        </p>
      </Form>
    </EntrancePage>
  )
}
