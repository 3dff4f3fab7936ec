import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { type EntryFile, entryFileOf, type Surface } from '../../contract/kernel/page.ts'
import { type PageName, pages } from '../../contract/pages.ts'

const inWeb = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

/** The entry modules of the browser programs. */
export const entryModules: Record<EntryFile, string> = {
  main: inWeb('main.ts'),
  'main.phone': inWeb('main.phone.ts'),
  'main.guest': inWeb('main.guest.ts'),
  'main.public': inWeb('main.public.ts'),
  'main.tv': inWeb('main.tv.ts'),
}
/** The module that starts the programs of server-rendered pages. */
export const serverRenderedStart = inWeb('start.serverRendered.ts')
/** Scripts that run independently of a program and reload the page if it does not start. */
export const watchdogModules: Partial<Record<EntryFile, string>> = { 'main.tv': inWeb('watchdog.tv.ts') }
/** The page registry of each entry. */
const registries: Record<EntryFile, string> = {
  main: inWeb('pages.ts'),
  'main.phone': inWeb('pages.phone.ts'),
  'main.guest': inWeb('pages.guest.ts'),
  'main.public': inWeb('pages.public.ts'),
  'main.tv': inWeb('pages.tv.ts'),
}
const pageListPattern = /\/pages(\.\w+)?\.ts$/

/** A page and the modules that it starts with. */
export interface PageModules {
  name: PageName
  surface: Surface
  /** The product whose page list contains it, or the kernel. */
  product: string
  /** Entry, shell and screen. */
  modules: string[]
}

/** Finds the dynamic imports of a module by property name: `bags: lazyPart(() => import('…'))` gives 'bags' and the module. */
async function importsByName(context: Rolldown.PluginContext, module: string) {
  const found: [name: string, source: string][] = []
  const visit = (node: unknown, name: string) => {
    if (typeof node !== 'object' || node === null) return
    const { type, key, source } = node as { type?: string; key?: { name?: string }; source?: { value?: string } }
    if (type === 'ImportExpression' && source?.value) found.push([name, source.value])
    for (const child of Object.values(node)) visit(child, (type === 'Property' && key?.name) || name)
  }
  visit(context.parse(context.getModuleInfo(module)?.code ?? ''), '')
  const resolved = found.map(async ([name, source]) => {
    const { id } = (await context.resolve(source, module)) ?? context.error(`${module} imports ${source}: not found`)
    return [name, id] as const
  })
  return new Map(await Promise.all(resolved))
}

/** Finds the shells in an entry's page registry, and the screens in the page lists of the products that it imports. */
async function findShellsAndScreens(context: Rolldown.PluginContext, entry: EntryFile) {
  const products = context.getModuleInfo(registries[entry])?.importedIds.filter((id) => pageListPattern.test(id)) ?? []
  const screens = products.map(async (module) => {
    const product = basename(dirname(module))
    return Array.from(await importsByName(context, module), ([name, screen]) => [name, { product, screen }] as const)
  })
  return {
    shells: await importsByName(context, registries[entry]),
    screens: new Map((await Promise.all(screens)).flat()),
  }
}

/** Finds the entry, shell and screen of each page of these entries; fails if a page has no screen. */
export async function findPageModules(
  context: Rolldown.PluginContext,
  built: readonly EntryFile[],
): Promise<PageModules[]> {
  const found = new Map(
    await Promise.all(built.map(async (entry) => [entry, await findShellsAndScreens(context, entry)] as const)),
  )
  return (Object.keys(pages) as PageName[]).flatMap((name) => {
    const { surface } = pages[name]
    const entry = entryFileOf[surface]
    const { shells, screens } = found.get(entry) ?? {}
    if (!shells || !screens) return []
    const shell = shells.get(surface)
    const { product, screen } = screens.get(name) ?? {}
    if (!shell || !screen || !product)
      return context.error(
        `${registries[entry]} has no screen or shell for the page '${name}': add it to the product's pages file.`,
      )
    return { name, surface, product, modules: [entryModules[entry], shell, screen] }
  })
}
