import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
// A computed path, because the compiler does not read plain JavaScript.
const { onlyForTests }: { onlyForTests: string[] } = await import(join(root, 'scripts/setup.mjs'))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Sources that `npm start` and the commands of the server build or run. */
const sources = globSync(['src/**/*.{ts,tsx}', 'demo/**/*.ts', 'vite.*.ts', 'scripts/*.mjs'], { cwd: root }).filter(
  (file) => !/\.(test|testkit)\.tsx?$|^src\/server\/testing\//.test(file),
)
const importedPackage = /(?:from|import) ?\(?'((?:@[\w.-]+\/)?[\w.-]+)[/']/g
const importedIn = (text: string) => [...text.matchAll(importedPackage)].map(([, name = '']) => name)

test('a package that npm start does not install is imported only by tests and tools', () => {
  const imported = new Set(sources.flatMap((file) => importedIn(read(file))))
  expect([...imported]).toEqual(expect.arrayContaining(['react', 'pg', 'vite', 'sharp']))
  expect(onlyForTests.filter((name) => imported.has(name))).toEqual([])
})

test('every package that npm start does not install is a development package', () => {
  const { devDependencies } = JSON.parse(read('package.json'))
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(onlyForTests))
})
