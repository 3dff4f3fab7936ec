import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const prefix = 'icon:'
const virtualPrefix = `\0${prefix}`
const createIconModule = join(import.meta.dirname, '../kernel/ui/icons/createIcon.tsx')

const readIcons = (): Record<string, { body: string }> => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json')
  return JSON.parse(readFileSync(file, 'utf8')).icons
}

/** A path's data from its first point, which is absolute: then the data of several paths can be joined to one. */
const pathData = /d="[Mm](-?[\d.]+ ?-?[\d.]+[A-Za-z][^"]*)"/g

const hasFill = (body: string) => body.includes('fill="currentColor"')
const hasLines = (body: string) => body.includes('stroke="currentColor"')

/** One path of all shapes of an icon; null if a shape is no path, or if some are filled and others are lines. */
const joinPaths = (body: string) => {
  if (hasFill(body) && hasLines(body)) return null
  const paths = Array.from(body.matchAll(pathData), ([, data]) => `M${data}`)
  const shapes = body.match(/<(?!g[ >]|\/)/g) ?? []
  return paths.length === shapes.length ? paths.join('') : null
}

/**
 * Provides the modules 'icon:<name>', each a React component of one icon. The icons are read from one JSON file: a package with
 * a module per icon has 18,000 files, which an installation writes and a build parses.
 */
export const iconsPlugin = (): Plugin => {
  let icons: ReturnType<typeof readIcons> | undefined
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(virtualPrefix)) return null
      const name = id.slice(virtualPrefix.length)
      icons ??= readIcons()
      const body = icons[name]?.body ?? this.error(`Tabler's set has no icon '${name}'.`)
      const path = joinPaths(body) ?? this.error(`The icon '${name}' has a shape that createIcon cannot draw.`)
      return `import { createIcon } from ${JSON.stringify(createIconModule)}
export default /* @__PURE__ */ createIcon(${JSON.stringify(path)}, ${hasFill(body)})`
    },
  }
}
