import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from 'hono'
import { brotli, takesBrotli } from './compression.ts'
import { filePolicy, type HttpEnv, workerPolicy } from './safety.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
}
const compressible = new Set(['.js', '.css', '.svg', '.json', '.wasm'])

/** Beyond this the last tenth of compression costs many seconds. */
const large = 500_000
const workerFile = /\.worker-[\w-]+\.js$/

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
      // What has no hash in its name, the offline worker, is asked for each time.
      'cache-control': c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
    }
    if (c.req.path.startsWith('/assets/'))
      headers['content-security-policy'] = workerFile.test(c.req.path) ? workerPolicy : filePolicy
    if (!compressible.has(path.extname(c.req.path)) || !takesBrotli(c.req.header('accept-encoding')))
      return c.body(asset.bytes, 200, headers)
    asset.best ??= brotli(asset.bytes, asset.bytes.length > large ? 9 : 11)
    return c.body(await asset.best, 200, { ...headers, 'content-encoding': 'br' })
  }
}
