import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { PageName } from '#contract/pages.ts'
import type { RenderPage } from '#contract/rendering.ts'
import { openPageRenderer, readBuiltWeb } from '../pages.ts'

const root = path.join(import.meta.dirname, '../../..')
const dist = path.join(root, 'dist')

// Importing this module builds the web when its sources have changed. No test's timeout includes an import.
const building = promisify(execFile)(process.execPath, [path.join(root, 'scripts/build.mjs')])
building.child.stdout?.pipe(process.stdout)
await building

export const builtWeb = readBuiltWeb(path.join(dist, 'web'))

/** Copies the build and deletes the copy after reading, as if the next version was built while this one runs. */
const loadFromDeletedCopy = async () => {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'casaclub-built-'))
  await cp(path.join(dist, 'server-side'), copy, { recursive: true })
  const renderer = openPageRenderer(copy)
  if (!renderer) throw new Error('The web is not built.')
  await renderer.load()
  await rm(copy, { recursive: true })
  return renderer.render
}
let renderer: Promise<RenderPage> | undefined

/** Renders pages with the built web, without a browser. */
export const renderBuiltPage: RenderPage = async (...request) => {
  renderer ??= loadFromDeletedCopy()
  return (await renderer)(...request)
}

/** Class names of a rendered page that have no rule in the page's own style sheets. A page without any class name was not rendered. */
export const findUnstyledClasses = (name: PageName, html: string) => {
  const styles = builtWeb.stylesIn(builtWeb.filesOf(name).css)
  // Mantine's own classes have their styles elsewhere, or none.
  const used = new Set(Array.from(html.matchAll(/ class="(_[^"]*)"/g), ([, names = '']) => names.split(' ')).flat())
  if (used.size === 0) throw new Error(`Nothing of ${name} was rendered.`)
  return [...used].filter((one) => !styles.includes(`.${one}`))
}
