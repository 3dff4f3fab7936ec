import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { ORPCError } from '@orpc/server'
import { openFairQueue, QueueFull, type Turn } from '../limits/fairQueue.ts'

/** The minimum parameters that OWASP recommends for argon2id; memoryCost is in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing uses all cores but one, so that other requests are still served. Networks take turns, and known devices and
 * signed-in people go first. Never hash inside a transaction: it would hold a database connection for the whole wait.
 */
const queue = openFairQueue({ atOnce: Math.max(1, availableParallelism() - 1), waitingAtMost: 200 })

const inTurn = async <T>(turn: Turn, work: () => Promise<T>) => {
  try {
    return await queue.run(turn, work)
  } catch (error) {
    throw error instanceof QueueFull ? new ORPCError('SERVICE_UNAVAILABLE', { cause: error }) : error
  }
}

/** The turn of commands, which no network requests. */
const internalTurn: Turn = { key: '', first: true }

export const hashPassword = (password: string, turn = internalTurn) => inTurn(turn, () => hash(password, cost))

/**
 * Verified in place of a missing account's hash, so that unknown mail addresses take as long as known ones. It is the hash of
 * random bytes with the parameters of `cost`. A constant, because to compute it took 35 ms and 19 MB of each start.
 */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Q+5gzPeJ4uUNe1N3jrNr/Q$XMeKvZMMNsuWX8p5gWgqQ5dTYMTwoTZUOunwj8jgU5I'

/** Compares a password with its stored hash. Without one the result is false, after as much time as with one. */
export const passwordMatches = async (stored: string | undefined, password: string, turn = internalTurn) => {
  const right = await inTurn(turn, () => verify(stored || dummyHash, password))
  return right && !!stored
}
