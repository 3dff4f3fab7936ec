import { useState } from 'react'
import type { Me, SecondStep } from '#contract/kernel/identity.ts'
import { safeReturnPath } from '#contract/redirects.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { openNewDocument } from '#web/kernel/session/sessionChange.ts'
import { LoginForm } from './LoginForm.tsx'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'

/** Sign-in of staff with a passkey, or with the password and, if needed, a second step or its set-up. */
export function LoginScreen() {
  const query = useSearchParams()
  const [step, setStep] = useState<SecondStep | null>(null)
  const enter = ({ role }: Me) => openNewDocument(safeReturnPath(query.get('to'), role))
  const restart = () => setStep(null)
  if (!step)
    return <LoginForm confirmation={query.get('confirm') ?? undefined} onSignedIn={enter} onSecondStep={setStep} />
  if (step.setUp) return <SecondFactorSetup onSignedIn={enter} onExpired={restart} />
  return <SecondStepForm step={step} onSignedIn={enter} onRestart={restart} />
}
