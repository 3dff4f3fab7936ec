import { eq } from 'drizzle-orm'
import { secondStepMinutes } from '#contract/kernel/identity.limits.ts'
import type { TotpSetup } from '#contract/kernel/secondFactor.ts'
import type { Db } from '../db/database.ts'
import { decrypt, encrypt } from '../encryption.ts'
import type { Kernel } from '../kernel.ts'
import type { StaffAccount } from './accounts.ts'
import { totps } from './secondFactor.table.ts'
import { encodeBase32, matchTotp, newTotpSecret, totpUri } from './totp.rules.ts'

type Secrets = Pick<Kernel, 'secret' | 'now'>

const storedPurpose = 'totp secret'
const setupPurpose = ({ venueId, id }: Owner) => `totp setup ${venueId} ${id}`

type Owner = Pick<StaffAccount, 'venueId' | 'id'>

/** Creates a secret for an authenticator app. Nothing is stored until a code confirms that the app has it. */
export const startTotp = ({ secret: key, now }: Secrets, account: StaffAccount, venueName: string): TotpSetup => {
  const secret = newTotpSecret()
  const expires = Buffer.alloc(8)
  expires.writeBigUInt64BE(BigInt(now().getTime() + secondStepMinutes * 60_000))
  return {
    secret: encodeBase32(secret),
    uri: totpUri(`Casa Club ${venueName}`, account.mail, secret),
    token: encrypt(key, setupPurpose(account), Buffer.concat([expires, secret])).toString('base64url'),
  }
}

/**
 * Stores the secret of `startTotp` in place of the account's previous one, if the code is right. Returns the code of a refusal, or
 * null if it was stored.
 */
export const confirmTotp = async (
  { secret: key, now }: Secrets,
  db: Db,
  account: Owner,
  { token, code }: { token: string; code: string },
): Promise<'wrong_sign_in_code' | 'link_expired' | null> => {
  const opened = decrypt(key, setupPurpose(account), Buffer.from(token, 'base64url'))
  if (!opened || opened.readBigUInt64BE() < BigInt(now().getTime())) return 'link_expired'
  const secret = opened.subarray(8)
  const lastStep = matchTotp(secret, code, now(), 0)
  if (lastStep === null) return 'wrong_sign_in_code'
  const stored = { secret: encrypt(key, storedPurpose, secret), lastStep, createdAt: now() }
  await db
    .insert(totps)
    .values({ venueId: account.venueId, staffId: account.id, ...stored })
    .onConflictDoUpdate({ target: [totps.venueId, totps.staffId], set: stored })
  return null
}

/** Uses a code up: locks the account's row, so that of two parallel uses of one code the second is refused. */
export const consumeTotpCode = async ({ secret: key, now }: Secrets, db: Db, { id }: Owner, code: string) => {
  const [stored] = await db.select().from(totps).where(eq(totps.staffId, id)).for('update')
  const secret = stored && decrypt(key, storedPurpose, stored.secret)
  const step = secret && matchTotp(secret, code, now(), stored.lastStep)
  if (!step) return false
  await db.update(totps).set({ lastStep: step }).where(eq(totps.staffId, id))
  return true
}
