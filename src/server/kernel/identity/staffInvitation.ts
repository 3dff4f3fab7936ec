import { to } from '#contract/kernel/pages.ts'
import { userLimits } from '#contract/kernel/users.limits.ts'
import type { Db } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { queueMail } from '../mail/mail.queries.ts'
import { findVenue } from '../venues/venues.queries.ts'
import { invitationMail } from './identity.mails.ts'
import { passwordResets } from './identity.table.ts'
import { storePasswordLink } from './recovering.ts'

export interface InvitedStaff {
  id: string
  mail: string
  name: string
}

/** Mails a single-use link with which the invited person chooses a password, and returns it. */
export const mailStaffInvitation = async (
  context: { db: Db; venueId: number; kernel: Pick<Kernel, 'configuration' | 'secret'> },
  invited: InvitedStaff,
  invitedBy: string,
) => {
  const { db, venueId, kernel } = context
  const venue = await findVenue(db)
  const minutes = userLimits.invitationFor * 60
  const token = await storePasswordLink(db, passwordResets, { venueId, staffId: invited.id }, minutes, context)
  const link = kernel.configuration.origin + to('resetPassword', { token })
  await queueMail(db, venueId, invitationMail(invited, venue?.venue.name ?? '', invitedBy, link))
  return link
}
