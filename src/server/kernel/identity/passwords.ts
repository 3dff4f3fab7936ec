import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../limitConcurrency.ts'

/** The minimum parameters that OWASP recommends for argon2id; memoryCost is in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing uses all cores but one, so that other requests are still served; more than 200 waiting calls are refused.
 * Never hash inside a transaction: it would hold a database connection for the whole wait.
 */
const limited = limitConcurrency(Math.max(1, availableParallelism() - 1), 200)

export const hashPassword = (password: string) => limited(() => hash(password, cost))

/** Verified in place of a missing account's hash, so that unknown mail addresses take as long as known ones. */
const dummyHash = await hashPassword('nobody has this password')

/** False if no password is stored (undefined or empty). */
export const passwordMatches = async (stored: string | undefined, password: string) => {
  const right = await limited(() => verify(stored || dummyHash, password))
  return right && !!stored
}
