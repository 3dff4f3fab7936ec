import type { Plugin, Rolldown } from 'vite'
import { type EntryFile, entryFileOf, isServerRendered } from '../../contract/kernel/page.ts'
import { pages } from '../../contract/pages.ts'
import { chunkGroups } from './chunks.ts'
import { beside, type Drawing, drawings, entries } from './drawings.ts'

/** Fetched together with the HTML: the file that a program sets its first words in. */
const fontOf = (entry: EntryFile) =>
  entry === 'main.phone' ? /archivo-latin-wght-normal.*\.woff2$/ : /archivo-latin-wdth-normal.*\.woff2$/

export interface Files {
  js: string[]
  css: string[]
  fonts: string[]
  /** Runs beside the program, and without it. */
  beside?: string
}

type Outputs = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

/** The files that come of these modules, with all that they need. */
const filesOf = (outputs: Outputs, modules: string[], entry: EntryFile): Files => {
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
  const fonts = outputs.map(({ fileName }) => `/${fileName}`).filter((file) => fontOf(entry).test(file))
  const apart = chunks.find(({ facadeModuleId }) => facadeModuleId !== null && facadeModuleId === beside[entry])
  return { js: [...js], css: [...css], fonts, ...(apart ? { beside: `/${apart.fileName}` } : {}) }
}

/** What a screen loads when it is needed, and what that loads in turn. */
const loadedBy = (context: Rolldown.PluginContext, screen: string) => {
  const reached = new Set([screen])
  const later = new Set<string>()
  // Both grow while they are looked through.
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    for (const imported of dynamicallyImportedIds) later.add(imported)
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) reached.add(imported)
  }
  return [...later]
}

/** Which files each page of these entries needs: a list for the server, and modules put into files by it. */
export function pageFiles(built: readonly EntryFile[], listName: string) {
  let drawn: readonly Drawing[] = []
  const list: Record<string, Files> = {}
  const plugin: Plugin = {
    name: 'casa-page-files',
    apply: 'build',
    // After the workers have been added.
    enforce: 'post',
    async buildEnd(error) {
      if (!error) drawn = await drawings(this, built)
    },
    generateBundle(_, bundle) {
      const outputs = Object.values(bundle)
      for (const entry of built) list[entry] = filesOf(outputs, [entries[entry]], entry)
      for (const { name, surface, modules } of drawn) {
        const entry = entryFileOf[surface]
        const files = filesOf(outputs, modules, entry)
        if (!isServerRendered(pages[name])) {
          list[name] = files
          continue
        }
        // The server draws also what its code comes for later: that has its styles from the start, lest it move.
        const later = filesOf(outputs, loadedBy(this, modules.at(-1) ?? ''), entry)
        // On a slow phone a font fetched early holds the first paint back by a second: what is drawn does without.
        list[name] = { js: files.js, css: [...new Set([...files.css, ...later.css])], fonts: [] }
      }
      this.emitFile({ type: 'asset', fileName: listName, source: JSON.stringify(list, null, 2) })
    },
  }
  return { plugin, groups: chunkGroups(() => drawn), list }
}
