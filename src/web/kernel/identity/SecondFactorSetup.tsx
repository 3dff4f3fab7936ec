import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import type { TotpSetup } from '#contract/kernel/secondFactor.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { setChangingSession } from '#web/kernel/session/sessionChange.ts'
import { EntrancePage } from '#web/kernel/shells/entrance/EntrancePage.tsx'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { canUsePasskeys, createPasskey } from './passkeys.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { secondFactorText } from './secondFactor.text.ts'
import { TotpForm } from './TotpForm.tsx'

const text = secondFactorText.setUp
const steps = api.kernel.signInSteps

interface SecondFactorSetupProps {
  onSignedIn: (me: Me) => void
  onExpired: () => void
}

/**
 * Sign-in step that adds an authenticator app or passkey to an account without a second factor whose venue requires one.
 */
export function SecondFactorSetup({ onSignedIn, onExpired }: SecondFactorSetupProps) {
  const [totp, setTotp] = useState<TotpSetup | null>(null)
  const [entered, setEntered] = useState<(Me & { recoveryCodes: string[] | null }) | null>(null)
  const onError = (failure: Failure) => {
    if (failure.is('wrong_sign_in_code')) return
    popup.error(failureSentence(failure))
    if (failure.is('sign_in_expired')) onExpired()
  }
  const onSuccess = (me: NonNullable<typeof entered>) => {
    // The session opens while the person still reads the recovery codes: the flag keeps the document from reloading for
    // the new identity.
    setChangingSession(true)
    setEntered(me)
  }
  const startTotp = useWrite(steps.startTotp, { onSuccess: setTotp, onError })
  const confirmTotp = useWrite(steps.withNewTotp, { onSuccess, onError })
  const startPasskey = useWrite(steps.startPasskey, { onError })
  const addPasskey = useWrite(steps.withNewPasskey, { onSuccess, onError })
  const setUpPasskey = async () => {
    const creation = await startPasskey.mutateAsync().catch(() => null)
    const passkey = creation && (await createPasskey(creation))
    if (typeof passkey === 'string') popup.error(secondFactorText.passkey[passkey])
    else if (passkey) addPasskey.mutate(passkey)
  }

  if (entered)
    return (
      <EntrancePage title={secondFactorText.codes.title}>
        <RecoveryCodes codes={entered.recoveryCodes ?? []} closeLabel={text.done} onClose={() => onSignedIn(entered)} />
      </EntrancePage>
    )
  if (totp)
    return (
      <EntrancePage title={text.title}>
        <TotpForm setup={totp} confirm={(confirmation) => confirmTotp.mutateAsync(confirmation)}>
          <Button variant="subtle" onClick={() => setTotp(null)}>
            {text.other}
          </Button>
        </TotpForm>
      </EntrancePage>
    )
  return (
    <EntrancePage title={text.title} sentence={text.sentence}>
      <div className="stack gap-20">
        {canUsePasskeys() && (
          <div className="stack gap-6">
            <Button
              fullWidth
              loading={startPasskey.isPending || addPasskey.isPending}
              onClick={() => void setUpPasskey()}
            >
              {text.passkey}
            </Button>
            <p className="note">{text.passkeyHint}</p>
          </div>
        )}
        <div className="stack gap-6">
          <Button
            fullWidth
            variant={canUsePasskeys() ? 'default' : 'filled'}
            loading={startTotp.isPending}
            onClick={() => startTotp.mutate()}
          >
            {text.totp}
          </Button>
          <p className="note">{text.totpHint}</p>
        </div>
      </div>
    </EntrancePage>
  )
}
