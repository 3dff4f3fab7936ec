import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { type Entry, entryOf } from '#contract/kernel/page.ts'
import { type PageName, pages } from '#contract/pages.ts'
import { builtWeb } from './testing/built.ts'

/** All that the pages of a program load at their start. */
const textsOf = (entry: Entry, kind: 'js' | 'css') => {
  const names = (Object.keys(pages) as PageName[]).filter((name) => entryOf[pages[name].surface] === entry)
  const files = new Set(names.flatMap((name) => builtWeb.filesOf(name)[kind]))
  return Array.from(files, (file) => ({ file, text: readFileSync(path.join(builtWeb.folder, file), 'utf8') }))
}

interface Node {
  type?: string
  operator?: string
  regex?: { pattern: string; flags: string }
}
/** The ways of saying things that a script uses, beyond those of 2019. */
const newerSyntaxIn = (text: string) => {
  const found = new Set<string>()
  const look = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type = '', operator = '', regex } = node as Node
    if (['ChainExpression', 'PrivateIdentifier', 'StaticBlock'].includes(type)) found.add(type)
    if (/^(\?\?=?|&&=|\|\|=)$/.test(operator)) found.add(operator)
    if (regex && /\(\?<[=!]/.test(regex.pattern)) found.add('lookbehind')
    if (regex && /[dv]/.test(regex.flags)) found.add('newer flag')
    for (const below of Object.values(node)) look(below)
  }
  look(parseAst(text))
  return [...found]
}

test('televisions of 2020 understand every word of their program', () => {
  for (const { file, text } of textsOf('main.tv', 'js')) expect(newerSyntaxIn(text), file).toEqual([])
})

test('Chromium 92 and Safari 15.4 understand every word of the other programs', () => {
  const newer = ['StaticBlock', 'lookbehind', 'newer flag']
  for (const entry of ['main', 'main.phone', 'main.guest', 'main.public'] as const)
    for (const { file, text } of textsOf(entry, 'js'))
      expect(
        newerSyntaxIn(text).filter((one) => newer.includes(one)),
        file,
      ).toEqual([])
})

test('televisions of 2020 know every style of their pages', () => {
  for (const { file, text } of textsOf('main.tv', 'css')) {
    expect(text, file).not.toMatch(/[;{]inset:|aspect-ratio:|:has\(|:is\(|:where\(|\d[dsl]v[hw]\b/)
    const rules = text.match(/\{[^{}]*\}/g) ?? []
    expect(
      rules.filter((rule) => /display:(inline-)?flex/.test(rule) && /[;{](row-|column-)?gap:/.test(rule)),
      file,
    ).toEqual([])
  }
})

/** Rules that a browser takes only when it says that it knows what stands in them. */
const asked = /@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g
/** What is seen of these is little: an outline for keyboards, a page that stays where it is behind a sheet. */
const doneWithout = /:has\(:focus-visible\)|:root:has\(/g

test('phones of 2021 know every style of their pages, or do without', () => {
  const names = (Object.keys(pages) as PageName[]).filter((name) =>
    ['phone', 'guest', 'public'].includes(pages[name].surface),
  )
  for (const file of new Set(names.flatMap((name) => builtWeb.filesOf(name).css))) {
    const text = builtWeb.stylesIn([file]).replaceAll(asked, '').replaceAll(doneWithout, '')
    expect(text, file).not.toMatch(
      /:has\(|\d[dsl]v[hw]\b|color-mix\(|@container|@layer|subgrid|[;{](translate|rotate|scale):|oklch\(|intrinsic-size:auto/,
    )
  }
})
