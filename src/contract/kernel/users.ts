import * as z from 'zod'
import { OpenSession } from './identity.ts'
import { refusals } from './refusals.ts'
import { invitedRoles, userLimits } from './users.limits.ts'
import { Count, Done, Id, line, Mail, Moment, Version } from './values.ts'
import { admin } from './who.ts'

const InvitedRole = z.enum(invitedRoles)

/** An account of the staff, as admins see it. */
export const User = z.object({
  id: Id,
  name: z.string(),
  mail: z.string(),
  role: z.enum(['screen', ...invitedRoles]),
  active: z.boolean(),
  /** Has not chosen a password yet. */
  invited: z.boolean(),
  sessions: Count,
  seenAt: Moment.nullable(),
  version: Version,
})
export type User = z.infer<typeof User>

const one = z.strictObject({ id: Id })

/** Who works here: only admins see and change it. The last of them cannot be taken away. */
export const users = {
  list: admin.read.output(z.array(User)),
  /** Mails a link that sets the password. */
  invite: admin.write
    .input(z.strictObject({ id: Id, name: line(userLimits.name), mail: Mail, role: InvitedRole }))
    .output(User)
    .errors(refusals({ account_exists: 409 })),
  /** Another link; earlier ones stop working. */
  inviteAgain: admin.write.input(one).output(Done).errors(refusals('gone')),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, name: line(userLimits.name), role: InvitedRole }))
    .output(User)
    .errors(refusals('gone', 'stale', { last_admin: 409 })),
  setActive: admin.write
    .input(z.strictObject({ id: Id, active: z.boolean() }))
    .output(User)
    .errors(refusals('gone', { last_admin: 409 })),
  sessions: admin.read.input(one).output(z.array(OpenSession)),
  endSessions: admin.write.input(one).output(Done),
}
