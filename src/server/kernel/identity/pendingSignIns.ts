import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { secondStepMinutes } from '#contract/kernel/identity.limits.ts'
import { type Db, setVenue, withPurpose } from '../db/database.ts'
import type { StepsContext } from '../door.ts'
import { findActiveAccount, type StaffAccount } from './accounts.ts'
import { actAsSubject } from './callers.ts'
import { findCookie, setCookie } from './cookies.ts'
import { storePasswordLink } from './recovering.ts'
import { pendingSignIns, signInPurpose } from './secondFactor.table.ts'
import { decodeSessionToken, secretMatches } from './sessionTokens.ts'

const cookieName = 'casa_second_step'

type Call = Pick<StepsContext, 'kernel' | 'cookies' | 'reply'>

/** Remembers in a cookie that this browser has entered the account's password. */
export const openPendingSignIn = async (db: Db, call: Call, { venueId, id: staffId }: StaffAccount) => {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, sql`now()`))
  const token = await storePasswordLink(db, pendingSignIns, { venueId, staffId }, secondStepMinutes, call)
  setCookie(call, cookieName, token, secondStepMinutes * 60_000)
}

/**
 * The account whose password this browser has entered; null if the time for the second step has passed. Side effect: the
 * rest of the transaction has the account's row permissions.
 */
export const findPendingSignIn = async (db: Db, { cookies }: Pick<Call, 'cookies'>) => {
  const token = decodeSessionToken(findCookie(cookies, cookieName).value)
  if (!token) return null
  await setVenue(db, token.venueId)
  const isPending = and(eq(pendingSignIns.id, token.id), gt(pendingSignIns.expiresAt, sql`now()`))
  const [pending] = await withPurpose(db, signInPurpose, () => db.select().from(pendingSignIns).where(isPending))
  if (!pending || !secretMatches(token, pending.secretHash)) return null
  await actAsSubject(db, 'staff', pending.staffId)
  return findActiveAccount(db, pending.staffId)
}

/** Deletes the account's sign-ins that wait for their second step, for example because the password has changed. */
export const deletePendingSignIns = (db: Db, staffId: string) =>
  db.delete(pendingSignIns).where(eq(pendingSignIns.staffId, staffId))

/** Ends the account's pending sign-ins and deletes the cookie of this browser's one. */
export const endPendingSignIns = async (db: Db, call: Call, { id }: Pick<StaffAccount, 'id'>) => {
  await deletePendingSignIns(db, id)
  setCookie(call, cookieName, '', 0)
}
