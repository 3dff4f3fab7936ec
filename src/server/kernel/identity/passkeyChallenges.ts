import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { IncomingCall } from '../incomingCall.ts'
import type { Kernel } from '../kernel.ts'
import { findCookie, setCookie } from './cookies.ts'
import { passkeyChallenges } from './secondFactor.table.ts'
import { hashSecret, newSecret } from './sessionTokens.ts'

/** Milliseconds until a challenge expires. */
export const challengeLifetime = 5 * 60 * 1000

/** Name of the cookie that binds challenges to the browser that requested them. */
const cookieName = 'casa_challenge'

type Call = Pick<IncomingCall, 'cookies' | 'reply'> & { kernel: Pick<Kernel, 'configuration'> }

/** Creates a challenge that this browser can use once for this purpose. Tabs of a browser share the cookie. */
export const newChallenge = async (db: Db, call: Call, purpose: string) => {
  const challenge = randomBytes(32).toString('base64url')
  const browser = findCookie(call.cookies, cookieName).value || newSecret()
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
  await db.insert(passkeyChallenges).values({
    challengeHash: hashSecret(challenge),
    browserHash: hashSecret(browser),
    purposeHash: hashSecret(purpose),
    expiresAt: sql`now() + make_interval(secs => ${challengeLifetime / 1000})`,
  })
  setCookie(call, cookieName, browser, challengeLifetime)
  return challenge
}

/** Uses a challenge up. False if it is unknown, used, expired, of another browser or for another purpose. */
export const consumeChallenge = async (
  db: Db,
  { cookies }: Pick<Call, 'cookies'>,
  challenge: string,
  purpose: string,
) => {
  const used = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashSecret(challenge)),
        eq(passkeyChallenges.browserHash, hashSecret(findCookie(cookies, cookieName).value ?? '')),
        eq(passkeyChallenges.purposeHash, hashSecret(purpose)),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash })
  return used.length > 0
}
