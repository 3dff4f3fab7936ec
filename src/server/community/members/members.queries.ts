import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Profile } from '#contract/community/members.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { itsPhoto } from '#server/kernel/files/files.queries.ts'
import { files, photoOf } from '#server/kernel/files/files.table.ts'
import { withMail } from '#server/kernel/identity/users.queries.ts'
import { accounts, members } from './members.table.ts'

/** Join condition of members and their accounts. */
export const itsAccount = and(eq(accounts.venueId, members.venueId), eq(accounts.memberId, members.id))

export const findByMail = (db: Db, mail: string) =>
  withMail(db, mail, async () => {
    const [found] = await db
      .select({
        member: members,
        account: accounts,
        canSetFirstPassword: sql<boolean>`${accounts.firstPasswordUntil} > now()`,
      })
      .from(members)
      .innerJoin(accounts, itsAccount)
      .where(eq(accounts.mail, mail))
    return found ?? null
  })
export type Found = NonNullable<Awaited<ReturnType<typeof findByMail>>>

/** Sets the password if the account has none and its first-password period is open; true when it was set. */
export const claimFirstPassword = (db: Db, { account: { memberId, mail } }: Found, passwordHash: string) =>
  withMail(db, mail, async () => {
    const updated = await db
      .update(accounts)
      .set({ passwordHash, firstPasswordUntil: null })
      .where(
        and(
          eq(accounts.memberId, memberId),
          isNull(accounts.passwordHash),
          gt(accounts.firstPasswordUntil, sql`now()`),
        ),
      )
      .returning({ id: accounts.memberId })
    return updated.length > 0
  })

export const findProfile = async (db: Db, id: string): Promise<Profile | null> => {
  const [found] = await db
    .select({ member: members, account: accounts, file: files })
    .from(members)
    .innerJoin(accounts, itsAccount)
    .leftJoin(files, itsPhoto(members))
    .where(eq(members.id, id))
  if (!found) return null
  return { ...found.account, ...found.member, photo: photoOf(found.file) }
}
