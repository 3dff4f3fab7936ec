import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Profile } from '#contract/community/members.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { photoJoin } from '#server/kernel/files/files.queries.ts'
import { files, toPhotoOrNull } from '#server/kernel/files/files.table.ts'
import { withMail } from '#server/kernel/identity/users.queries.ts'
import { memberAccounts, members } from './members.table.ts'

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

/** Sets the password if the account has none and its first-password period is open; true when it was set. */
export const storeFirstPassword = (db: Db, { account: { memberId, mail } }: MemberWithAccount, passwordHash: string) =>
  withMail(db, mail, async () => {
    const updated = await db
      .update(memberAccounts)
      .set({ passwordHash, firstPasswordUntil: null })
      .where(
        and(
          eq(memberAccounts.memberId, memberId),
          isNull(memberAccounts.passwordHash),
          gt(memberAccounts.firstPasswordUntil, sql`now()`),
        ),
      )
      .returning({ id: memberAccounts.memberId })
    return updated.length > 0
  })

export const findProfile = async (db: Db, id: string): Promise<Profile | null> => {
  const [found] = await db
    .select({ member: members, account: memberAccounts, file: files })
    .from(members)
    .innerJoin(memberAccounts, accountJoin)
    .leftJoin(files, photoJoin(members))
    .where(eq(members.id, id))
  if (!found) return null
  return { ...found.account, ...found.member, photo: toPhotoOrNull(found.file) }
}
