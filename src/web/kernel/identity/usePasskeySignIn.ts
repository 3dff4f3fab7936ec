import { useEffect, useEffectEvent } from 'react'
import { api } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import type { PasskeyRequest } from '#contract/kernel/passkeys.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { toFailure } from '#web/kernel/data/failure.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { canOfferPasskeysInField, signWithPasskey } from './passkeys.ts'

const { passkeyRequest, withPasskey } = api.kernel.signInSteps

/** Milliseconds; shorter than the lifetime of a challenge. */
const offerEvery = 4 * 60 * 1000

const signIn = async (inField: boolean): Promise<Me | null> => {
  const request = (await callWrite(passkeyRequest.endpoint, undefined)) as PasskeyRequest
  const assertion = await signWithPasskey(request, { inField })
  return assertion === 'cancelled' ? null : ((await callWrite(withPasskey.endpoint, assertion)) as Me)
}

/** Returns the function that signs in with a passkey chosen in the browser's dialog. */
export function usePasskeySignIn(onSignedIn: (me: Me) => void) {
  return async () => {
    try {
      const me = await signIn(false)
      if (me) onSignedIn(me)
    } catch (error) {
      popup.error(failureSentence(toFailure(error)))
    }
  }
}

/** Offers passkeys in the field with autocomplete="webauthn" while the component is mounted. */
export function useOfferPasskeys(onSignedIn: (me: Me) => void) {
  const offer = useEffectEvent(async () => {
    // A failure is not shown, because nobody has asked for a passkey yet.
    const me = await signIn(true).catch(() => null)
    if (me) onSignedIn(me)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let unmounted = false
    void canOfferPasskeysInField().then((isOffered) => {
      if (!isOffered || unmounted) return
      void offer()
      // A new offer replaces the previous one, whose challenge expires.
      timer = setInterval(() => void offer(), offerEvery)
    })
    return () => {
      unmounted = true
      clearInterval(timer)
    }
  }, [])
}
