import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { opensOffline, type Page } from '../../contract/kernel/page.ts'
import { pages } from '../../contract/pages.ts'
import type { PageFiles } from './pageFiles.ts'

const worker = fileURLToPath(new URL('../kernel/offline/worker.ts', import.meta.url))
/** Files that replace a missing browser API: workers, and the WebAssembly that they run. */
const polyfillFile = /\.worker-.*\.js$|\.wasm$/

/** These files and all files that they import, statically or dynamically, with their style sheets. */
function lazyFiles(outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[], first: readonly string[]) {
  const chunks = new Map(
    outputs.flatMap((output) => (output.type === 'chunk' ? [[`/${output.fileName}`, output]] : [])),
  )
  const found = new Set(first)
  // The loop adds to `found` while it iterates over it.
  for (const file of found) {
    const { imports = [], dynamicImports = [], viteMetadata } = chunks.get(file) ?? {}
    for (const next of [...imports, ...dynamicImports, ...(viteMetadata?.importedCss ?? [])]) found.add(`/${next}`)
  }
  return [...found]
}

/** Builds the service worker (sw.js) with the list of pages and files that it caches. Runs after the plugin that fills `list`. */
export const offlineWorkerPlugin = (list: Readonly<Record<string, PageFiles>>): Plugin => ({
  name: 'casa-offline-worker',
  apply: 'build',
  enforce: 'post',
  buildStart() {
    this.emitFile({ type: 'chunk', id: worker, fileName: 'sw.js' })
  },
  generateBundle(_, bundle) {
    const offlinePages = Object.entries<Page>(pages).filter(([, page]) => opensOffline(page))
    const otherPaths = new Set(Object.values<Page>(pages).flatMap((page) => (opensOffline(page) ? [] : page.path)))
    const offline = {
      // Without paths that other surfaces use too: a slow response of the server must not be replaced by a phone page
      // there.
      pages: offlinePages
        .filter(([, { path }]) => !otherPaths.has(path))
        .map(([, { path }]) => `^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
      files: [
        ...new Set([
          ...offlinePages.flatMap(([name]) => Object.values(list[name] ?? {}).flat()),
          ...lazyFiles(Object.values(bundle), list['main.phone']?.js ?? []),
        ]),
      ],
      substitutes: Object.keys(bundle)
        .map((fileName) => `/${fileName}`)
        .filter((file) => polyfillFile.test(file)),
    }
    const version = createHash('sha256').update(JSON.stringify(offline)).digest('hex').slice(0, 12)
    const built = bundle['sw.js']
    if (built?.type !== 'chunk' || built.imports.length > 0) this.error('sw.js must be one file')
    built.code = built.code.replace('__OFFLINE__', () => JSON.stringify({ version, ...offline }))
  },
})
