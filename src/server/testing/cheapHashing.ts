import { createRequire } from 'node:module'
import type { Options } from '@node-rs/argon2'

// Vitest's configuration puts this file in place of the package in servers that run inside of the tests; `require` loads the package.
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')

/** A hash takes 0.2 ms of CPU time with these parameters and 35 ms with those of the product. */
const cheap = { memoryCost: 64, timeCost: 1 }
/** The product's parameters, once a test file measures time that hashing takes. */
let full: Options | undefined

/** Lets every hash and comparison take as long as in the product, until the returned function is called. */
export const hashAtFullCost = () => {
  full = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
  return () => {
    full = undefined
  }
}

export const hash = (password: string, options: Options) => argon2.hash(password, { ...options, ...(full ?? cheap) })

export const verify = async (stored: string, password: string) => {
  // `argon2.verify` uses the parameters of the stored hash. If those are the cheap ones, the extra hash takes the product's time.
  if (full && stored.includes(`$m=${cheap.memoryCost},`)) await argon2.hash(password, full)
  return argon2.verify(stored, password)
}
