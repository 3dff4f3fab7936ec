import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '#contract/pages.ts'

test('no address of a page is written by hand: a page can move, and every link follows', () => {
  const words = new Set(Object.values(pages).map((page) => page.path.split('/')[1] ?? ''))
  const first = [...words].filter((word) => word && !word.startsWith(':')).join('|')
  const byHand = new RegExp(`["'\`]/(${first})(?=[/?"'\`])|\\}/(${first}|language|menu|client)(?=[/?"'\`])`)
  const found = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => byHand.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})
