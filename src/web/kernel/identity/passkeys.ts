import type { NewPasskey, PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '#contract/kernel/passkeys.ts'

const loadWebAuthn = () => import('@simplewebauthn/browser')

/** WebAuthn needs a site with a host name: every browser refuses an IP address. */
const isNamedSite = () => !/^[\d.]+$|:/.test(location.hostname)

export const canUsePasskeys = () =>
  typeof window !== 'undefined' && typeof PublicKeyCredential === 'function' && isNamedSite()

/** Whether the browser offers passkeys in the list of a field with autocomplete="webauthn". */
export const canOfferPasskeysInField = async () =>
  canUsePasskeys() && (await (await loadWebAuthn()).browserSupportsWebAuthnAutofill())

/** ES256, EdDSA and RS256, as COSE numbers. */
const algorithms = [-7, -8, -257]

/**
 * Why no passkey was created. `exists`: this device has one of the account; `cancelled`: every other error, such as a
 * closed dialog.
 */
type PasskeyFailure = 'cancelled' | 'exists'

/** Creates a passkey with the browser's dialog. */
export async function createPasskey({ existing, ...creation }: PasskeyCreation): Promise<NewPasskey | PasskeyFailure> {
  const { startRegistration } = await loadWebAuthn()
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        ...creation,
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: existing.map((one) => ({ type: 'public-key', ...one })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, clientDataJSON, attestationObject, transports: transports as NewPasskey['transports'] }
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? 'exists' : 'cancelled'
  }
}

/** Signs the challenge with a passkey that the person chooses; `inField` offers them in the field of the mail address. */
export async function signWithPasskey(
  request: PasskeyRequest,
  { inField = false } = {},
): Promise<PasskeyAssertion | 'cancelled'> {
  const { startAuthentication } = await loadWebAuthn()
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: { ...request, userVerification: 'required', allowCredentials: [] },
      useBrowserAutofill: inField,
    })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    return { id, clientDataJSON, authenticatorData, signature, userHandle }
  } catch {
    return 'cancelled'
  }
}
