import type { Rolldown } from 'vite'

/** What is imported when first needed, by the name under which a module writes it down: `bags: part(() => import('…'))`. */
async function importsByName(context: Rolldown.PluginContext, module: string): Promise<Map<string, string>> {
  const found: [name: string, source: string][] = []
  const look = (node: unknown, name: string) => {
    if (typeof node !== 'object' || node === null) return
    const { type, key, source } = node as { type?: string; key?: { name?: string }; source?: { value?: string } }
    if (type === 'ImportExpression' && source?.value) found.push([name, source.value])
    for (const below of Object.values(node)) look(below, (type === 'Property' && key?.name) || name)
  }
  look(context.parse(context.getModuleInfo(module)?.code ?? ''), '')
  const resolved = found.map(async ([name, source]) => {
    const { id } = (await context.resolve(source, module)) ?? context.error(`${module}: there is no ${source}`)
    return [name, id] as const
  })
  return new Map(await Promise.all(resolved))
}

const named = /\/pages(\.\w+)?\.ts$/

/** The modules that draw: each surface's shell as the list of pages names it, each page's screen as its product does. */
export async function drawing(context: Rolldown.PluginContext, list: string) {
  const products = context.getModuleInfo(list)?.importedIds.filter((id) => named.test(id)) ?? []
  const screens = await Promise.all(products.map((product) => importsByName(context, product)))
  return {
    shells: await importsByName(context, list),
    screens: new Map(screens.flatMap((one) => [...one])),
  }
}
