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

interface BuiltChunk {
  fileName: string
  imports: readonly string[]
  css: readonly string[]
}

/** The names of all files, and the chunks by file and by module. Each property is read once, because the bundler computes it anew. */
const indexOutputs = (outputs: Outputs) => {
  const byFile = new Map<string, BuiltChunk>()
  const byModule = new Map<string, BuiltChunk>()
  for (const output of outputs) {
    if (output.type !== 'chunk') continue
    const { fileName, imports, facadeModuleId, moduleIds, viteMetadata } = output
    const chunk = { fileName, imports, css: [...(viteMetadata?.importedCss ?? [])] }
    byFile.set(fileName, chunk)
    for (const module of moduleIds) byModule.set(module, chunk)
    if (facadeModuleId !== null) byModule.set(facadeModuleId, chunk)
  }
  return { fileNames: outputs.map(({ fileName }) => fileName), byFile, byModule }
}

/** The built files of these modules and of everything that they import. */
const collectFiles = (
  { fileNames, byFile, byModule }: ReturnType<typeof indexOutputs>,
  modules: string[],
  entry: EntryFile,
): PageFiles => {
  const js = new Set<string>()
  const css = new Set<string>()
  const add = ({ fileName, imports, css: sheets }: BuiltChunk) => {
    if (js.has(`/${fileName}`)) return
    js.add(`/${fileName}`)
    for (const chunk of imports.map((name) => byFile.get(name))) if (chunk) add(chunk)
    for (const sheet of sheets) css.add(`/${sheet}`)
  }
  for (const module of modules) {
    const chunk = byModule.get(module)
    if (!chunk) throw new Error(`No chunk contains ${module}: the build has left it out.`)
    add(chunk)
  }
  const fonts = fileNames.map((name) => `/${name}`).filter((file) => preloadedFonts[entry]?.test(file))
  const watchdog = byModule.get(watchdogModules[entry] ?? '')
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
      const outputs = indexOutputs(Object.values(bundle))
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
