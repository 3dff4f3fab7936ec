import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { turns } from '../turns.ts'

/** argon2id with the memory and passes that OWASP asks for at the least. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One core stays free for everybody else, however many sign in at once. Never inside a transaction. */
const inTurn = turns(Math.max(1, availableParallelism() - 1), 200)

export const hashPassword = (password: string) => inTurn(() => hash(password, cost))

/** Checked in place of an account that does not exist, so that the answer takes as long. */
const nobody = await hashPassword('nobody has this password')

/** No stored password, or an empty one, matches nothing. */
export const passwordMatches = async (stored: string | undefined, password: string) => {
  const right = await inTurn(() => verify(stored || nobody, password))
  return right && !!stored
}
