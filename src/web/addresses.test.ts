import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '#contract/pages.ts'

test('no module contains the path of a page as text, so that links follow when a page’s path changes', () => {
  const segments = new Set(Object.values(pages).map((page) => page.path.split('/')[1] ?? ''))
  const names = [...segments].filter((segment) => segment && !segment.startsWith(':')).join('|')
  const writtenPath = new RegExp(`["'\`]/(${names})(?=[/?"'\`])|\\}/(${names}|language|menu|client)(?=[/?"'\`])`)
  const found = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => writtenPath.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})
