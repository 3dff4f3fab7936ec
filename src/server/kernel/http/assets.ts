import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from 'hono'
import { isUnreachable } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { findStoredAsset, storeAssets } from './assets.queries.ts'
import { acceptsBrotli, compressBrotli } from './compression.ts'
import { filePolicy, type HttpEnv, serviceWorkerPolicy, workerPolicy } from './securityHeaders.ts'

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

/** Bytes above which Brotli's highest quality would take seconds for about 10 % less. */
const large = 500_000
export const serviceWorkerPath = '/sw.js'
export const tvWorkerPath = '/sw-tv.js'
const workerFile = /\.worker-[\w-]+\.js$/
/** Files with a content hash in their name. Only the service workers have none, and they are served from this build only. */
const hashedPath = /^\/assets\/[\w.-]{1,200}$/

const hour = 3_600_000
const shareEvery = 6 * hour
const retryAfter = 60_000
/** Maximum number of bytes of other builds' files in memory. */
const othersAtMost = 8 * 1024 * 1024

interface Asset {
  type: string
  bytes: Buffer<ArrayBuffer>
  /** Compressed with Brotli; null until the first request. */
  compressed: Promise<Buffer<ArrayBuffer>> | null
}

const readAssets = (folder: string) => {
  const assets = new Map<string, Asset>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[path.extname(entry.name)]
    if (!entry.isFile() || !type) continue
    const file = path.join(entry.parentPath, entry.name)
    assets.set(`/${path.relative(folder, file)}`, { type, bytes: readFileSync(file), compressed: null })
  }
  return assets
}

/** Memory cache for files of other builds; evicts those that were loaded first. */
const openOtherBuilds = () => {
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

/** A worker is bound by the policy in the response of its own file. */
const policyOf = (path: string) => {
  if (path === serviceWorkerPath || path === tvWorkerPath) return serviceWorkerPolicy
  return workerFile.test(path) ? workerPolicy : filePolicy
}

/**
 * Serves the built files from memory, compressed once at the first request. They are read together when the first is needed,
 * because the next version may be built into the folder. Files of other builds are loaded from the database.
 */
export const openAssets = ({ database, log }: Pick<Kernel, 'database' | 'log'>, folder: string) => {
  let own: ReturnType<typeof readAssets> | undefined
  const ownAssets = () => {
    own ??= readAssets(folder)
    return own
  }
  const others = openOtherBuilds()

  const find = async (name: string) => {
    const inMemory = ownAssets().get(name) ?? others.get(name)
    if (inMemory || !hashedPath.test(name)) return inMemory
    const found = await database.transaction('read', (db) => findStoredAsset(db, name))
    if (!found) return undefined
    const asset: Asset = { type: found.type, bytes: Buffer.from(found.bytes), compressed: null }
    others.add(name, asset)
    return asset
  }

  let shareAgainAt = Number.NEGATIVE_INFINITY
  let firstShared: Promise<void> | undefined
  const shareNow = async () => {
    shareAgainAt = performance.now() + shareEvery
    const hashedFiles = [...ownAssets()].flatMap(([path, { type, bytes }]) =>
      hashedPath.test(path) ? [{ path, type, bytes }] : [],
    )
    if (hashedFiles.length === 0) return
    try {
      await database.transaction('write', (db) => storeAssets(db, hashedFiles))
    } catch (error) {
      shareAgainAt = performance.now() + retryAfter
      log.warn(
        { err: error },
        'assets: could not store the files of this build for other nodes; retrying in a minute at the earliest',
      )
    }
  }

  return {
    /**
     * Stores this build's files in the database, every six hours at most. Resolves when they were stored for the first
     * time.
     */
    share() {
      if (performance.now() < shareAgainAt) return firstShared
      const sharing = shareNow()
      firstShared ??= sharing
      return firstShared
    },
    async serve(c: Context<HttpEnv>) {
      const asset = await find(c.req.path).catch((error) => {
        if (isUnreachable(error)) return null
        throw error
      })
      // The response must not be cached, because the file may belong to a build that another node has not stored yet.
      if (!asset) return c.text('not found', asset === null ? 503 : 404, { 'cache-control': 'no-store' })
      const headers: Record<string, string> = {
        'content-type': asset.type,
        'cache-control': hashedPath.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
      }
      headers['content-security-policy'] = policyOf(c.req.path)
      if (!compressible.has(path.extname(c.req.path)) || !acceptsBrotli(c.req.header('accept-encoding')))
        return c.body(asset.bytes, 200, headers)
      asset.compressed ??= compressBrotli(asset.bytes, asset.bytes.length > large ? 9 : 11)
      return c.body(await asset.compressed, 200, { ...headers, 'content-encoding': 'br' })
    },
  }
}
