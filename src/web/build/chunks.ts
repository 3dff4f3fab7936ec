import type { Rolldown } from 'vite'
import { drawnSurfaces, type Surface } from '../../contract/kernel/page.ts'
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

/** What more surfaces share is taken first, with all that it needs. */
const order = ['page', 'surface', 'desk', 'plain', 'core'] as const
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
const fileOf = (id: string, pages: ReadonlySet<Drawing>, drawings: readonly Drawing[]): File | null => {
  const isCommon = (among: (drawing: Drawing) => boolean) =>
    [...pages].filter(among).length * 2 >= drawings.filter(among).length
  const [first, ...others] = new Set(Array.from(pages, ({ surface }) => surface))
  const surfaces = first ? [first, ...others] : []
  const common = surfaces.filter((one) => isCommon(({ surface }) => surface === one))
  if (first && others.length === 0) {
    if (common.length > 0) return { name: first, kind: 'surface' }
    const [product, ...more] = new Set(Array.from(pages, (drawing) => drawing.product))
    const isOne = more.length === 0 && isCommon((one) => one.surface === first && one.product === product)
    return isOne ? { name: `${product}-${first}`, kind: 'page' } : null
  }
  if (common.length === 0) return null
  if (common.some((one) => drawnSurfaces.includes(one))) return isLibrary(id) ? null : { name: 'core', kind: 'core' }
  // A drawn page that needs it would load everything else that is in there.
  if (surfaces.some((one) => drawnSurfaces.includes(one))) return null
  const kind = surfaces.every((one) => desk.includes(one)) ? 'desk' : 'plain'
  return { name: kind, kind }
}

/** Few files per page: what everybody needs, what several surfaces share, what one surface shares, and its own. */
export function chunkGroups(drawings: () => readonly Drawing[]): Rolldown.CodeSplittingGroup[] {
  let files: Map<string, File | null> | undefined
  const filesBy = (imports: Imports) => {
    const needed = pagesByModule(drawings(), imports)
    return new Map(Array.from(needed, ([id, pages]) => [id, fileOf(id, pages, drawings())]))
  }
  return order.map((kind, priority) => ({
    name: (id, context) => {
      files ??= filesBy((module) => context.getModuleInfo(module)?.importedIds ?? [])
      const file = files.get(id)
      return file?.kind === kind ? file.name : null
    },
    priority,
    minShareCount: 2,
  }))
}
