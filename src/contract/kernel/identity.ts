import * as z from 'zod'
import { passwordAttempts, perQuarterHour } from './callLimits.ts'
import { signInMethods } from './identity.limits.ts'
import { PasskeyAssertion, PasskeyRequest } from './passkeys.ts'
import { refusals } from './refusals.ts'
import { roles } from './roles.ts'
import { Done, Id, Mail, Moment, NewPassword, Password, Token } from './values.ts'
import { everyRoleNoVenue, staff, tvOrStaff } from './who.ts'

export const Me = z.object({
  role: z.enum(roles),
  name: z.string(),
  /** The caller's venue; for a visitor, the configured community venue. */
  venueId: z.int(),
})
export type Me = z.infer<typeof Me>

export const OpenSession = z.object({
  id: Id,
  device: z.string(),
  openedAt: Moment,
  seenAt: Moment,
  method: z.enum(signInMethods).nullable(),
  thisOne: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

/** The second step of a sign-in, after the right password: setting up a factor, or using one that the account has. */
export const SecondStep = z.object({
  /** True if the account has no second factor yet and the venue requires one. */
  setUp: z.boolean(),
  totp: z.boolean(),
  passkey: z.boolean(),
})
export type SecondStep = z.infer<typeof SecondStep>

export const identity = {
  me: everyRoleNoVenue.read.output(Me),
  /**
   * Signs in, or returns the second step that is needed. `confirmation` is the token of a link that was mailed after a
   * refusal with `confirm_device`.
   */
  signIn: everyRoleNoVenue.write
    .input(z.strictObject({ mail: Mail, password: Password, confirmation: Token.optional() }))
    .output(z.union([Me, z.object({ secondStep: SecondStep })]))
    .errors(refusals('wrong_credentials', 'too_many_tries', 'confirm_device'))
    .meta({ limit: { secret: passwordAttempts } }),
  signOut: everyRoleNoVenue.write.output(Done),
  /**
   * Mails a link that sets a new password; a repeated request mails the same link. The response is the same for unknown
   * addresses.
   */
  recover: everyRoleNoVenue.write
    .input(z.strictObject({ mail: Mail }))
    .output(Done)
    .errors(refusals('too_many_tries'))
    .meta({ limit: { network: perQuarterHour(60) } }),
  resetPassword: everyRoleNoVenue.write
    .input(z.strictObject({ token: Token, password: NewPassword }))
    .output(Done)
    .errors(refusals('link_expired', 'too_many_tries', 'weak_password'))
    .meta({ limit: { network: perQuarterHour(60) } }),
  /** Whether a password link is still usable. */
  resetLink: everyRoleNoVenue.read
    .input(z.strictObject({ token: Token }))
    .output(z.object({ usable: z.boolean() }))
    .meta({ notLive: true }),
  /** The mail address of the caller's own account, and whether it has a passkey. */
  account: staff.read
    .output(z.object({ mail: z.string(), hasPasskey: z.boolean() }))
    .meta({ dependsOn: ['kernel.users'] }),
  sessions: tvOrStaff.read.output(z.array(OpenSession)),
  endSession: tvOrStaff.write.input(z.strictObject({ id: Id })).output(Done),
  /** Sets a new password, ends the account's other sessions and mails a notice. */
  changePassword: staff.write
    .input(z.strictObject({ currentPassword: Password, password: NewPassword }))
    .output(Done)
    .errors(refusals('wrong_password', 'too_many_tries', 'weak_password'))
    .meta({ limit: { secret: passwordAttempts } }),
  /** Proves the caller's identity again, for endpoints with `requiresRecentSignIn`. */
  reauthenticate: staff.write
    .input(z.strictObject({ password: Password }))
    .output(Done)
    .errors(refusals('wrong_password', 'too_many_tries'))
    .meta({ limit: { secret: passwordAttempts } }),
  reauthenticationRequest: staff.write.output(PasskeyRequest),
  reauthenticateWithPasskey: staff.write
    .input(PasskeyAssertion)
    .output(Done)
    .errors(refusals({ passkey_refused: 422 })),
}
