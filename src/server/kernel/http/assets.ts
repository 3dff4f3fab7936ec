import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from 'hono'
import { isUnreachable } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { findOnShelf, shelve } from './assets.queries.ts'
import { brotli, takesBrotli } from './compression.ts'
import { filePolicy, type HttpEnv, serviceWorkerPolicy, workerPolicy } from './safety.ts'

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
export const serviceWorker = '/sw.js'
const workerFile = /\.worker-[\w-]+\.js$/
/** What has no hash in its name, the offline worker, is of this build only. */
const hashed = /^\/assets\/[\w.-]{1,200}$/

const hour = 3_600_000
const shareEvery = 6 * hour
const tryAgainAfter = 60_000
const othersAtMost = 8 * 1024 * 1024

interface Asset {
  type: string
  bytes: Buffer<ArrayBuffer>
  best: Promise<Buffer<ArrayBuffer>> | null
}

const readAssets = (folder: string) => {
  const assets = new Map<string, Asset>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[path.extname(entry.name)]
    if (!entry.isFile() || !type) continue
    const file = path.join(entry.parentPath, entry.name)
    assets.set(`/${path.relative(folder, file)}`, { type, bytes: readFileSync(file), best: null })
  }
  return assets
}

/** Files of other builds, the last ones that were asked for. */
const openOthers = () => {
  const others = new Map<string, Asset>()
  let total = 0
  return {
    get: (name: string) => others.get(name),
    add(name: string, asset: Asset) {
      if (others.has(name)) return
      others.set(name, asset)
      total += asset.bytes.length
      for (const [oldest, { bytes }] of others) {
        if (total <= othersAtMost) break
        others.delete(oldest)
        total -= bytes.length
      }
    },
  }
}

/** A worker obeys the policy that its own file comes with. */
const policyOf = (path: string) => {
  if (path === serviceWorker) return serviceWorkerPolicy
  return workerFile.test(path) ? workerPolicy : filePolicy
}

/**
 * The built web, kept in memory; compressed as well as can be, once, when it is first asked for.
 * What another build of the web has and this one has not is looked for in the database.
 */
export const openAssets = ({ database, log }: Pick<Kernel, 'database' | 'log'>, folder: string) => {
  const own = readAssets(folder)
  const others = openOthers()
  const shelved = [...own].flatMap(([path, { type, bytes }]) => (hashed.test(path) ? [{ path, type, bytes }] : []))

  const find = async (name: string) => {
    const known = own.get(name) ?? others.get(name)
    if (known || !hashed.test(name)) return known
    const found = await database.transaction('read', (db) => findOnShelf(db, name))
    if (!found) return undefined
    const asset: Asset = { type: found.type, bytes: Buffer.from(found.bytes), best: null }
    others.add(name, asset)
    return asset
  }

  let shareAgainAt = Number.NEGATIVE_INFINITY
  let firstShared: Promise<void> | undefined
  const shareNow = async () => {
    shareAgainAt = performance.now() + shareEvery
    try {
      await database.transaction('write', (db) => shelve(db, shelved))
    } catch (error) {
      shareAgainAt = performance.now() + tryAgainAfter
      log.warn({ err: error }, 'assets: not shared with other nodes, trying again')
    }
  }

  return {
    /** Puts this build's files where every node finds them, now and then; over when they are there for the first time. */
    share() {
      if (shelved.length === 0 || performance.now() < shareAgainAt) return firstShared
      const sharing = shareNow()
      firstShared ??= sharing
      return firstShared
    },
    async serve(c: Context<HttpEnv>) {
      const asset = await find(c.req.path).catch((error) => {
        if (isUnreachable(error)) return null
        throw error
      })
      // Not to be remembered: it may be of a build that another node is about to share.
      if (!asset) return c.text('not found', asset === null ? 503 : 404, { 'cache-control': 'no-store' })
      const headers: Record<string, string> = {
        'content-type': asset.type,
        'cache-control': hashed.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
      }
      headers['content-security-policy'] = policyOf(c.req.path)
      if (!compressible.has(path.extname(c.req.path)) || !takesBrotli(c.req.header('accept-encoding')))
        return c.body(asset.bytes, 200, headers)
      asset.best ??= brotli(asset.bytes, asset.bytes.length > large ? 9 : 11)
      return c.body(await asset.best, 200, { ...headers, 'content-encoding': 'br' })
    },
  }
}
