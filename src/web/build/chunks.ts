import type { Rolldown } from 'vite'
import { renderedSurfaces, type Surface } from '../../contract/kernel/page.ts'
import { type PageModules, serverRenderedStart } from './pageModules.ts'

type Imports = (id: string) => readonly string[]

/** Maps each module to the pages that load it at their start. */
const pagesByModule = (drawings: readonly PageModules[], imports: Imports) => {
  const pages = new Map<string, Set<PageModules>>()
  for (const drawing of drawings) {
    // The loop below adds to this set while it iterates over it.
    const reached = new Set(drawing.modules)
    for (const id of reached) {
      for (const imported of imports(id)) reached.add(imported)
      pages.set(id, (pages.get(id) ?? new Set()).add(drawing))
    }
  }
  return pages
}

const isLibrary = (id: string) => id.includes('/node_modules/')
/** The surfaces that use the component library. */
const componentLibrarySurfaces: readonly Surface[] = ['entrance', 'staff']

/** Modules that list the pages of a product. */
const isPageList = /\/contract\/\w+\/pages(\.\w+)?\.ts$/

/** The kernel, or the product whose folder contains the module. */
const productOf = (id: string) => /\/(?:contract|web)\/(\w+)\//.exec(id)?.[1] ?? 'kernel'
const nameOf = (id: string) => /(\w+)\.tsx$/.exec(id)?.[1] ?? id

/** A component that imports only styles and React. */
const isSmall = (id: string, imports: Imports) =>
  id.endsWith('.tsx') && imports(id).every((imported) => /\.css$|\/node_modules\/react\//.test(imported))

/** Chunk kinds by rising priority: chunks that more surfaces share take their modules and dependencies first. */
const order = ['page', 'renderedSurface', 'surface', 'desk', 'plain', 'lists', 'light', 'core'] as const
interface Chunk {
  name: string
  kind: (typeof order)[number]
}

/**
 * Number of pages up to which a module of server-rendered pages stays in a file of its own. With 4 a menu has 10 in place of 13 files and
 * other pages 1 kB more; with 1, 7 files, and pages up to 5 kB more.
 */
const fewPages = 4

/**
 * Chooses the chunk of a module; null leaves the choice to the bundler. A module that at least half of a surface's pages
 * load goes into the surface's chunk; one that half of a product's pages of that surface load goes into theirs.
 * Server-rendered pages should load few files, because a browser requests six at a time over HTTP/1.1: modules that they share with
 * other surfaces go into the common chunks, and those of more than `fewPages` pages into the surface's.
 * Library modules of the core chunk are not assigned here: they follow the modules that import them.
 */
const chooseChunk = (
  id: string,
  pages: ReadonlySet<PageModules>,
  pageModules: readonly PageModules[],
  imports: Imports,
): Chunk | null => {
  const isCommon = (isCounted: (drawing: PageModules) => boolean) =>
    [...pages].filter(isCounted).length * 2 >= pageModules.filter(isCounted).length
  const [first, ...others] = new Set(Array.from(pages, ({ surface }) => surface))
  const surfaces = first ? [first, ...others] : []
  const common = surfaces.filter((candidate) => isCommon(({ surface }) => surface === candidate))
  if (first && others.length === 0) {
    const isRendered = renderedSurfaces.includes(first)
    if (common.length > 0 || (isRendered && pages.size > fewPages))
      return { name: first, kind: isRendered ? 'renderedSurface' : 'surface' }
    const [product, ...more] = new Set(Array.from(pages, (drawing) => drawing.product))
    const isOfProduct = more.length === 0 && isCommon((page) => page.surface === first && page.product === product)
    return isOfProduct ? { name: `${product}-${first}`, kind: 'page' } : null
  }
  const isServerRenderedToo = surfaces.some((surface) => renderedSurfaces.includes(surface))
  if (surfaces.every((surface) => renderedSurfaces.includes(surface)))
    return common[0] ? { name: 'rendered', kind: 'surface' } : null
  // A small component gets its own chunk: the bundler would put it into a staff chunk, which a phone would then load.
  if (common.length === 0 && !isServerRenderedToo)
    return isSmall(id, imports) ? { name: nameOf(id), kind: 'light' } : null
  // The program starts with the page lists: in a chunk together with a screen, they would load that screen on every page.
  if (isPageList.test(id) && !isServerRenderedToo) return { name: 'lists', kind: 'lists' }
  // The core chunk contains only what guests' pages need, because guests have the slowest phones.
  if (common.includes('guest')) return isLibrary(id) ? null : { name: 'core', kind: 'core' }
  // Public pages would otherwise load the hotel's chunk for the kernel modules that they share with guests, such as money.
  const isSharedByVisitors = renderedSurfaces.every((surface) => surfaces.includes(surface))
  if (isSharedByVisitors && productOf(id) === 'kernel' && !isLibrary(id)) return { name: 'core', kind: 'core' }
  // Modules shared by some server-rendered pages get a chunk per product, so that these pages load little else.
  if (isServerRenderedToo) return { name: `light-${productOf(id)}`, kind: 'light' }
  const kind = surfaces.every((surface) => componentLibrarySurfaces.includes(surface)) ? 'desk' : 'plain'
  return { name: kind, kind }
}

/** Chunk groups that give each page few files: the core, chunks of several surfaces, of its surface, and its own. */
export function chunkGroups(drawings: () => readonly PageModules[]): Rolldown.CodeSplittingGroup[] {
  let chunks: Map<string, Chunk | null> | undefined
  const assignChunks = (imports: Imports) => {
    const modules = pagesByModule(drawings(), imports)
    return new Map(Array.from(modules, ([id, pages]) => [id, chooseChunk(id, pages, drawings(), imports)]))
  }
  return order.map((kind, priority) => ({
    name: (id, context) => {
      chunks ??= assignChunks((module) => context.getModuleInfo(module)?.importedIds ?? [])
      // Server-rendered pages load the live updates after their start: in the chunk of other surfaces, they would load that
      // chunk's screens, styles and fonts too.
      const isLoadedLate = context.getModuleInfo(serverRenderedStart)?.dynamicallyImportedIds.includes(id)
      const chunk: Chunk | null | undefined = isLoadedLate ? { name: 'live', kind: 'light' } : chunks.get(id)
      return chunk?.kind === kind ? chunk.name : null
    },
    priority,
    // Chunks of the kinds 'lists' and 'surface' exist even if only one entry needs them, because all pages of a surface load
    // them. The kind 'renderedSurface' needs two: the lightest server-rendered pages use little of that code.
    minShareCount: kind === 'lists' || kind === 'surface' ? 1 : 2,
    // A dependency that other products share would make their pages load this product's chunk.
    includeDependenciesRecursively: kind !== 'page',
  }))
}
