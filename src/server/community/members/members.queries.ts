import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Profile } from '#contract/community/members.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { photoJoin } from '#server/kernel/files/files.queries.ts'
import { files, pictureColumns, toPhotoOrNull } from '#server/kernel/files/files.table.ts'
import { actAsSubject } from '#server/kernel/identity/callers.ts'
import type { Secret } from '#server/kernel/identity/devices.ts'
import { withMail } from '#server/kernel/identity/users.queries.ts'
import { memberAccounts, memberRecoveries, members } from './members.table.ts'

/** Join condition of members and their accounts. */
export const accountJoin = and(eq(memberAccounts.venueId, members.venueId), eq(memberAccounts.memberId, members.id))

export const findMemberByMail = (db: Db, mail: string) =>
  withMail(db, mail, async () => {
    const [found] = await db
      .select({
        member: members,
        account: memberAccounts,
        canSetFirstPassword: sql<boolean>`${memberAccounts.firstPasswordUntil} > now()`,
      })
      .from(members)
      .innerJoin(memberAccounts, accountJoin)
      .where(eq(memberAccounts.mail, mail))
    return found ?? null
  })
export type MemberWithAccount = NonNullable<Awaited<ReturnType<typeof findMemberByMail>>>

/** The account of a signed-in member; throws if there is none. */
export const findAccount = async (db: Db, memberId: string) => {
  const [account] = await db.select().from(memberAccounts).where(eq(memberAccounts.memberId, memberId))
  if (!account) throw new Error(`member ${memberId} has a session but no account row`)
  return account
}

/** Key under which wrong attempts at the password of the account with this mail are counted. */
export const memberPasswordSecret = (venueId: number, mail: string): Secret => ({
  what: 'member',
  of: `${venueId} ${mail}`,
})

/** The columns of a password that was just set. It ends the period in which signing in sets the first one. */
export const passwordColumns = (passwordHash: string, device: string) => ({
  passwordHash,
  passwordSetAt: sql`now()`,
  passwordSetDevice: device,
  firstPasswordUntil: null,
})

/**
 * Sets the password if the account has none and its first-password period is open; true when it was set. The links are
 * locked first, as a link locks itself first: of an invitation and a sign-in at the same time, one wins.
 */
export const storeFirstPassword = async (
  db: Db,
  { account: { memberId } }: MemberWithAccount,
  passwordHash: string,
  device: string,
) => {
  // The condition of the update decides, so it may run with the rights of the member who is signing in.
  await actAsSubject(db, 'member', memberId)
  const links = eq(memberRecoveries.memberId, memberId)
  await db.select({ id: memberRecoveries.id }).from(memberRecoveries).where(links).for('update')
  const updated = await db
    .update(memberAccounts)
    .set(passwordColumns(passwordHash, device))
    .where(
      and(
        eq(memberAccounts.memberId, memberId),
        isNull(memberAccounts.passwordHash),
        gt(memberAccounts.firstPasswordUntil, sql`now()`),
      ),
    )
    .returning({ id: memberAccounts.memberId })
  if (updated.length > 0) await db.delete(memberRecoveries).where(links)
  return updated.length > 0
}

export const findProfile = async (db: Db, id: string): Promise<Profile | null> => {
  const [found] = await db
    .select({ member: members, account: memberAccounts, file: pictureColumns(files) })
    .from(members)
    .innerJoin(memberAccounts, accountJoin)
    .leftJoin(files, photoJoin(members))
    .where(eq(members.id, id))
  if (!found) return null
  const { account, member, file } = found
  return { ...account, ...member, mailConfirmed: account.mailConfirmedAt !== null, photo: toPhotoOrNull(file) }
}
