import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { User } from '#contract/kernel/users.ts'
import type { Db } from '../db/database.ts'
import { passwordResets, sessions, staff } from './identity.table.ts'
import { hashOf, newSecret, writeTicket } from './tickets.ts'

const ofAccount = sql`${sessions.kind} = 'staff' and ${sessions.venueId} = ${staff.venueId} and ${sessions.subject} = ${staff.id}`

const shown = {
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
  (await db.select(shown).from(staff).orderBy(asc(staff.name), asc(staff.mail))).map(asUser)

export const findUser = async (db: Db, id: string): Promise<User | null> => {
  const [found] = await db.select(shown).from(staff).where(eq(staff.id, id))
  return found ? asUser(found) : null
}

/** Whether somebody else can do what an admin does; held until the transaction ends, so that of two the last one stays. */
export const anotherAdmin = async (db: Db, id: string): Promise<boolean> => {
  const able = and(eq(staff.role, 'admin'), eq(staff.active, true), ne(staff.passwordHash, ''))
  const admins = await db.select({ id: staff.id }).from(staff).where(able).orderBy(asc(staff.id)).for('update')
  return admins.some((admin) => admin.id !== id)
}

/** A token that sets the password of this account, once; the database's clock decides until when. */
export const passwordToken = async (
  db: Db,
  { venueId, id: staffId }: { venueId: number; id: string },
  hours: number,
) => {
  const secret = newSecret()
  const expiresAt = sql`now() + make_interval(mins => ${Math.round(hours * 60)})`
  const values = { venueId, staffId, secretHash: hashOf(secret), expiresAt }
  const [reset] = await db.insert(passwordResets).values(values).returning({ id: passwordResets.id })
  if (!reset) throw new Error('the link was not stored')
  return writeTicket({ venueId, id: reset.id, secret })
}
