import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

interface CoverageLine {
  number: number
  code: string
  proof: string
}

const lines = read('docs/spec-coverage.md')
  .split('\n')
  .flatMap((text, i): CoverageLine[] => {
    const [specification = '', code = '', proof = ''] = text.replaceAll(/^\| | \|$/g, '').split(' | ')
    const isRow = text.startsWith('| ') && !['specification', '---'].includes(specification)
    return isRow ? [{ number: i + 1, code, proof }] : []
  })

/** Paths of the document begin at src, those of journeys and scripts at the root. */
const fileOf = (mention: string) => [mention, `src/${mention}`].find((file) => existsSync(path.join(root, file)))
const mentions = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, mention = '']) => mention)

/** Titles of a file's tests, as they are written: a title with a variable contains its expression. */
const titlesOf = (file: string) =>
  [...read(file).matchAll(/\btest(?:\.\w+(?:\([^)]*\))?)*\(\s*(['`"])(.*?)\1,/gs)].map(([, , title = '']) => title)

test('every line of the coverage names existing code and an existing proof', () => {
  expect(lines.length).toBeGreaterThan(150)
  const wrong = lines.flatMap(({ number, code, proof }) => {
    const missing = [...mentions(code), ...mentions(proof)].filter((mention) => !fileOf(mention))
    const lacks = [mentions(code).length === 0 && 'names no code', proof.trim() === '' && 'names no proof']
    return [...missing.map((file) => `${file} does not exist`), ...lacks.filter(Boolean)].map(
      (problem) => `line ${number}: ${problem}`,
    )
  })
  expect(wrong, 'correct docs/spec-coverage.md').toEqual([])
})

test('every test title that the coverage names is in the named file', () => {
  const wrong = lines.flatMap(({ number, proof }) =>
    // A file is followed by the words of its titles, in quotation marks.
    [...proof.matchAll(/`([^`]+)`((?:,? "[^"]+")*)/g)].flatMap(([, mention = '', quoted = '']) => {
      const titles = titlesOf(fileOf(mention) ?? '')
      return [...quoted.matchAll(/"([^"]+)"/g)]
        .filter(([, words = '']) => !titles.some((title) => title.includes(words)))
        .map(([, words]) => `line ${number}: no test of ${mention} has '${words}' in its title`)
    }),
  )
  expect(wrong, 'a renamed or moved test: correct docs/spec-coverage.md').toEqual([])
})

test('every page whose words the coverage names has specified words', () => {
  const source = read('e2e/specified-words.ts')
  const pages = lines.flatMap(({ number, proof }) =>
    [...proof.matchAll(/words \(([^)]+)\)/g)].flatMap(([, names = '']) =>
      names.split(', ').map((name) => ({ number, name })),
    ),
  )
  const wrong = pages.filter(({ name }) => !source.includes(`\n  ${name}: `))
  expect(wrong).toEqual([])
})
