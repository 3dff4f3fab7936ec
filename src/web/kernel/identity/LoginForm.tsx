import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import type { Me, SecondStep } from '#contract/kernel/identity.ts'
import { to } from '#contract/kernel/pages.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { EntrancePage } from '#web/kernel/shells/entrance/EntrancePage.tsx'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { schemeText } from '#web/kernel/theme/scheme.text.ts'
import { mailCheck, requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { identityText } from './identity.text.ts'
import { canUsePasskeys } from './passkeys.ts'
import { secondFactorText } from './secondFactor.text.ts'
import { useOfferPasskeys, usePasskeySignIn } from './usePasskeySignIn.ts'

const text = identityText.login

interface LoginFormProps {
  /** Token of the link that was mailed to confirm a new device. */
  confirmation: string | undefined
  onSignedIn: (me: Me) => void
  onSecondStep: (step: SecondStep) => void
}

export function LoginForm({ confirmation, onSignedIn, onSecondStep }: LoginFormProps) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { mail: '', password: '' },
    validate: { mail: mailCheck, password: requiredCheck() },
  })
  const signIn = useWrite(api.kernel.identity.signIn, {
    onSuccess: (result) => ('secondStep' in result ? onSecondStep(result.secondStep) : onSignedIn(result)),
  })
  const signInWithPasskey = usePasskeySignIn(onSignedIn)
  useOfferPasskeys(onSignedIn)
  return (
    <EntrancePage title={text.title}>
      <Form form={form} unsaved={false} send={(values) => signIn.mutateAsync({ ...values, confirmation })}>
        {confirmation && <p>{text.confirming}</p>}
        {signIn.error && <p className="problem">{failureSentence(signIn.error)}</p>}
        <TextInput
          label={text.mail}
          type="email"
          name="mail"
          autoComplete="username webauthn"
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
        {canUsePasskeys() && (
          <Button variant="default" fullWidth onClick={() => void signInWithPasskey()}>
            {secondFactorText.passkey.signIn}
          </Button>
        )}
        <p>
          <Link to={to('recover')} className="link">
            {text.forgot}
          </Link>
        </p>
        <p>
          <Link to={to('accessibility')} className="muted">
            {schemeText.accessibility}
          </Link>
        </p>
      </Form>
    </EntrancePage>
  )
}
