import type { Plugin, Rolldown } from 'vite'
import { type EntryFile, entryFileOf, isServerRendered } from '../../contract/kernel/page.ts'
import { pages } from '../../contract/pages.ts'
import { chunkGroups } from './chunks.ts'
import { entryModules, findPageModules, type PageModules, watchdogModules } from './pageModules.ts'

const fontWithWidths = /archivo-latin-wdth-normal.*\.woff2$/
/** Name patterns of the font files that browser-rendered pages preload. Server-rendered pages, such as the not-found page, preload none. */
const preloadedFonts: Partial<Record<EntryFile, RegExp>> = {
  main: fontWithWidths,
  'main.phone': /archivo-latin-wght-normal.*\.woff2$/,
  'main.tv': fontWithWidths,
}

export interface PageFiles {
  js: string[]
  css: string[]
  fonts: string[]
  /** Script that reloads the page if the program does not start. */
  watchdog?: string
}

type Outputs = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

/** The built files of these modules and of everything that they import. */
const collectFiles = (outputs: Outputs, modules: string[], entry: EntryFile): PageFiles => {
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const js = new Set<string>()
  const css = new Set<string>()
  const add = (fileName: string) => {
    const chunk = chunks.find((candidate) => candidate.fileName === fileName)
    if (!chunk || js.has(`/${fileName}`)) return
    js.add(`/${fileName}`)
    for (const imported of chunk.imports) add(imported)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) css.add(`/${sheet}`)
  }
  for (const module of modules) {
    const chunk = chunks.find(
      ({ facadeModuleId, moduleIds }) => facadeModuleId === module || moduleIds.includes(module),
    )
    if (!chunk) throw new Error(`No chunk contains ${module}: the build has left it out.`)
    add(chunk.fileName)
  }
  const fonts = outputs.map(({ fileName }) => `/${fileName}`).filter((file) => preloadedFonts[entry]?.test(file))
  const watchdog = chunks.find(
    ({ facadeModuleId }) => facadeModuleId !== null && facadeModuleId === watchdogModules[entry],
  )
  return { js: [...js], css: [...css], fonts, ...(watchdog ? { watchdog: `/${watchdog.fileName}` } : {}) }
}

/** The modules that a screen imports dynamically, directly or through other modules. */
const findDynamicImports = (context: Rolldown.PluginContext, screen: string) => {
  const reached = new Set([screen])
  const later = new Set<string>()
  // The loop adds to `reached` while it iterates over it.
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    for (const imported of dynamicallyImportedIds) later.add(imported)
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) reached.add(imported)
  }
  return [...later]
}

/** Determines the files of each page: a JSON list for the server, and the chunk groups of the build. */
export function pageFilesPlugin(built: readonly EntryFile[], listName: string) {
  let found: readonly PageModules[] = []
  const list: Record<string, PageFiles> = {}
  const plugin: Plugin = {
    name: 'casa-page-files',
    apply: 'build',
    // Runs last, because the list of a page's files includes workers that other plugins emit.
    enforce: 'post',
    async buildEnd(error) {
      if (!error) found = await findPageModules(this, built)
    },
    generateBundle(_, bundle) {
      const outputs = Object.values(bundle)
      for (const entry of built) list[entry] = collectFiles(outputs, [entryModules[entry]], entry)
      for (const { name, surface, modules } of found) {
        const entry = entryFileOf[surface]
        const files = collectFiles(outputs, modules, entry)
        if (!isServerRendered(pages[name])) {
          list[name] = files
          continue
        }
        // The server also renders lazy parts, so their styles are needed from the start; otherwise the page would shift.
        const lazyFiles = collectFiles(outputs, findDynamicImports(this, modules.at(-1) ?? ''), entry)
        // Without font preload: on a slow phone it would delay the first paint of a server-rendered page by a second.
        list[name] = { js: files.js, css: [...new Set([...files.css, ...lazyFiles.css])], fonts: [] }
      }
      this.emitFile({ type: 'asset', fileName: listName, source: JSON.stringify(list, null, 2) })
    },
  }
  return { plugin, groups: chunkGroups(() => found), list }
}
