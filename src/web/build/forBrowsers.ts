import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import type { EntryFile } from '../../contract/kernel/page.ts'
import { beside, entries } from './drawings.ts'
import { offlineWorker } from './offlineWorker.ts'
import { pageFiles } from './pageFiles.ts'

/** The browsers that a program is built for: what of the language they understand, and what of style sheets. */
interface Browsers {
  language: string | string[]
  styles: string[]
}

/** Builds these entries of the program into dist/web, with a list of the files that their pages need. */
export function forBrowsers(built: readonly EntryFile[], listName: string, { language, styles }: Browsers): UserConfig {
  const { plugin, groups, list } = pageFiles(built, listName)
  const isFirst = built.includes('main')
  return {
    plugins: [react(), plugin, isFirst && offlineWorker(list)],
    publicDir: false,
    build: {
      outDir: 'dist/web',
      // The programs stand beside each other; the first makes room.
      emptyOutDir: isFirst,
      target: language,
      cssTarget: styles,
      // What a chunk needs and every page has already is not worth its name in each list of what to load.
      modulePreload: {
        // Vite adds the polyfill to HTML entries only, and this build has none; its loader is smaller with this value.
        polyfill: true,
        resolveDependencies: (_, files) =>
          files.filter((file) => !/\/(core|drawn|guest|public|phone|tv|rolldown-runtime)-[\w-]+\.js$/.test(file)),
      },
      // The style policy allows no data: fonts, and small files compress better apart.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // Without the hook of React's developer tools a page is 0.3 kB lighter.
        transform: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } },
        input: built.flatMap((entry) => [entries[entry], beside[entry] ?? []].flat()),
        output: { codeSplitting: { groups } },
      },
    },
  }
}
