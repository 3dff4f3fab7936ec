import { readdirSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from '#contract/kernel/page.ts'
import { pages } from '#contract/pages.ts'

/** Phone pages that no screen links to, with the reason. */
const withoutLink: Readonly<Record<string, string>> = {
  memberReset: 'a mail to the member holds the link',
  mailConfirm: 'a mail to the member holds the link',
}

/** The code of every module of the web, by its path below src/web. */
type Sources = ReadonlyMap<string, string>

/** The file of each page's screen, as the products' lists of screens register it. */
const findScreenFiles = (sources: Sources) =>
  new Map(
    [...sources.values()].flatMap((code) =>
      [...code.matchAll(/(\w+): \w+\(\(\) =>\s*import\('#web\/([^']+)'\)/g)].map(([, name, file]) => [name, file]),
    ),
  )

/** The pages that no file but their own screen links to. */
const findUnlinked = (sources: Sources, names: readonly string[]) => {
  const screens = findScreenFiles(sources)
  const hasLink = (name: string) => {
    const link = new RegExp(`\\bto\\w*\\(\\s*'${name}'`)
    return [...sources].some(([file, code]) => file !== screens.get(name) && link.test(code))
  }
  return names.filter((name) => !hasLink(name))
}

test('every phone page is linked from another screen, or listed here with the reason why not', () => {
  const modules = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map(({ parentPath, name }) => resolve(parentPath, name))
  const sources = new Map(
    modules.map((file) => [relative(import.meta.dirname, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  )
  const phonePages = Object.entries<Page>(pages).flatMap(([name, { surface }]) => (surface === 'phone' ? [name] : []))
  expect(phonePages.filter((name) => !findScreenFiles(sources).has(name))).toEqual([])
  expect(findUnlinked(sources, phonePages)).toEqual(Object.keys(withoutLink))
})

test('a page that only its own screen links to counts as unlinked', () => {
  const sources = new Map([
    ['club/pages.phone.ts', `lost: lazyPart(() => import('#web/club/LostScreen.tsx').then((m) => m.LostScreen)),`],
    ['club/LostScreen.tsx', `<Link to={to('lost', { page: 2 })}>`],
  ])
  expect(findUnlinked(sources, ['lost'])).toEqual(['lost'])
  expect(findUnlinked(new Map([...sources, ['club/Home.tsx', `<Link to={toPhone('lost')}>`]]), ['lost'])).toEqual([])
})
