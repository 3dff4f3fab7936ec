import { expect, test } from 'vitest'
import { dummyHash, hashPassword, passwordMatches } from './passwords.ts'

test('a password is hashed with argon2id and the parameters of OWASP, and only the same password matches it', async () => {
  const stored = await hashPassword('una clave larga')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordMatches(stored, 'una clave larga')).toBe(true)
  expect(await passwordMatches(stored, 'otra clave larga')).toBe(false)
  expect(await passwordMatches(undefined, 'nobody has this password')).toBe(false)
})

test("the hash that is compared for an unknown mail address has the parameters and lengths of a new password's hash", async () => {
  const parametersAndLengths = (hash: string) => {
    const [, algorithm, version, parameters, ...saltAndHash] = hash.split('$')
    return [algorithm, version, parameters, ...saltAndHash.map(({ length }) => length)]
  }
  expect(parametersAndLengths(dummyHash)).toEqual(parametersAndLengths(await hashPassword('una clave larga')))
})
