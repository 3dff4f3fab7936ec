import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { User } from '#contract/kernel/users.ts'
import type { Db } from '../db/database.ts'
import { sessions, staff } from './identity.table.ts'

const ofAccount = sql`${sessions.kind} = 'staff' and ${sessions.venueId} = ${staff.venueId} and ${sessions.subject} = ${staff.id}`

const userColumns = {
  id: staff.id,
  name: staff.name,
  mail: staff.mail,
  role: staff.role,
  active: staff.active,
  invited: sql<boolean>`${staff.passwordHash} = ''`,
  version: staff.version,
  sessions: sql<number>`(select count(*)::int from ${sessions} where ${ofAccount})`,
  seenAt: sql<Date | null>`(select max(${sessions.seenAt}) from ${sessions} where ${ofAccount})`.mapWith(
    sessions.seenAt,
  ),
}
const asUser = ({ seenAt, ...account }: { seenAt: Date | null } & Omit<User, 'seenAt'>): User => ({
  ...account,
  seenAt: seenAt?.toISOString() ?? null,
})

export const listUsers = async (db: Db): Promise<User[]> =>
  (await db.select(userColumns).from(staff).orderBy(asc(staff.name), asc(staff.mail))).map(asUser)

export const findUser = async (db: Db, id: string): Promise<User | null> => {
  const [found] = await db.select(userColumns).from(staff).where(eq(staff.id, id))
  return found ? asUser(found) : null
}

/**
 * Whether the venue has another active admin with a password. Locks the admins' rows until commit, so that two admins
 * who are removed at the same time cannot leave the venue without one.
 */
export const anotherAdmin = async (db: Db, id: string): Promise<boolean> => {
  const able = and(eq(staff.role, 'admin'), eq(staff.active, true), ne(staff.passwordHash, ''))
  const admins = await db.select({ id: staff.id }).from(staff).where(able).orderBy(asc(staff.id)).for('update')
  return admins.some((admin) => admin.id !== id)
}

/** Runs `work` with the policy `by_mail_at_sign_in` open for one mail address, and closes it again. */
export const withMail = async <T>(db: Db, mail: string, work: () => Promise<T>): Promise<T> => {
  await db.execute(sql`select set_config('casa.mail', ${mail}, true)`)
  const result = await work()
  await db.execute(sql`select set_config('casa.mail', '', true)`)
  return result
}
