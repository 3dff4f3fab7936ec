import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import type { EntryFile } from '../../contract/kernel/page.ts'
import { iconsPlugin } from './icons.ts'
import { offlineWorkerPlugin } from './offlineWorker.ts'
import { pageFilesPlugin } from './pageFiles.ts'
import { entryModules, watchdogModules } from './pageModules.ts'
import { tvWorkerPlugin } from './tvWorker.ts'

/** The oldest browsers of a build, as targets for JavaScript and for CSS. */
interface Browsers {
  language: string | string[]
  styles: string[]
}

/** Vite configuration that builds these entries into dist/web, with a JSON list of the files of each page. */
export function browserBuildConfig(
  built: readonly EntryFile[],
  listName: string,
  { language, styles }: Browsers,
): UserConfig {
  const { plugin, groups, list } = pageFilesPlugin(built, listName)
  const isFirst = built.includes('main')
  return {
    plugins: [
      react(),
      iconsPlugin(),
      plugin,
      isFirst && offlineWorkerPlugin(list),
      built.includes('main.tv') && tvWorkerPlugin(),
    ],
    publicDir: false,
    build: {
      outDir: 'dist/web',
      // All builds share the folder; only the first one empties it.
      emptyOutDir: isFirst,
      target: language,
      cssTarget: styles,
      // Leaves out of the preload lists the chunks that every page of a surface has loaded already.
      modulePreload: {
        // Vite adds the polyfill to HTML entries only, and this build has none; its loader is smaller with this value.
        polyfill: true,
        resolveDependencies: (_, files) =>
          files.filter((file) => !/\/(core|rendered|guest|public|phone|tv|rolldown-runtime)-[\w-]+\.js$/.test(file)),
      },
      // Small assets stay separate files: the Content Security Policy allows no fonts from data: URLs.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // Without the hook of React's developer tools a page is 0.3 kB lighter.
        transform: { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } },
        input: built.flatMap((entry) => [entryModules[entry], watchdogModules[entry] ?? []].flat()),
        output: { codeSplitting: { groups } },
      },
    },
  }
}
