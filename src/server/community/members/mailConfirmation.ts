import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { memberLimits } from '#contract/community/members.limits.ts'
import type { MailLink } from '#contract/community/members.ts'
import { to } from '#contract/community/pages.ts'
import { type Db, withPurpose } from '#server/kernel/db/database.ts'
import { refuseIfTaken } from '#server/kernel/db/uniqueViolation.ts'
import type { TransactionContext } from '#server/kernel/door.ts'
import { actAsSubject } from '#server/kernel/identity/callers.ts'
import { findLink, storePasswordLink } from '#server/kernel/identity/recovering.ts'
import { withMail } from '#server/kernel/identity/users.queries.ts'
import type { GolfMemberLinks } from './golfMemberLinks.ts'
import { accountJoin } from './members.queries.ts'
import { mailConfirmations, memberAccounts, memberRecoveries, members } from './members.table.ts'

type LinkContext = Pick<TransactionContext, 'venueId' | 'kernel'>
interface Recipient {
  id: string
  mail: string
}

export const confirmationMinutes = memberLimits.confirmationHours * 60

export const confirmationUrl = ({ kernel, venueId }: LinkContext, token: string) =>
  kernel.configuration.origin + to('mailConfirm', { venue: venueId, token })

/** Stores a new link that confirms the address, and returns its URL. Expired links of the member are deleted. */
export const newConfirmationLink = async (db: Db, context: LinkContext, { id: memberId, mail }: Recipient) => {
  const isExpired = and(eq(mailConfirmations.memberId, memberId), lt(mailConfirmations.expiresAt, sql`now()`))
  await withPurpose(db, 'link', () => db.delete(mailConfirmations).where(isExpired))
  const owner = { venueId: context.venueId, memberId, mail }
  return confirmationUrl(context, await storePasswordLink(db, mailConfirmations, owner, confirmationMinutes, context))
}

export const deleteConfirmations = (db: Db, memberId: string) =>
  db.delete(mailConfirmations).where(eq(mailConfirmations.memberId, memberId))

/**
 * The state of a link, with the mail address and the name of its account, which the link's page shows before the person confirms. A
 * link that does not exist, or whose account has changed, counts as expired.
 */
export const findMailLink = async (db: Db, token: string): Promise<MailLink & { memberId: string | null }> => {
  const unknown = { state: 'expired', mail: null, name: null, memberId: null } as const
  const link = await findLink(db, mailConfirmations, token, { isExpiredToo: true })
  if (!link) return unknown
  const { mail, memberId } = link
  // The link identifies its member: the rest of the transaction may read and change that account.
  await actAsSubject(db, 'member', memberId)
  const isOfLink = or(eq(memberAccounts.mail, mail), eq(memberAccounts.pendingMail, mail))
  const [found] = await db
    .select({
      firstName: members.firstName,
      lastName: members.lastName,
      isPending: sql<boolean>`coalesce(${memberAccounts.pendingMail} = ${mail}, false)`,
      isConfirmed: sql<boolean>`${memberAccounts.mailConfirmedAt} is not null`,
      isExpired: sql<boolean>`${link.expiresAt.toISOString()}::timestamptz <= now()`,
    })
    .from(members)
    .innerJoin(memberAccounts, accountJoin)
    .where(and(eq(members.id, memberId), isOfLink, eq(members.active, true)))
  // The account has another address by now, or is deactivated.
  if (!found) return unknown
  const isUsed = found.isConfirmed && !found.isPending
  const state = isUsed ? 'used' : found.isExpired ? 'expired' : 'open'
  return { state, mail, name: `${found.firstName} ${found.lastName}`, memberId }
}

/**
 * Makes the pending address the account's address and deletes the recovery links that were sent to the old one. False if the
 * address is not pending, 'mail_taken' if another account has it.
 */
export const replaceMail = async (db: Db, { id, mail }: Recipient): Promise<boolean | 'mail_taken'> => {
  const replaced = await db
    .update(memberAccounts)
    .set({ mail, pendingMail: null, mailConfirmedAt: sql`now()` })
    .where(and(eq(memberAccounts.memberId, id), eq(memberAccounts.pendingMail, mail)))
    .returning({ id: memberAccounts.memberId })
    .catch(refuseIfTaken('mail_taken'))
  if (replaced === 'mail_taken') return replaced
  if (replaced.length > 0) await db.delete(memberRecoveries).where(eq(memberRecoveries.memberId, id))
  return replaced.length > 0
}

/** Marks the address as confirmed; false if it is already, or if the account has another one. */
export const confirmMail = async (db: Db, { id, mail }: Recipient) => {
  const isUnconfirmed = and(
    eq(memberAccounts.memberId, id),
    eq(memberAccounts.mail, mail),
    isNull(memberAccounts.mailConfirmedAt),
  )
  const confirmed = await withMail(db, mail, () =>
    db
      .update(memberAccounts)
      .set({ mailConfirmedAt: sql`now()` })
      .where(isUnconfirmed)
      .returning({ id: memberAccounts.memberId }),
  )
  return confirmed.length > 0
}

/**
 * Links the golf member with the account's address, if the address is confirmed, the member is approved (or a lider) and not linked
 * yet. Called after each of these steps, because they happen in any order.
 */
export const linkConfirmedPerson = async (
  db: Db,
  { findPersonOfMember, linkPersonByMail }: GolfMemberLinks,
  { id, mail }: Recipient,
) => {
  const [account] = await withMail(db, mail, () =>
    db
      .select({ approvedAt: members.approvedAt, rol: members.rol, confirmedAt: memberAccounts.mailConfirmedAt })
      .from(members)
      .innerJoin(memberAccounts, accountJoin)
      .where(and(eq(members.id, id), eq(memberAccounts.mail, mail))),
  )
  const isProved = account?.confirmedAt && (account.rol === 'lider' || account.approvedAt)
  if (isProved && !(await findPersonOfMember(db, id))) await linkPersonByMail(db, id, mail)
}
