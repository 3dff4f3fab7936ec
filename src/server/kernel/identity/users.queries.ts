import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { User } from '#contract/kernel/users.ts'
import { type Db, withPurpose } from '../db/database.ts'
import { sessions, staffAccounts } from './identity.table.ts'
import { passkeys, totps } from './secondFactor.table.ts'

const ofAccount = sql`${sessions.kind} = 'staff' and ${sessions.venueId} = ${staffAccounts.venueId} and ${sessions.subject} = ${staffAccounts.id}`

const userColumns = {
  id: staffAccounts.id,
  name: staffAccounts.name,
  mail: staffAccounts.mail,
  role: staffAccounts.role,
  active: staffAccounts.active,
  invited: sql<boolean>`${staffAccounts.passwordHash} = ''`,
  version: staffAccounts.version,
  hasSecondFactor: sql<boolean>`exists (select from ${totps} where ${totps.staffId} = ${staffAccounts.id})
    or exists (select from ${passkeys} where ${passkeys.staffId} = ${staffAccounts.id})`,
  sessions: sql<number>`(select count(*)::int from ${sessions} where ${ofAccount} and ${sessions.expiresAt} > now())`,
  seenAt: sql<Date | null>`(select max(${sessions.seenAt}) from ${sessions} where ${ofAccount})`.mapWith(
    sessions.seenAt,
  ),
}
const asUser = ({ seenAt, ...account }: { seenAt: Date | null } & Omit<User, 'seenAt'>): User => ({
  ...account,
  seenAt: seenAt?.toISOString() ?? null,
})

export const listUsers = async (db: Db): Promise<User[]> =>
  (await db.select(userColumns).from(staffAccounts).orderBy(asc(staffAccounts.name), asc(staffAccounts.mail))).map(
    asUser,
  )

export const listUserNames = (db: Db) =>
  db
    .select({ id: staffAccounts.id, name: staffAccounts.name })
    .from(staffAccounts)
    .where(and(eq(staffAccounts.active, true), ne(staffAccounts.role, 'screen')))
    .orderBy(asc(staffAccounts.name), asc(staffAccounts.mail))

export const findUser = async (db: Db, id: string): Promise<User | null> => {
  const [found] = await db.select(userColumns).from(staffAccounts).where(eq(staffAccounts.id, id))
  return found ? asUser(found) : null
}

/**
 * Mail address of an active staff account; null without such an account. It also works in a visitor's transaction,
 * because the visitor's reply is mailed to this address.
 */
export const findStaffMail = (db: Db, id: string): Promise<string | null> =>
  withPurpose(db, 'recipient', async () => {
    const [found] = await db
      .select({ mail: staffAccounts.mail })
      .from(staffAccounts)
      .where(and(eq(staffAccounts.id, id), eq(staffAccounts.active, true)))
    return found?.mail ?? null
  })

/**
 * Whether the venue has another active admin with a password. Locks the admins' rows until commit, so that two admins
 * who are removed at the same time cannot leave the venue without one.
 */
export const hasAnotherAdmin = async (db: Db, id: string): Promise<boolean> => {
  const able = and(eq(staffAccounts.role, 'admin'), eq(staffAccounts.active, true), ne(staffAccounts.passwordHash, ''))
  const admins = await db
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(able)
    .orderBy(asc(staffAccounts.id))
    .for('update')
  return admins.some((admin) => admin.id !== id)
}

/**
 * Runs `work` while the policies show the accounts of one mail address, and hides them again. The purpose 'mail' also
 * shows the members to whom accounts belong.
 */
export const withMail = async <T>(db: Db, mail: string, work: () => Promise<T>): Promise<T> => {
  await db.execute(sql`select set_config('casa.mail', ${mail}, true)`)
  const result = await withPurpose(db, 'mail', work)
  await db.execute(sql`select set_config('casa.mail', '', true)`)
  return result
}
