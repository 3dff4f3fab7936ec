import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { type EntryFile, entryFileOf } from '#contract/kernel/page.ts'
import { type PageName, pages } from '#contract/pages.ts'
import { builtWeb } from './testing/built.ts'

/** The files that the pages of an entry file load at their start. */
const textsOf = (entry: EntryFile, kind: 'js' | 'css') => {
  const names = (Object.keys(pages) as PageName[]).filter((name) => entryFileOf[pages[name].surface] === entry)
  const files = new Set(names.flatMap((name) => builtWeb.filesOf(name)[kind]))
  return Array.from(files, (file) => ({ file, text: readFileSync(path.join(builtWeb.folder, file), 'utf8') }))
}

interface Node {
  type?: string
  operator?: string
  regex?: { pattern: string; flags: string }
}
/** The syntax in a script that is newer than ECMAScript 2019. */
const newerSyntaxIn = (text: string) => {
  const found = new Set<string>()
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type = '', operator = '', regex } = node as Node
    if (['ChainExpression', 'PrivateIdentifier', 'StaticBlock'].includes(type)) found.add(type)
    if (/^(\?\?=?|&&=|\|\|=)$/.test(operator)) found.add(operator)
    if (regex && /\(\?<[=!]/.test(regex.pattern)) found.add('lookbehind')
    if (regex && /[dv]/.test(regex.flags)) found.add('newer flag')
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(text))
  return [...found]
}

test('the scripts of televisions contain no syntax newer than ECMAScript 2019', () => {
  for (const { file, text } of textsOf('main.tv', 'js')) expect(newerSyntaxIn(text), file).toEqual([])
})

test('the other scripts contain no syntax that Chromium 92 and Safari 15.4 lack', () => {
  const unsupported = ['StaticBlock', 'lookbehind', 'newer flag']
  for (const entry of ['main', 'main.phone', 'main.guest', 'main.public'] as const)
    for (const { file, text } of textsOf(entry, 'js'))
      expect(
        newerSyntaxIn(text).filter((syntax) => unsupported.includes(syntax)),
        file,
      ).toEqual([])
})

test('the styles of televisions use only CSS that browsers of 2020 support', () => {
  for (const { file, text } of textsOf('main.tv', 'css')) {
    expect(text, file).not.toMatch(/[;{]inset:|aspect-ratio:|:has\(|:is\(|:where\(|\d[dsl]v[hw]\b/)
    const rules = text.match(/\{[^{}]*\}/g) ?? []
    expect(
      rules.filter((rule) => /display:(inline-)?flex/.test(rule) && /[;{](row-|column-)?gap:/.test(rule)),
      file,
    ).toEqual([])
  }
})

/** Rules that browsers apply only if they support them. */
const guardedRules = /@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g
/**
 * Selectors with little effect if they are not supported: keyboard outlines, no scrolling behind a bottom sheet, no bottom bar while its
 * links arrive.
 */
const optionalSelectors = /:has\(:focus-visible\)|:root:has\(|:not\(:has\(\+\*\)\)/g

test('the styles of phones use only CSS that browsers of 2021 support, apart from optional effects', () => {
  const names = (Object.keys(pages) as PageName[]).filter((name) =>
    ['phone', 'guest', 'public'].includes(pages[name].surface),
  )
  for (const file of new Set(names.flatMap((name) => builtWeb.filesOf(name).css))) {
    const text = builtWeb.stylesIn([file]).replaceAll(guardedRules, '').replaceAll(optionalSelectors, '')
    expect(text, file).not.toMatch(
      /:has\(|\d[dsl]v[hw]\b|color-mix\(|@container|@layer|subgrid|[;{](translate|rotate|scale):|oklch\(|intrinsic-size:auto/,
    )
  }
})
