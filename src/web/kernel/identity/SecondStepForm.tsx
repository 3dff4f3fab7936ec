import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { secondFactorLimits } from '#contract/kernel/identity.limits.ts'
import type { Me, SecondStep } from '#contract/kernel/identity.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { EntrancePage } from '#web/kernel/shells/entrance/EntrancePage.tsx'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { canUsePasskeys } from './passkeys.ts'
import { secondFactorText } from './secondFactor.text.ts'
import { usePasskeySignIn } from './usePasskeySignIn.ts'

const text = secondFactorText.step

interface SecondStepFormProps {
  step: SecondStep
  onSignedIn: (me: Me) => void
  onRestart: () => void
}

/** Asks for a code of the authenticator app, a passkey or a recovery code. */
export function SecondStepForm({ step, onSignedIn, onRestart }: SecondStepFormProps) {
  const form = useForm({ initialValues: { code: '' }, validate: { code: requiredCheck() } })
  const check = useWrite(api.kernel.signInSteps.withCode, { onSuccess: onSignedIn })
  const confirmWithPasskey = usePasskeySignIn(onSignedIn)
  return (
    <EntrancePage title={text.title} sentence={step.totp ? text.sentence : text.sentencePasskey}>
      <Form
        form={form}
        unsaved={false}
        begins
        refused={{ wrong_sign_in_code: 'code' }}
        send={(values) => check.mutateAsync(values)}
        onFailure={(failure) => {
          if (!failure.is('sign_in_expired')) return false
          popup.error(failureSentence(failure))
          onRestart()
          return true
        }}
      >
        <TextInput
          label={text.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={secondFactorLimits.code}
          {...form.getInputProps('code')}
        />
        <Button type="submit" fullWidth loading={check.isPending || check.isSuccess}>
          {text.submit}
        </Button>
        {step.passkey && canUsePasskeys() && (
          <Button variant="default" fullWidth onClick={() => void confirmWithPasskey()}>
            {text.passkey}
          </Button>
        )}
        <Button variant="subtle" onClick={onRestart}>
          {text.back}
        </Button>
      </Form>
    </EntrancePage>
  )
}
