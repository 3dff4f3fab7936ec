import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const listFiles = (matches: RegExp) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(({ name }) => matches.test(name) && !name.includes('.test.'))
    .map(({ parentPath, name }) => path.join(parentPath, name))

/** Every class of a stylesheet that a module uses, as 'file.module.css .class'. */
const findUsedClasses = (file: string) => {
  const code = readFileSync(file, 'utf8')
  return [...code.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)].flatMap(([, name, from = '']) => {
    const sheet = from.startsWith('#web/') ? path.join(root, from.slice(5)) : path.resolve(path.dirname(file), from)
    return [...code.matchAll(new RegExp(`(?<![\\w.'/-])${name}\\.(\\w+)\\b(?!\\.css)`, 'g'))].map(
      ([, used]) => `${path.relative(root, sheet)} .${used}`,
    )
  })
}

const findClasses = (sheet: string) => {
  const rules = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '')
  return [...rules.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name)
}

const findDefinedClasses = (sheet: string) => findClasses(sheet).map((name) => `${path.relative(root, sheet)} .${name}`)

/** Class names in plain strings: `className="card padded"`, in templates and in conditional expressions. */
const findPlainNames = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(
    ([, plain, code = '']) => {
      const strings = [...code.matchAll(/`([^`]*)`|'([^']*)'/g)].map(([, template, quoted]) => template ?? quoted ?? '')
      return (plain ?? strings.join(' ').replaceAll(/\$\{[^}]*\}/g, ' ')).split(/\s+/).filter(Boolean)
    },
  )

const kit = ['theme/base', 'theme/layout', 'theme/text', 'theme/controls', 'theme/whole', 'shells/guest/fixed'].map(
  (name) => path.join(root, `kernel/${name}.css`),
)

test('every class name of the kit is used, and every plain class name is defined in the kit', () => {
  const used = new Set(listFiles(/\.tsx$/).flatMap(findPlainNames))
  const defined = new Set(kit.flatMap(findClasses))
  expect(used.size).toBeGreaterThan(20)
  expect({ unused: [...defined.difference(used)], undefined: [...used.difference(defined)] }).toEqual({
    unused: [],
    undefined: [],
  })
})

test('every class of a stylesheet module is used, and every used class is defined', () => {
  const used = new Set(listFiles(/\.tsx?$/).flatMap(findUsedClasses))
  const defined = new Set(listFiles(/\.module\.css$/).flatMap(findDefinedClasses))
  expect(used.size).toBeGreaterThan(500)
  expect({
    unused: [...defined.difference(used)],
    undefined: [...used.difference(defined)],
  }).toEqual({ unused: [], undefined: [] })
})
