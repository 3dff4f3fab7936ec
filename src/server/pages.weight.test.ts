import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { renderedSurfaces, type Surface } from '#contract/kernel/page.ts'
import { type PageName, pages } from '#contract/pages.ts'
import { builtWeb } from './testing/built.ts'

const weights = new Map<string, number>()
const kB = (file: string) => {
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(path.join(builtWeb.folder, file))).length / 1000
  weights.set(file, weight)
  return weight
}
/** Maximum compressed size in kB. CSS of server-rendered pages does not count, because it is part of their HTML. */
const limits: Record<Surface, number> = { entrance: 147, staff: 171, tv: 84, phone: 113, guest: 79, public: 79 }

const ofSurface = Map.groupBy(Object.keys(pages) as PageName[], (name) => pages[name].surface)

test.each([...ofSurface])(
  'the compressed JavaScript and CSS that each %s page loads first is below the limit of that surface',
  (surface, names) => {
    const weights = names.map((name) => {
      const { js, css } = builtWeb.filesOf(name)
      expect(js.length, name).toBeGreaterThan(0)
      const counted = renderedSurfaces.includes(surface) ? js : [...js, ...css]
      return { name, kB: Math.round(counted.reduce((sum, file) => sum + kB(file), 0)) }
    })
    expect(weights.filter(({ kB }) => kB > limits[surface])).toEqual([])
  },
)

test('a browser-rendered page preloads one font file; the not-found page uses none and preloads none', () => {
  for (const name of ['main', 'main.phone', 'bags'] as const) expect(builtWeb.filesOf(name).fonts, name).toHaveLength(1)
  expect(builtWeb.filesOf('main.guest').fonts).toEqual([])
})

test('no file that an entry file loads, at once or later, loads another entry file, which would start a second app in the page', () => {
  const folder = path.join(builtWeb.folder, 'assets')
  const entries = readdirSync(folder).filter((file) => /^main[.-].*\.js$/.test(file))
  const isEntry = (file: string) => entries.includes(file)
  const imports = (file: string) =>
    Array.from(
      readFileSync(path.join(folder, file), 'utf8').matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g),
      ([, name = '']) => name,
    )
  const loadedBy = (entry: string) => {
    const found = new Set([entry])
    for (const file of found) for (const name of imports(file)) found.add(name)
    return [...found]
  }
  expect(entries.length).toBeGreaterThan(3)
  for (const entry of entries) expect(loadedBy(entry).filter(isEntry)).toEqual([entry])
})
