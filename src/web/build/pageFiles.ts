import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { drawnSurfaces, type Page } from '../../contract/kernel/page.ts'
import { pages } from '../../contract/pages.ts'
import { chunkGroups } from './chunks.ts'
import { type Drawing, drawings, entries } from './drawings.ts'

const offlineWorker = fileURLToPath(new URL('../kernel/offline/worker.ts', import.meta.url))
/** Fetched together with the HTML: the file that a surface sets its first words in. */
const font = /archivo-latin-wdth-normal.*\.woff2$/
/** What stands in for an ability that a browser lacks: workers, and the WebAssembly they run. */
const substitute = /\.worker-.*\.js$|\.wasm$/

interface Files {
  js: string[]
  css: string[]
  fonts: string[]
}

/** The files that come of these modules, with all that they need. */
const filesOf = (outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[], modules: string[]): Files => {
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const js = new Set<string>()
  const css = new Set<string>()
  const add = (fileName: string) => {
    const chunk = chunks.find((one) => one.fileName === fileName)
    if (!chunk || js.has(`/${fileName}`)) return
    js.add(`/${fileName}`)
    for (const imported of chunk.imports) add(imported)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) css.add(`/${sheet}`)
  }
  for (const module of modules) {
    const chunk = chunks.find(
      ({ facadeModuleId, moduleIds }) => facadeModuleId === module || moduleIds.includes(module),
    )
    if (!chunk) throw new Error(`Nothing was built from ${module}.`)
    add(chunk.fileName)
  }
  const fonts = outputs.map(({ fileName }) => `/${fileName}`).filter((file) => font.test(file))
  return { js: [...js], css: [...css], fonts }
}

/**
 * Tells the server which files each page needs (pages.json) and the offline worker which to keep (sw.js), and puts
 * modules into files by the pages that need them.
 */
export function pageFiles(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let drawn: readonly Drawing[] = []
  const plugin: Plugin = {
    name: 'casa-page-files',
    apply: 'build',
    // After the workers have been added.
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: offlineWorker, fileName: 'sw.js' })
    },
    async buildEnd(error) {
      if (!error) drawn = await drawings(this)
    },
    generateBundle(_, bundle) {
      const outputs = Object.values(bundle)
      const list: Record<string, Files> = {}
      for (const [name, module] of Object.entries(entries)) list[name] = filesOf(outputs, [module])
      for (const { name, surface, modules } of drawn) {
        const files = filesOf(outputs, modules)
        // On a slow phone a font fetched early holds the first paint back by a second: what is drawn does without.
        list[name] = drawnSurfaces.includes(surface) ? { ...files, fonts: [] } : files
      }
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(list, null, 2) })

      // With none, devices stop keeping pages.
      const kept = Object.entries<Page>(pages).filter(([, { offline }]) => offline)
      const offline = {
        pages: kept.map(([, { path }]) => `^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
        files: [...new Set(kept.flatMap(([name]) => Object.values(list[name] ?? {}).flat()))],
        substitutes: outputs.map(({ fileName }) => `/${fileName}`).filter((file) => substitute.test(file)),
      }
      const version = createHash('sha256').update(JSON.stringify(offline)).digest('hex').slice(0, 12)
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk' || worker.imports.length > 0) this.error('sw.js must be one file')
      worker.code = worker.code.replace('__OFFLINE__', () => JSON.stringify({ version, ...offline }))
    },
  }
  return { plugin, groups: chunkGroups(() => drawn) }
}
