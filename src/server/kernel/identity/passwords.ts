import { hash, verify } from '@node-rs/argon2'

/** argon2id with the memory and passes that OWASP asks for at the least. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** Checked in place of an account that does not exist, so that the answer takes as long. */
const nobody = await hashPassword('nobody has this password')

export const passwordMatches = async (stored: string | undefined, password: string) => {
  const right = await verify(stored ?? nobody, password)
  return right && stored !== undefined
}
