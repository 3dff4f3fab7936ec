import * as z from 'zod'
import { refusals } from './refusals.ts'
import { roles } from './roles.ts'
import { Done, Id, Mail, Moment, NewPassword, Password, Token } from './values.ts'
import { everyRoleNoVenue, screen, staff } from './who.ts'

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
  thisOne: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

export const identity = {
  me: everyRoleNoVenue.read.output(Me),
  signIn: everyRoleNoVenue.write
    .input(z.strictObject({ mail: Mail, password: Password }))
    .output(Me)
    .errors(refusals('wrong_credentials', 'too_many_tries')),
  signOut: everyRoleNoVenue.write.output(Done),
  /** The response is the same for known and unknown mail addresses. */
  recover: everyRoleNoVenue.write
    .input(z.strictObject({ mail: Mail }))
    .output(Done)
    .errors(refusals('too_many_tries')),
  resetPassword: everyRoleNoVenue.write
    .input(z.strictObject({ token: Token, password: NewPassword }))
    .output(Done)
    .errors(refusals('link_expired', 'too_many_tries')),
  /** Whether a password link is still usable. */
  resetLink: everyRoleNoVenue.read
    .input(z.strictObject({ token: Token }))
    .output(z.object({ usable: z.boolean() }))
    .meta({ notLive: true }),
  /** The mail address of the caller's own account. */
  account: staff.read.output(z.object({ mail: z.string() })).meta({ dependsOn: ['kernel.users'] }),
  sessions: screen.read.output(z.array(OpenSession)),
  endSession: screen.write.input(z.strictObject({ id: Id })).output(Done),
}
