import * as z from 'zod'
import { OpenSession } from './identity.ts'
import { refusals } from './refusals.ts'
import { invitableRoles, userLimits } from './users.limits.ts'
import { Count, Done, Id, Mail, Moment, requiredLine, Version } from './values.ts'
import { admin, staff } from './who.ts'

const InvitedRole = z.enum(invitableRoles)

/** A staff account in the admins' list. */
export const User = z.object({
  id: Id,
  name: z.string(),
  mail: z.string(),
  role: z.enum(['screen', ...invitableRoles]),
  active: z.boolean(),
  /** True until the invited person has chosen a password. */
  invited: z.boolean(),
  /** Whether signing in takes more than the password: a passkey or an authenticator app. */
  hasSecondFactor: z.boolean(),
  sessions: Count,
  seenAt: Moment.nullable(),
  version: Version,
})
export type User = z.infer<typeof User>

const one = z.strictObject({ id: Id })
/**
 * The invitation's link; null if a mail server sends it, or the account has a password, which only its owner may change.
 */
const linkToCopy = { link: z.string().nullable() }

/** Staff accounts, managed by admins. The last active admin cannot be deactivated or given another role. */
export const users = {
  list: admin.read.output(z.array(User)),
  /** Ids and names of the active accounts that can take care of something: all except televisions. */
  names: staff.read.output(z.array(z.object({ id: Id, name: z.string() }))),
  /** Creates the account and mails a link that sets its password. */
  invite: admin.sensitiveWrite
    .input(z.strictObject({ id: Id, name: requiredLine(userLimits.name), mail: Mail, role: InvitedRole }))
    .output(z.object({ ...User.shape, ...linkToCopy }))
    .errors(refusals({ account_exists: 409 })),
  /** Mails a new link; earlier links become unusable. */
  inviteAgain: admin.sensitiveWrite.input(one).output(z.object(linkToCopy)).errors(refusals('gone')),
  /** Whether invitations are mailed; without a mail server an admin hands over their links. */
  mailServer: admin.read.output(z.object({ configured: z.boolean() })).meta({ notLive: true }),
  update: admin.sensitiveWrite
    .input(z.strictObject({ id: Id, version: Version, name: requiredLine(userLimits.name), role: InvitedRole }))
    .output(User)
    .errors(refusals('gone', 'stale', { last_admin: 409 })),
  setActive: admin.sensitiveWrite
    .input(z.strictObject({ id: Id, active: z.boolean() }))
    .output(User)
    .errors(refusals('gone', { last_admin: 409 })),
  sessions: admin.read.input(one).output(z.array(OpenSession)),
  endSessions: admin.sensitiveWrite.input(one).output(Done),
  /** Removes the account's passkeys, authenticator app and recovery codes, ends its sessions and mails a notice. */
  resetSecondFactor: admin.sensitiveWrite.input(one).output(User).errors(refusals('gone')),
}
