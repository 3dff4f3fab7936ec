import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const own = fileURLToPath(new URL('../kernel/navigation/chunks.ts', import.meta.url))

/** Chunks are loaded by our own few lines. */
export const ownChunks: Plugin = {
  name: 'casa-own-chunks',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => own },
}
