import { eq } from 'drizzle-orm'
import type { SecondStep } from '#contract/kernel/identity.ts'
import type { Db } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { findVenue } from '../venues/venues.queries.ts'
import { venues } from '../venues/venues.table.ts'
import type { StaffAccount } from './accounts.ts'
import { countUnusedRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts'
import { passkeys, recoveryCodes, totps } from './secondFactor.table.ts'

type Owner = Pick<StaffAccount, 'venueId' | 'id'>

export const isSecondFactorRequired = async (db: Db) => {
  const [venue] = await db.select({ required: venues.secondFactorRequired }).from(venues)
  return venue?.required ?? false
}

export const venueNameOf = async (db: Db) => (await findVenue(db))?.venue.name ?? ''

export const findTotp = async (db: Db, { id }: Pick<Owner, 'id'>) => {
  const [totp] = await db.select({ since: totps.createdAt }).from(totps).where(eq(totps.staffId, id))
  return totp ?? null
}

const countFactors = async (db: Db, { id }: Pick<Owner, 'id'>) => ({
  totp: await db.$count(totps, eq(totps.staffId, id)),
  passkeys: await db.$count(passkeys, eq(passkeys.staffId, id)),
})

/**
 * The step that the account must take after the right password: its second factor, or setting one up if the venue requires it; null
 * if none. Televisions have no second step.
 */
export const secondStepOf = async (db: Db, account: StaffAccount): Promise<SecondStep | null> => {
  if (account.role === 'screen') return null
  const { totp, passkeys } = await countFactors(db, account)
  if (totp + passkeys > 0) return { setUp: false, totp: totp > 0, passkey: passkeys > 0 }
  return (await isSecondFactorRequired(db)) ? { setUp: true, totp: false, passkey: false } : null
}

/** Creates recovery codes with the account's first factor; null if it has unused ones already. */
export const createFirstRecoveryCodes = async (kernel: Pick<Kernel, 'secret'>, db: Db, owner: Owner) =>
  (await countUnusedRecoveryCodes(db, owner)) > 0 ? null : replaceRecoveryCodes(kernel, db, owner)

/**
 * Removes a factor by `remove`, which returns whether there was one. Without any factor left, the recovery codes are deleted too.
 * Returns a refusal, after which the caller must roll back, for the last factor where the venue requires one.
 */
export const removeFactor = async (
  db: Db,
  owner: Owner,
  remove: () => Promise<boolean>,
): Promise<'gone' | 'last_second_factor' | null> => {
  // Locks the venue's rule, so that the factor and the rule cannot change at the same time.
  const [venue] = await db.select({ required: venues.secondFactorRequired }).from(venues).for('update')
  if (!(await remove())) return 'gone'
  const { totp, passkeys } = await countFactors(db, owner)
  if (totp + passkeys > 0) return null
  if (venue?.required) return 'last_second_factor'
  await db.delete(recoveryCodes).where(eq(recoveryCodes.staffId, owner.id))
  return null
}

/** Removes the authenticator app, the passkeys and the recovery codes of an account. */
export const resetSecondFactors = async (db: Db, { id }: Pick<Owner, 'id'>) => {
  for (const table of [totps, passkeys, recoveryCodes]) await db.delete(table).where(eq(table.staffId, id))
}
