import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { toFailure } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import type { DialogFrame } from '#web/kernel/ui/feedback/ConfirmDialog.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { canUsePasskeys, signWithPasskey } from './passkeys.ts'
import { secondFactorText } from './secondFactor.text.ts'

const text = secondFactorText.confirm
const { account, reauthenticate, reauthenticationRequest, reauthenticateWithPasskey } = api.kernel.identity

interface ReauthenticationDialogProps {
  /** The frame component is passed in, because its code is loaded on demand (see DialogFrame). */
  Frame: typeof DialogFrame
  onAnswer: (proved: boolean) => void
}

/** Asks for the password or a passkey before a sensitive change. */
export function ReauthenticationDialog({ Frame, onAnswer }: ReauthenticationDialogProps) {
  const form = useForm({ initialValues: { password: '' }, validate: { password: requiredCheck() } })
  const own = useRead(account)
  const check = useWrite(reauthenticate, { onSuccess: () => onAnswer(true) })
  const request = useWrite(reauthenticationRequest)
  const checkPasskey = useWrite(reauthenticateWithPasskey)
  const confirmWithPasskey = async () => {
    try {
      const assertion = await signWithPasskey(await request.mutateAsync())
      if (assertion === 'cancelled') return
      await checkPasskey.mutateAsync(assertion)
      onAnswer(true)
    } catch (error) {
      popup.error(failureSentence(toFailure(error)))
    }
  }
  return (
    <Frame title={text.title} open onClose={() => onAnswer(false)}>
      <p className="muted">{text.sentence}</p>
      <Form
        form={form}
        unsaved={false}
        begins
        refused={{ wrong_password: 'password' }}
        send={(values) => check.mutateAsync(values)}
      >
        <PasswordInput
          label={text.password}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <div className="group gap-8" style={{ justifyContent: 'flex-end' }}>
          <Button variant="default" onClick={() => onAnswer(false)}>
            {text.cancel}
          </Button>
          {own.data?.hasPasskey && canUsePasskeys() && (
            <Button variant="default" loading={checkPasskey.isPending} onClick={() => void confirmWithPasskey()}>
              {text.passkey}
            </Button>
          )}
          <Button type="submit" loading={check.isPending}>
            {text.submit}
          </Button>
        </div>
      </Form>
    </Frame>
  )
}
