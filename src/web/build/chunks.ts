import type { Rolldown } from 'vite'
import { renderedSurfaces, type Surface } from '../../contract/kernel/page.ts'
import type { Drawing } from './drawings.ts'

type Imports = (id: string) => readonly string[]

/** The pages that need each module from their start. */
const pagesByModule = (drawings: readonly Drawing[], imports: Imports) => {
  const needed = new Map<string, Set<Drawing>>()
  for (const drawing of drawings) {
    const reached = new Set(drawing.modules)
    // Grows while it is looked through.
    for (const id of reached) {
      for (const imported of imports(id)) reached.add(imported)
      needed.set(id, (needed.get(id) ?? new Set()).add(drawing))
    }
  }
  return needed
}

const isLibrary = (id: string) => id.includes('/node_modules/')
/** Those with the component library, which the others do without. */
const desk: readonly Surface[] = ['entrance', 'staff']

/** The pages of a product. */
const isList = /\/contract\/\w+\/pages(\.\w+)?\.ts$/

/** The folder that a module belongs to: the kernel's, or a product's. */
const productOf = (id: string) => /\/(?:contract|web)\/(\w+)\//.exec(id)?.[1] ?? 'kernel'
const nameOf = (id: string) => /(\w+)\.tsx$/.exec(id)?.[1] ?? id

/** Needs nothing but its own styles. */
const isSmall = (id: string, imports: Imports) =>
  id.endsWith('.tsx') && imports(id).every((one) => /\.css$|\/node_modules\/react\//.test(one))

/** What more surfaces share is taken first, with all that it needs. */
const order = ['page', 'drawnSurface', 'surface', 'desk', 'plain', 'lists', 'light', 'core'] as const
interface File {
  name: string
  kind: (typeof order)[number]
}

/**
 * The file of a module that pages share; null where it is left to the few that need it. What half of a surface's pages
 * need belongs to the surface, what half of a product's pages there need to these. Drawn pages wait for as few files as
 * possible: what they share with others is everybody's. Of a library, everybody's is only what everybody uses: it comes
 * along with the modules that use it.
 */
const fileOf = (
  id: string,
  pages: ReadonlySet<Drawing>,
  drawings: readonly Drawing[],
  imports: Imports,
): File | null => {
  const isCommon = (among: (drawing: Drawing) => boolean) =>
    [...pages].filter(among).length * 2 >= drawings.filter(among).length
  const [first, ...others] = new Set(Array.from(pages, ({ surface }) => surface))
  const surfaces = first ? [first, ...others] : []
  const common = surfaces.filter((one) => isCommon(({ surface }) => surface === one))
  if (first && others.length === 0) {
    if (common.length > 0) return { name: first, kind: renderedSurfaces.includes(first) ? 'drawnSurface' : 'surface' }
    const [product, ...more] = new Set(Array.from(pages, (drawing) => drawing.product))
    const isOne = more.length === 0 && isCommon((one) => one.surface === first && one.product === product)
    return isOne ? { name: `${product}-${first}`, kind: 'page' } : null
  }
  const isDrawnToo = surfaces.some((one) => renderedSurfaces.includes(one))
  if (surfaces.every((one) => renderedSurfaces.includes(one)))
    return common[0] ? { name: 'drawn', kind: 'surface' } : null
  // Left to the few, such a one would end in the file of a desk, and bring that to a phone.
  if (common.length === 0 && !isDrawnToo) return isSmall(id, imports) ? { name: nameOf(id), kind: 'light' } : null
  // The program begins with them: taken along with what a screen needs, they would bring that screen to every page.
  if (isList.test(id) && !isDrawnToo) return { name: 'lists', kind: 'lists' }
  // The slowest phones are guests': what they do not need is not everybody's.
  if (common.includes('guest')) return isLibrary(id) ? null : { name: 'core', kind: 'core' }
  // What some drawn pages share with others comes by itself, without all that those others share, nor other products.
  if (isDrawnToo) return { name: `light-${productOf(id)}`, kind: 'light' }
  const kind = surfaces.every((one) => desk.includes(one)) ? 'desk' : 'plain'
  return { name: kind, kind }
}

/** Few files per page: what everybody needs, what several surfaces share, what one surface shares, and its own. */
export function chunkGroups(drawings: () => readonly Drawing[]): Rolldown.CodeSplittingGroup[] {
  let files: Map<string, File | null> | undefined
  const filesBy = (imports: Imports) => {
    const needed = pagesByModule(drawings(), imports)
    return new Map(Array.from(needed, ([id, pages]) => [id, fileOf(id, pages, drawings(), imports)]))
  }
  return order.map((kind, priority) => ({
    name: (id, context) => {
      files ??= filesBy((module) => context.getModuleInfo(module)?.importedIds ?? [])
      const file = files.get(id)
      return file?.kind === kind ? file.name : null
    },
    priority,
    // A list, or a surface's shell, belongs into its file also if one module imports it. Guests' surfaces are excepted:
    // their lightest pages do without most of what the surface shares.
    minShareCount: kind === 'lists' || kind === 'surface' ? 1 : 2,
    // What other products need too would bring this one's file to their pages.
    includeDependenciesRecursively: kind !== 'page',
  }))
}
