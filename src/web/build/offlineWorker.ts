import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Page } from '../../contract/kernel/page.ts'
import { pages } from '../../contract/pages.ts'
import type { Files } from './pageFiles.ts'

const worker = fileURLToPath(new URL('../kernel/offline/worker.ts', import.meta.url))
/** Files that replace a missing browser API: workers, and the WebAssembly that they run. */
const polyfillFile = /\.worker-.*\.js$|\.wasm$/

/** Builds the service worker (sw.js) with the list of pages and files that it caches. Runs after the plugin that fills `list`. */
export const offlineWorker = (list: Readonly<Record<string, Files>>): Plugin => ({
  name: 'casa-offline-worker',
  apply: 'build',
  enforce: 'post',
  buildStart() {
    this.emitFile({ type: 'chunk', id: worker, fileName: 'sw.js' })
  },
  generateBundle(_, bundle) {
    // Without offline pages the service worker unregisters itself.
    const offlinePages = Object.entries<Page>(pages).filter(([, { offline }]) => offline)
    const offline = {
      pages: offlinePages.map(([, { path }]) => `^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
      files: [...new Set(offlinePages.flatMap(([name]) => Object.values(list[name] ?? {}).flat()))],
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
