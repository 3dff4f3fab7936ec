import { createHmac, randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { secondFactorLimits } from '#contract/kernel/identity.limits.ts'
import type { Db } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import type { StaffAccount } from './accounts.ts'
import { recoveryCodes } from './secondFactor.table.ts'

type Owner = Pick<StaffAccount, 'venueId' | 'id'>

/** Characters of recovery codes, without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 4

const newCode = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
  ).join('-')

const isCodeOfOwner = ({ id }: Owner) => eq(recoveryCodes.staffId, id)

/** Spaces, hyphens and capital letters do not count. */
const normalise = (typed: string) => typed.toLowerCase().replaceAll(/[\s-]/g, '')
const hashCode = (secret: Buffer, { venueId, id }: Owner, code: string) =>
  createHmac('sha256', secret)
    .update(`recovery code ${venueId} ${id} ${normalise(code)}`)
    .digest()

/** Replaces the account's recovery codes and returns the new ones; only their hashes are stored. */
export const replaceRecoveryCodes = async ({ secret }: Pick<Kernel, 'secret'>, db: Db, owner: Owner) => {
  const codes = Array.from({ length: secondFactorLimits.recoveryCodes }, newCode)
  await db.delete(recoveryCodes).where(isCodeOfOwner(owner))
  const { venueId, id: staffId } = owner
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ venueId, staffId, codeHash: hashCode(secret, owner, code) })))
  return codes
}

/** Uses a recovery code up; false if it is wrong or was used before. */
export const consumeRecoveryCode = async ({ secret }: Pick<Kernel, 'secret'>, db: Db, owner: Owner, code: string) => {
  const isThisCode = eq(recoveryCodes.codeHash, hashCode(secret, owner, code))
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isCodeOfOwner(owner), isThisCode, isNull(recoveryCodes.usedAt)))
    .returning({ staffId: recoveryCodes.staffId })
  return used.length > 0
}

export const countUnusedRecoveryCodes = (db: Db, owner: Pick<Owner, 'id'>) =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.staffId, owner.id), isNull(recoveryCodes.usedAt)))
