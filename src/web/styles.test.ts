import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const filesThat = (matches: RegExp) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(({ name }) => matches.test(name) && !name.includes('.test.'))
    .map(({ parentPath, name }) => path.join(parentPath, name))

/** Every class that a module wears, as 'file.module.css .class'. */
const wornIn = (file: string) => {
  const code = readFileSync(file, 'utf8')
  return [...code.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)].flatMap(([, name, from = '']) => {
    const sheet = from.startsWith('#web/') ? path.join(root, from.slice(5)) : path.resolve(path.dirname(file), from)
    return [...code.matchAll(new RegExp(`(?<![\\w.'/-])${name}\\.(\\w+)\\b(?!\\.css)`, 'g'))].map(
      ([, worn]) => `${path.relative(root, sheet)} .${worn}`,
    )
  })
}

const classesIn = (sheet: string) => {
  const rules = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '')
  return [...rules.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name)
}

const writtenIn = (sheet: string) => classesIn(sheet).map((name) => `${path.relative(root, sheet)} .${name}`)

/** Class names that are written as plain strings: `className="card padded"`, the words of a template, of a choice. */
const plainNamesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(
    ([, plain, code = '']) => {
      const strings = [...code.matchAll(/`([^`]*)`|'([^']*)'/g)].map(([, template, quoted]) => template ?? quoted ?? '')
      return (plain ?? strings.join(' ').replaceAll(/\$\{[^}]*\}/g, ' ')).split(/\s+/).filter(Boolean)
    },
  )

const kit = ['theme/base', 'theme/layout', 'theme/text', 'theme/controls', 'shells/guest/fixed'].map((name) =>
  path.join(root, `kernel/${name}.css`),
)

test('every class name of the kit is used, and no plain class name is used that the kit does not have', () => {
  const used = new Set(filesThat(/\.tsx$/).flatMap(plainNamesIn))
  const defined = new Set(kit.flatMap(classesIn))
  expect(used.size).toBeGreaterThan(20)
  expect({ unused: [...defined.difference(used)], undefined: [...used.difference(defined)] }).toEqual({
    unused: [],
    undefined: [],
  })
})

test('every class of a stylesheet is worn by somebody, and none is worn that is not written', () => {
  const worn = new Set(filesThat(/\.tsx?$/).flatMap(wornIn))
  const written = new Set(filesThat(/\.module\.css$/).flatMap(writtenIn))
  expect(worn.size).toBeGreaterThan(500)
  expect({
    unworn: [...written.difference(worn)],
    unwritten: [...worn.difference(written)],
  }).toEqual({ unworn: [], unwritten: [] })
})
