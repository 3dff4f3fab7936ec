import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const worker = fileURLToPath(new URL('../kernel/offline/tvWorker.ts', import.meta.url))

/** Builds the service worker of televisions (sw-tv.js). */
export const tvWorkerPlugin = (): Plugin => ({
  name: 'casa-tv-worker',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: worker, fileName: 'sw-tv.js' })
  },
  generateBundle(_, bundle) {
    const built = bundle['sw-tv.js']
    if (built?.type !== 'chunk' || built.imports.length > 0) this.error('sw-tv.js must be one file')
  },
})
