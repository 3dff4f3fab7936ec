import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project.ts'

const bytesPerEntry = 4
let list: Buffer | undefined

/** Sorted 4-byte prefixes of SHA-256 hashes, written by scripts/commonPasswords.mjs; 0.8 MB, read at the first use. */
const prefixes = () => {
  list ??= readFileSync(path.join(projectFolder, 'src/server/kernel/identity/commonPasswords.bin'))
  return list
}

/**
 * Whether the password, in lower case, is one of the 197,000 most common ones of published leaks. Rarely true for another one,
 * because only prefixes of hashes are compared.
 */
export const isCommonPassword = (password: string) => {
  const wanted = createHash('sha256').update(password.toLowerCase().normalize('NFC')).digest().readUInt32BE(0)
  const sorted = prefixes()
  let [low, high] = [0, sorted.length / bytesPerEntry - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted.readUInt32BE(middle * bytesPerEntry)
    if (found === wanted) return true
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}
