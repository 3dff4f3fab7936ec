import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder as root } from '#server/kernel/project.ts'

type Packages = Record<string, { name?: string; version: string; integrity?: string; resolved?: string }>
// A computed path, because the compiler does not read plain JavaScript.
const { withUrls }: { withUrls: (packages: Packages) => Packages } = await import(join(root, 'scripts/npm.mjs'))

test('packages of a lockfile get the usual URL of their name and version, unless they are part of another or have a URL', () => {
  const integrity = 'sha512-AAAA'
  const resolved = 'https://example.test/own.tgz'
  const urls = withUrls({
    '': { version: '0.1.0' },
    'node_modules/pg': { version: '8.1.0', integrity },
    'node_modules/a/node_modules/@scope/b': { version: '2.0.0-rc.1', integrity },
    'node_modules/alias': { name: 'original', version: '1.0.0', integrity },
    'node_modules/bundled': { version: '1.0.0' },
    'node_modules/own': { version: '1.0.0', integrity, resolved },
  })
  expect(Object.values(urls).map((entry) => entry.resolved)).toEqual([
    undefined,
    'https://registry.invalid/pg/-/pg-8.1.0.tgz',
    'https://registry.invalid/@scope/b/-/b-2.0.0-rc.1.tgz',
    'https://registry.invalid/original/-/original-1.0.0.tgz',
    undefined,
    resolved,
  ])
})

test('the lockfile names no registry', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved"')
})
