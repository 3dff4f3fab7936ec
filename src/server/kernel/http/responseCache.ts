import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Announcement } from '../live/announce.ts'
import type { Hub } from '../live/hub.ts'
import { type CachedResponse, openRawSender } from './cachedResponse.ts'

const bytesAtMost = 32 * 1024 * 1024
/** A response larger than this share of the limit is not cached, because it would evict too many others. */
const shareAtMost = 1 / 8
/** Milliseconds. Limits the age of a response in case the node has missed a notification without noticing. */
const ageAtMost = 60_000
/** Maximum number of raw URLs stored per response. Other spellings of the query are served through the framework. */
const rawUrlsAtMost = 4
/** HTTP status of the door when the database is unreachable. */
const unavailable = 503

interface CacheRequest {
  key: string
  /** Name of the endpoint or pattern of the page's path, for the log and the metrics. */
  endpoint: string
  venueId: number
  /** Whether a change of this feature in the venue invalidates the response. */
  dependsOn(feature: string): boolean
  /** URL exactly as the client sent it. `respond` looks the response up by it; without it only `find` can serve the response. */
  rawUrl?: string | undefined
}
interface CacheEntry extends CacheRequest {
  rawUrls: string[]
  /** Null until the first response is built. */
  cached: CachedResponse | null
  /** The response that is being built; requests that arrive meanwhile wait for it. */
  pending: Promise<CachedResponse> | null
  /** Bytes; 0 without a response. */
  size: number
  /** Time in ms until which the response is fresh. Afterwards it is built again for each request. */
  freshUntil: number
}

interface CacheOptions {
  now: () => Date
  /** Headers that `respond` adds to every response. */
  headers: Readonly<Record<string, string>>
  /** Called after `respond` has sent a response. */
  sent?: (endpoint: string, venueId: number, request: IncomingMessage, response: ServerResponse) => void
  /** Whether `respond` may serve this request from the cache. */
  isFor?: (request: IncomingMessage) => boolean
  /** Maximum size of the cache in bytes. */
  limit?: number
}

/** Sends a cached response before the framework sees the request; false if there is none. */
export type CacheResponder = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Cache of complete responses, which must be the same for all callers who can reach them. A write invalidates the
 * responses that it changes before it is acknowledged; other nodes do so when they are notified. A response that is too
 * old, or was built while notifications were missed, is built again for each request and served only if that fails
 * because the database is unreachable.
 */
export const openResponseCache = (
  hub: Pick<Hub, 'watch'>,
  { now, headers, sent, isFor = () => true, limit = bytesAtMost }: CacheOptions,
) => {
  /** By key, the least recently used first. */
  const entries = new Map<string, CacheEntry>()
  const byRawUrl = new Map<string, CacheEntry>()
  const send = openRawSender(headers)
  let total = 0
  let hits = 0
  let misses = 0
  /** True while the node receives no notifications from other nodes. */
  let isDisconnected = false
  /** Increases when notifications stop or resume. A response begun before an increase may have missed a change. */
  let epoch = 0

  const remove = (entry: CacheEntry) => {
    if (entries.get(entry.key) !== entry) return
    entries.delete(entry.key)
    for (const rawUrl of entry.rawUrls) byRawUrl.delete(rawUrl)
    total -= entry.size
  }
  const invalidate = ({ venueId, changed }: Announcement) => {
    for (const entry of entries.values()) if (entry.venueId === venueId && changed.some(entry.dependsOn)) remove(entry)
  }
  /** Marks all responses as not fresh; they remain as fallback for an unreachable database. */
  const expireAll = (disconnected: boolean) => {
    isDisconnected = disconnected
    epoch++
    for (const entry of entries.values()) {
      entry.freshUntil = 0
      entry.pending = null
    }
  }
  hub.watch({ received: invalidate, lost: () => expireAll(true), found: () => expireAll(false) })

  /** Moves the entry to the end of the eviction order. */
  const touch = (entry: CacheEntry) => {
    entries.delete(entry.key)
    entries.set(entry.key, entry)
  }
  const isFresh = (entry: CacheEntry) => now().getTime() < entry.freshUntil

  /**
   * Stores a newly built response in its entry, and returns the response to send: the older one of the entry if the new one
   * is a 503. The entry of a response that is too large, or has another status than 200, is removed. A response whose entry
   * was invalidated meanwhile is sent, but not stored.
   */
  const store = (entry: CacheEntry, built: CachedResponse, isReliable: boolean) => {
    if (entries.get(entry.key) !== entry) return built
    if (built.status === unavailable && entry.cached) return entry.cached
    // The entry already has a later response, which has missed no change.
    if (!isReliable && entry.freshUntil > 0) return built
    const size = built.bytes.length + (built.compressed?.length ?? 0) + entry.key.length + 1024
    if (built.status !== 200 || size > limit * shareAtMost) {
      remove(entry)
      return built
    }
    total += size - entry.size
    const freshUntil = isReliable ? Math.min(now().getTime() + ageAtMost, built.expires) : 0
    Object.assign(entry, { cached: built, size, freshUntil })
    for (const old of entries.values()) {
      if (total <= limit) break
      if (old.size > 0) remove(old)
    }
    return built
  }

  const entryOf = (request: CacheRequest) => {
    const empty = { rawUrls: [], cached: null, pending: null, size: 0, freshUntil: 0 }
    const entry: CacheEntry = entries.get(request.key) ?? { ...request, ...empty }
    touch(entry)
    const { rawUrl } = request
    if (rawUrl && entry.rawUrls.length < rawUrlsAtMost && !byRawUrl.has(rawUrl)) {
      entry.rawUrls.push(rawUrl)
      byRawUrl.set(rawUrl, entry)
    }
    return entry
  }

  const respond: CacheResponder = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const entry = byRawUrl.get(request.url ?? '')
    if (!entry?.cached || !isFresh(entry) || !isFor(request)) return false
    touch(entry)
    send(entry.cached, request, response)
    hits += 1
    sent?.(entry.endpoint, entry.venueId, request, response)
    return true
  }

  return {
    invalidate,
    respond,
    /** The cached response, or the one that `build` returns. Requests that arrive while it is built share it. */
    find(request: CacheRequest, build: () => Promise<CachedResponse>): CachedResponse | Promise<CachedResponse> {
      const entry = entryOf(request)
      const ready = entry.cached && isFresh(entry) ? entry.cached : entry.pending
      if (ready) {
        hits += 1
        return ready
      }
      misses += 1
      const begunIn = epoch
      const isReliable = () => !isDisconnected && begunIn === epoch
      const pending = build()
        .then((built) => store(entry, built, isReliable()))
        .finally(() => {
          if (entry.pending === pending) entry.pending = null
          if (!entry.cached) remove(entry)
        })
      // Without notifications the response is not shared: a later request could miss a change made since it was begun.
      if (!isDisconnected) entry.pending = pending
      return pending
    },
    get size() {
      return { entries: entries.size, bytes: total }
    },
    /** Number of requests that were served from the cache, and of those that were not. */
    get uses() {
      return { hits, misses }
    },
  }
}

export type ResponseCache = ReturnType<typeof openResponseCache>
