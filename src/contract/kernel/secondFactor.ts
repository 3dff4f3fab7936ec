import * as z from 'zod'
import { perQuarterHour, type SecretLimit } from './callLimits.ts'
import { secondFactorLimits } from './identity.limits.ts'
import { Me } from './identity.ts'
import { NewPasskey, Passkey, PasskeyAssertion, PasskeyCreation, PasskeyRequest } from './passkeys.ts'
import { refusals } from './refusals.ts'
import { Count, Done, Id, Moment, optionalLine, requiredLine } from './values.ts'
import { everyRoleNoVenue, staff } from './who.ts'

/** A secret for an authenticator app. `token` is the same secret, encrypted for the server that confirms it. */
export const TotpSetup = z.object({ secret: z.string(), uri: z.string(), token: z.string() })
export type TotpSetup = z.infer<typeof TotpSetup>

const TotpConfirmation = z.strictObject({
  token: optionalLine(secondFactorLimits.setupToken),
  code: requiredLine(secondFactorLimits.code),
})

/** New recovery codes, which are shown once; null if the account keeps the ones it has. */
const NewRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

const setupRefusals = refusals('link_expired', { wrong_sign_in_code: 422 })
const passkeyRefusals = refusals('full', { passkey_refused: 422 })
const removalRefusals = refusals('gone', { last_second_factor: 409 })

/** The second factors of the caller's own account. */
export const secondFactor = {
  state: staff.read
    .output(
      z.object({
        /** Whether the venue requires a second factor of its staff. */
        required: z.boolean(),
        totpSince: Moment.nullable(),
        passkeys: z.array(Passkey),
        unusedRecoveryCodes: Count,
      }),
    )
    .meta({ dependsOn: ['kernel.venues'] }),
  startTotp: staff.sensitiveWrite.output(TotpSetup),
  confirmTotp: staff.sensitiveWrite.input(TotpConfirmation).output(NewRecoveryCodes).errors(setupRefusals),
  removeTotp: staff.sensitiveWrite.output(Done).errors(removalRefusals),
  startPasskey: staff.sensitiveWrite.output(PasskeyCreation),
  addPasskey: staff.sensitiveWrite.input(NewPasskey).output(NewRecoveryCodes).errors(passkeyRefusals),
  removePasskey: staff.sensitiveWrite
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors(removalRefusals),
  /** Replaces the recovery codes. Refused as gone if the account has no second factor. */
  replaceRecoveryCodes: staff.sensitiveWrite.output(NewRecoveryCodes).errors(refusals('gone')),
}

const expired = refusals({ sign_in_expired: 410 })

/** Only somebody who knows the password gets here, so unknown devices are refused after thirty wrong codes a day. */
const secondStepAttempts: SecretLimit = {
  network: perQuarterHour(60),
  networkAndTarget: perQuarterHour(6),
  device: perQuarterHour(6),
  strangers: { calls: 30, seconds: 24 * 3600 },
}

/**
 * Sign-in with more than a password. After the right password a cookie names the pending sign-in; there is no session
 * until the second step is done.
 */
export const signInSteps = {
  passkeyRequest: everyRoleNoVenue.write
    .output(PasskeyRequest)
    .errors(refusals('too_many_tries'))
    // The limit is high, because every view of /login requests a challenge.
    .meta({ limit: { network: perQuarterHour(300) } }),
  /**
   * Signs in with a passkey, which verifies its owner (fingerprint, face, PIN), so that it replaces the password and the
   * second step.
   */
  withPasskey: everyRoleNoVenue.write
    .input(PasskeyAssertion)
    .output(Me)
    .errors(refusals('too_many_tries', { passkey_refused: 422 }))
    .meta({ limit: { network: perQuarterHour(300) } }),
  /** Second step with a code of the authenticator app or a recovery code. */
  withCode: everyRoleNoVenue.write
    .input(z.strictObject({ code: requiredLine(secondFactorLimits.code) }))
    .output(Me)
    .errors({ ...expired, ...refusals('too_many_tries', { wrong_sign_in_code: 422 }) })
    .meta({ limit: { secret: secondStepAttempts } }),
  /** This endpoint and the next three set up the first second factor during a sign-in, where the venue requires one. */
  startTotp: everyRoleNoVenue.write.output(TotpSetup).errors(expired),
  withNewTotp: everyRoleNoVenue.write
    .input(TotpConfirmation)
    .output(z.object({ ...Me.shape, ...NewRecoveryCodes.shape }))
    .errors({ ...expired, ...setupRefusals, ...refusals('too_many_tries') })
    .meta({ limit: { secret: secondStepAttempts } }),
  startPasskey: everyRoleNoVenue.write.output(PasskeyCreation).errors(expired),
  withNewPasskey: everyRoleNoVenue.write
    .input(NewPasskey)
    .output(z.object({ ...Me.shape, ...NewRecoveryCodes.shape }))
    .errors({ ...expired, ...passkeyRefusals, ...refusals('too_many_tries') })
    .meta({ limit: { secret: secondStepAttempts } }),
}
