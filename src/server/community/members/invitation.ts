import { eq } from 'drizzle-orm'
import { type MemberRol, memberLimits } from '#contract/community/members.limits.ts'
import { to } from '#contract/community/pages.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { storePasswordLink } from '#server/kernel/identity/recovering.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { deleteConfirmations } from './mailConfirmation.ts'
import { invitationMail } from './members.mails.ts'
import { memberRecoveries } from './members.table.ts'

export interface InvitedMember {
  id: string
  mail: string
  firstName: string
  rol: MemberRol
}

/** Invalidates the links that were mailed before: recoveries, invitations and confirmations. */
export const deletePasswordLinks = async (db: Db, memberId: string) => {
  await db.delete(memberRecoveries).where(eq(memberRecoveries.memberId, memberId))
  await deleteConfirmations(db, memberId)
}

/** Mails a link with which the member chooses a password, and returns it. Earlier links become unusable. */
export const mailInvitation = async (
  context: { db: Db; venueId: number; kernel: Pick<Kernel, 'configuration' | 'secret'> },
  { id, mail, firstName, rol }: InvitedMember,
  invitedBy: string,
) => {
  const { db, venueId, kernel } = context
  await deletePasswordLinks(db, id)
  const minutes = memberLimits.invitationHours * 60
  const token = await storePasswordLink(db, memberRecoveries, { venueId, memberId: id, mail }, minutes, context)
  const link = kernel.configuration.origin + to('memberReset', { venue: venueId, token })
  await queueMail(db, venueId, invitationMail({ mail, firstName }, rol, invitedBy, link))
  return link
}
