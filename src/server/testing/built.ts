import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { PageName } from '#contract/pages.ts'
import type { RenderPage } from '#contract/rendering.ts'
import { loadPageRenderer, readBuiltWeb } from '../pages.ts'

const root = path.join(import.meta.dirname, '../../..')
const dist = path.join(root, 'dist')

// Importing this module builds the web when its sources have changed. No test's timeout includes an import.
const building = promisify(execFile)(process.execPath, [path.join(root, 'scripts/build.mjs')])
building.child.stdout?.pipe(process.stdout)
await building

export const builtWeb = readBuiltWeb(path.join(dist, 'web'))

/** From a build that is gone by then, as when the next version is built where this one still runs. */
const readGone = async () => {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'casaclub-built-'))
  await cp(path.join(dist, 'server-side'), copy, { recursive: true })
  const draw = await loadPageRenderer(copy)
  await rm(copy, { recursive: true })
  if (!draw) throw new Error('The web is not built.')
  return draw
}
let drawing: Promise<RenderPage> | undefined

/** The pages as they are built: nothing of them runs in a browser here. */
export const drawBuilt: RenderPage = async (...asked) => {
  drawing ??= readGone()
  return (await drawing)(...asked)
}

/** What is worn on a drawn page without a style in the page's own files. A page where nothing is worn was not drawn. */
export const unstyledOn = (name: PageName, seen: string) => {
  const styles = builtWeb.stylesIn(builtWeb.filesOf(name).css)
  // The library's own classes have their styles elsewhere, or none.
  const worn = new Set(Array.from(seen.matchAll(/ class="(_[^"]*)"/g), ([, names = '']) => names.split(' ')).flat())
  if (worn.size === 0) throw new Error(`Nothing of ${name} is drawn.`)
  return [...worn].filter((one) => !styles.includes(`.${one}`))
}
