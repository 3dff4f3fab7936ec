import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { type EntryFile, entryFileOf, type Surface } from '../../contract/kernel/page.ts'
import { type PageName, pages } from '../../contract/pages.ts'

const inWeb = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

/** The program begins in one of these: the staff's, a member's phone, where it arrives drawn (a guest's, or anybody's), and on a television. */
export const entries: Record<EntryFile, string> = {
  main: inWeb('main.ts'),
  'main.phone': inWeb('main.phone.ts'),
  'main.guest': inWeb('main.guest.ts'),
  'main.public': inWeb('main.public.ts'),
  'main.tv': inWeb('main.tv.ts'),
}
/** Runs beside a program, and without it. */
export const beside: Partial<Record<EntryFile, string>> = { 'main.tv': inWeb('again.tv.ts') }
/** What each of them draws, as the list beside it says. */
const lists: Record<EntryFile, string> = {
  main: inWeb('pages.ts'),
  'main.phone': inWeb('pages.phone.ts'),
  'main.guest': inWeb('pages.guest.ts'),
  'main.public': inWeb('pages.public.ts'),
  'main.tv': inWeb('pages.tv.ts'),
}
const list = /\/pages(\.\w+)?\.ts$/

/** How a page comes about. */
export interface Drawing {
  name: PageName
  surface: Surface
  /** Whose list names it. */
  product: string
  /** The modules that it starts with: the entry, the shell, the screen. */
  modules: string[]
}

/** What a module loads when it is first needed, by the name it has there: `bags: part(() => import('…'))`. */
async function importsByName(context: Rolldown.PluginContext, module: string) {
  const found: [name: string, source: string][] = []
  const look = (node: unknown, name: string) => {
    if (typeof node !== 'object' || node === null) return
    const { type, key, source } = node as { type?: string; key?: { name?: string }; source?: { value?: string } }
    if (type === 'ImportExpression' && source?.value) found.push([name, source.value])
    for (const below of Object.values(node)) look(below, (type === 'Property' && key?.name) || name)
  }
  look(context.parse(context.getModuleInfo(module)?.code ?? ''), '')
  const resolved = found.map(async ([name, source]) => {
    const { id } = (await context.resolve(source, module)) ?? context.error(`${module} imports ${source}: not found`)
    return [name, id] as const
  })
  return new Map(await Promise.all(resolved))
}

/** What an entry draws: its list names the shells, the products' lists in it name their screens. */
async function drawnIn(context: Rolldown.PluginContext, entry: EntryFile) {
  const products = context.getModuleInfo(lists[entry])?.importedIds.filter((id) => list.test(id)) ?? []
  const screens = products.map(async (module) => {
    const product = basename(dirname(module))
    return Array.from(await importsByName(context, module), ([name, screen]) => [name, { product, screen }] as const)
  })
  return {
    shells: await importsByName(context, lists[entry]),
    screens: new Map((await Promise.all(screens)).flat()),
  }
}

/** Finds out what draws each page of these entries. */
export async function drawings(context: Rolldown.PluginContext, built: readonly EntryFile[]): Promise<Drawing[]> {
  const drawn = new Map(await Promise.all(built.map(async (entry) => [entry, await drawnIn(context, entry)] as const)))
  return (Object.keys(pages) as PageName[]).flatMap((name) => {
    const { surface } = pages[name]
    const entry = entryFileOf[surface]
    const { shells, screens } = drawn.get(entry) ?? {}
    if (!shells || !screens) return []
    const shell = shells.get(surface)
    const { product, screen } = screens.get(name) ?? {}
    if (!shell || !screen || !product) return context.error(`Nothing in ${lists[entry]} draws the page '${name}'.`)
    return { name, surface, product, modules: [entries[entry], shell, screen] }
  })
}
