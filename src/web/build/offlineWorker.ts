import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Page } from '../../contract/kernel/page.ts'
import { pages } from '../../contract/pages.ts'
import type { Files } from './pageFiles.ts'

const worker = fileURLToPath(new URL('../kernel/offline/worker.ts', import.meta.url))
/** What stands in for an ability that a browser lacks: workers, and the WebAssembly they run. */
const substitute = /\.worker-.*\.js$|\.wasm$/

/** Builds the offline worker (sw.js) and tells it which pages and files to keep. Comes after the list of files is made. */
export const offlineWorker = (list: Readonly<Record<string, Files>>): Plugin => ({
  name: 'casa-offline-worker',
  apply: 'build',
  enforce: 'post',
  buildStart() {
    this.emitFile({ type: 'chunk', id: worker, fileName: 'sw.js' })
  },
  generateBundle(_, bundle) {
    // With none, devices stop keeping pages.
    const kept = Object.entries<Page>(pages).filter(([, { offline }]) => offline)
    const offline = {
      pages: kept.map(([, { path }]) => `^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
      files: [...new Set(kept.flatMap(([name]) => Object.values(list[name] ?? {}).flat()))],
      substitutes: Object.keys(bundle)
        .map((fileName) => `/${fileName}`)
        .filter((file) => substitute.test(file)),
    }
    const version = createHash('sha256').update(JSON.stringify(offline)).digest('hex').slice(0, 12)
    const built = bundle['sw.js']
    if (built?.type !== 'chunk' || built.imports.length > 0) this.error('sw.js must be one file')
    built.code = built.code.replace('__OFFLINE__', () => JSON.stringify({ version, ...offline }))
  },
})
