import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import type { Surface } from '#contract/kernel/page.ts'
import { type PageName, pages } from '#contract/pages.ts'
import { serviceWorkerPath, tvWorkerPath } from './kernel/http/assets.ts'
import { builtWeb } from './testing/built.ts'

/** Versions of Chromium and of Safari. */
type Versions = readonly [chromium: number, safari: number]
const never = Number.POSITIVE_INFINITY

/** The oldest browsers of each surface (docs/decisions/0065). No television has Safari. */
const oldest: Record<Surface, Versions> = {
  tv: [76, never],
  entrance: [99, 15.4],
  staff: [99, 15.4],
  phone: [92, 15.4],
  guest: [92, 15.4],
  public: [92, 15.4],
}

/** First browser versions that have a method or global without a polyfill in the build: `.x` of any object, `A.x`, or a global. */
const methods: Record<string, Versions> = {
  '.at': [92, 15.4],
  '.findLast': [97, 15.4],
  '.findLastIndex': [97, 15.4],
  '.toSorted': [110, 16],
  '.toReversed': [110, 16],
  '.toSpliced': [110, 16],
  '.replaceAll': [85, 13.1],
  '.isWellFormed': [111, 16.4],
  '.toWellFormed': [111, 16.4],
  '.isSubsetOf': [122, 17],
  '.symmetricDifference': [122, 17],
  '.toBase64': [140, 18.2],
  '.toHex': [140, 18.2],
  '.getOrInsert': [145, 26.2],
  '.throwIfAborted': [100, 15.4],
  '.replaceChildren': [86, 14],
  '.requestSubmit': [76, 16],
  '.checkVisibility': [105, 17.4],
  '.showPicker': [99, 16],
  '.showPopover': [114, 17],
  '.togglePopover': [114, 17],
  '.startViewTransition': [111, 18],
  '.randomUUID': [92, 15.4],
  '.wakeLock': [84, 16.4],
  '.locks': [69, 15.4],
  'Object.hasOwn': [93, 15.4],
  'Object.groupBy': [117, 17.4],
  'Map.groupBy': [117, 17.4],
  'Array.fromAsync': [121, 16.4],
  'Promise.any': [85, 14],
  'Promise.try': [128, 18.2],
  'Promise.withResolvers': [119, 17.4],
  'AbortSignal.any': [116, 17.4],
  'AbortSignal.timeout': [103, 16],
  'URL.canParse': [120, 17],
  'URL.parse': [126, 18],
  'RegExp.escape': [136, 18.2],
  'Response.json': [105, 17],
  'Intl.DisplayNames': [81, 14.1],
  'Intl.DurationFormat': [129, 16.4],
  'Intl.Segmenter': [87, 14.1],
  'Intl.supportedValuesOf': [99, 15.4],
  BroadcastChannel: [54, 15.4],
  CompressionStream: [80, 16.4],
  DecompressionStream: [80, 16.4],
  FinalizationRegistry: [84, 14.1],
  Iterator: [122, 18.4],
  OffscreenCanvas: [69, 16.4],
  Temporal: [144, never],
  WeakRef: [84, 14.1],
  requestIdleCallback: [47, never],
  scheduler: [94, never],
  structuredClone: [98, 15.4],
}

/** Names that a script checks before use or adds itself; the comment names the file. */
const exceptions: Partial<Record<Surface | 'any', readonly string[]>> = {
  // React uses it for a feature that the app does not enable.
  any: ['.startViewTransition'],
  // kernel/shells/tv/lacking.ts adds the first two, kernel/data/newId.ts checks for the third.
  tv: ['.at', '.replaceAll', '.randomUUID'],
  // hotel/orders/KitchenScreen.tsx; kernel/data/spreadsheets/readSpreadsheet.ts refuses the file without it.
  staff: ['.wakeLock', 'DecompressionStream'],
  // The confetti library checks for it.
  phone: ['OffscreenCanvas'],
}

interface Node {
  type: string
  name?: string
  value?: unknown
  object?: Node
  property?: Node
  key?: Node
  computed?: boolean
  source?: Node
  quasis?: { value: { cooked: string } }[]
}
const isNode = (value: object): value is Node => 'type' in value

const walk = (value: unknown, visit: (node: Node, parent?: Node) => void, parent?: Node): void => {
  if (typeof value !== 'object' || value === null) return
  const node = isNode(value) ? value : undefined
  if (node) visit(node, parent)
  for (const child of Object.values(value)) walk(child, visit, node ?? parent)
}

/** The build writes import paths as template literals. */
const textIn = ({ quasis, value }: Node) => quasis?.[0]?.value.cooked ?? String(value)

interface Script {
  uses: Set<string>
  imports: Set<string>
  /** Dynamic imports. */
  lazyImports: Set<string>
}
const scripts = new Map<string, Script>()
const scriptIn = (file: string): Script => {
  const known = scripts.get(file)
  if (known) return known
  const script: Script = { uses: new Set(), imports: new Set(), lazyImports: new Set() }
  walk(parseAst(readFileSync(path.join(builtWeb.folder, file), 'utf8')), (node, parent) => {
    const { type, name, object, property, computed, source } = node
    if (type === 'MemberExpression' && !computed) {
      script.uses.add(`.${property?.name}`)
      if (object?.name) script.uses.add(`${object.name}.${property?.name}`)
    }
    const isLabel = !parent?.computed && (parent?.property === node || parent?.key === node)
    if (type === 'Identifier' && name && !isLabel) script.uses.add(name)
    if (source)
      script[type === 'ImportExpression' ? 'lazyImports' : 'imports'].add(path.resolve('/assets', textIn(source)))
  })
  scripts.set(file, script)
  return script
}

const names = Object.keys(pages) as PageName[]
const filesOfPages = new Set(names.flatMap((name) => builtWeb.filesOf(name).js))

/** All scripts that the pages of a surface load, at their start or later, except the scripts of other pages. */
const filesOf = (surface: Surface) => {
  const files = new Set(
    names.filter((name) => pages[name].surface === surface).flatMap((name) => builtWeb.filesOf(name).js),
  )
  if (surface === 'phone') files.add(serviceWorkerPath)
  if (surface === 'tv') files.add(tvWorkerPath)
  // The set grows during the loop.
  for (const file of files) {
    const { imports, lazyImports } = scriptIn(file)
    for (const imported of imports) files.add(imported)
    for (const imported of lazyImports) if (!filesOfPages.has(imported)) files.add(imported)
  }
  return [...files]
}

const lacks = ([chromium, safari]: Versions, [firstChromium, firstSafari]: Versions) =>
  firstChromium > chromium || firstSafari > safari

test.for(Object.keys(oldest) as Surface[])(
  'the oldest supported browsers of the surface %s have every method that its scripts call',
  (surface) => {
    const allowed = [...(exceptions.any ?? []), ...(exceptions[surface] ?? [])]
    const lacking = Object.keys(methods).filter((name) => lacks(oldest[surface], methods[name] ?? [0, 0]))
    const found = filesOf(surface).flatMap((file) =>
      lacking
        .filter((name) => scriptIn(file).uses.has(name) && !allowed.includes(name))
        .map((name) => `${name} in ${file}`),
    )
    expect(found).toEqual([])
  },
)
