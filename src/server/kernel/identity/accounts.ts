import { and, eq } from 'drizzle-orm'
import type { signInMethods } from '#contract/kernel/identity.limits.ts'
import type { Me } from '#contract/kernel/identity.ts'
import { type Db, setVenue } from '../db/database.ts'
import type { StepsContext } from '../door.ts'
import { announce } from '../live/announce.ts'
import type { Secret } from './devices.ts'
import { staffAccounts } from './identity.table.ts'
import { openSession } from './sessions.ts'

export type StaffAccount = typeof staffAccounts.$inferSelect

/** The password of an account, as a secret whose wrong attempts are counted. */
export const accountPasswordSecret = (mail: string): Secret => ({ what: 'account', of: mail })

/** Announces a change of the list of staff accounts, which the door does only for writes that begin in a venue. */
export const notifyAdmins = (db: Db, venueId: number) => announce(db, { venueId, changed: ['kernel.users'] })

/** The active account with this id in the transaction's venue; null if there is none. */
export const findActiveAccount = async (db: Db, id: string): Promise<StaffAccount | null> => {
  const isActive = and(eq(staffAccounts.id, id), eq(staffAccounts.active, true))
  const [account] = await db.select().from(staffAccounts).where(isActive)
  return account ?? null
}

/** The account of a signed-in caller; throws if it is not active. */
export const findOwnAccount = async (db: Db, caller: { subject: string }): Promise<StaffAccount> => {
  const account = await findActiveAccount(db, caller.subject)
  if (!account) throw new Error('the signed-in caller has no staff account')
  return account
}

/** Opens the session of an account whose owner has proved their identity. */
export const signInAccount = async (
  db: Db,
  context: StepsContext,
  { venueId, id, role, name }: StaffAccount,
  method: (typeof signInMethods)[number],
): Promise<Me> => {
  await setVenue(db, venueId)
  await openSession(db, context, { kind: 'staff', venueId, subject: id, method })
  await notifyAdmins(db, venueId)
  return { role, name, venueId }
}
