import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from 'hono'
import { brotli, takesBrotli } from './compression.ts'
import type { HttpEnv } from './safety.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.json': 'application/json',
}
const compressible = new Set(['.js', '.css', '.svg', '.json'])

interface Asset {
  type: string
  bytes: Buffer<ArrayBuffer>
  best: Promise<Buffer<ArrayBuffer>> | null
}

/** The built web, kept in memory; compressed as well as can be, once, when it is first asked for. */
export const openAssets = (folder: string) => {
  const assets = new Map<string, Asset>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[path.extname(entry.name)]
    if (!entry.isFile() || !type) continue
    const file = path.join(entry.parentPath, entry.name)
    assets.set(`/${path.relative(folder, file)}`, { type, bytes: readFileSync(file), best: null })
  }

  return async (c: Context<HttpEnv>) => {
    const asset = assets.get(c.req.path)
    if (!asset) return c.notFound()
    const headers: Record<string, string> = {
      'content-type': asset.type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    }
    if (!compressible.has(path.extname(c.req.path)) || !takesBrotli(c.req.header('accept-encoding')))
      return c.body(asset.bytes, 200, headers)
    asset.best ??= brotli(asset.bytes, 11)
    return c.body(await asset.best, 200, { ...headers, 'content-encoding': 'br' })
  }
}
