import { createHash } from 'node:crypto'
import type { AnyContractRouter } from '@orpc/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { featureOf, type Lookup } from '#contract/api.ts'
import { VenueId } from '#contract/kernel/values.ts'
import type { Incoming } from '../incoming.ts'
import type { Kernel } from '../kernel.ts'
import type { Announcement } from '../live/announce.ts'
import type { Hub } from '../live/hub.ts'
import { endpointsOf, isKept } from '../rules.ts'
import { brotli, takesBrotli } from './compression.ts'
import type { HttpEnv } from './safety.ts'

const bytesAtMost = 32 * 1024 * 1024
/** One answer may not push everything else out. */
const shareAtMost = 1 / 8
/** However silently a connection dies: after this long an answer is made anew. */
const ageAtMost = 60_000
/** Paid once per change, saved on every reader. */
const quality = 6
const worthCompressing = 1024
/** What the door says when the database does not answer. */
const unavailable = 503

interface Ready {
  status: number
  headers: Headers
  bytes: Uint8Array<ArrayBuffer>
  compressed: Uint8Array<ArrayBuffer> | null
  until: number
}
interface Entry {
  venueId: number
  feature: string
  /** None until the first one was made. */
  ready: Ready | null
  /** Being made: whoever asks meanwhile waits for the same one. */
  making: Promise<Ready> | null
  /** None until it is ready, and then what it takes up. */
  size: number
  /** Until when it is answered without asking; past that it must be made anew. */
  until: number
}

type Answer = (c: Context<HttpEnv>, incoming: Incoming) => Promise<Response>

/**
 * Answers of public reads as ready bytes. Each is made as a visitor gets it, whoever asks,
 * so that nobody's answer can reach somebody else. A write drops what it changes before it is acknowledged;
 * other nodes drop it when they hear of it. What is too old, or was made by a node that could not hear, is made anew
 * each time; it is served only where that fails because the database does not answer.
 */
export const openKept = (
  contract: AnyContractRouter,
  hub: Hub,
  kernel: Kernel,
  incomingOf: (c: Context<HttpEnv>) => Incoming,
  limit = bytesAtMost,
) => {
  const endpoints = new Map<string, string>()
  for (const { endpoint, rules } of endpointsOf(contract))
    if (isKept(rules)) endpoints.set(`/api/${endpoint.replaceAll('.', '/')}`, endpoint)

  /** Least recently used first. */
  const entries = new Map<string, Entry>()
  let total = 0
  let deaf = false
  /** Changes when the node becomes deaf or hears again: what was begun before may have missed a change. */
  let hearing = 0

  const remove = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    total -= entry.size
  }
  const drop = ({ venueId, changed }: Announcement) => {
    for (const [key, entry] of entries)
      if (entry.venueId === venueId && changed.includes(entry.feature)) remove(key, entry)
  }
  const distrust = (nowDeaf: boolean) => {
    deaf = nowDeaf
    hearing++
    for (const entry of entries.values()) {
      entry.until = 0
      entry.making = null
    }
  }
  hub.watch({ heard: drop, lost: () => distrust(true), found: () => distrust(false) })

  const make = async (answer: Promise<Response>, incoming: Incoming): Promise<Ready> => {
    const response = await answer
    const bytes = new Uint8Array(await response.arrayBuffer())
    const headers = new Headers({ 'content-type': response.headers.get('content-type') ?? 'application/json' })
    if (response.status === 200) {
      headers.set('cache-control', 'no-cache')
      headers.set('etag', `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`)
      headers.set('vary', 'accept-encoding')
    } else headers.set('cache-control', 'no-store')
    const expires = Date.parse(incoming.reply.get('expires') ?? '')
    const oldest = kernel.now().getTime() + ageAtMost
    return {
      status: response.status,
      headers,
      bytes,
      compressed: bytes.length < worthCompressing ? null : new Uint8Array(await brotli(bytes, quality)),
      until: Number.isNaN(expires) ? oldest : Math.min(oldest, expires),
    }
  }

  /** Keeps an answer that has become ready, unless what it says was changed meanwhile; gives the one to send. */
  const settle = (key: string, entry: Entry, made: Ready, trusted: boolean) => {
    if (entries.get(key) !== entry) return made
    if (made.status === unavailable && entry.ready) return entry.ready
    // A later one, that has missed nothing, is there already.
    if (!trusted && entry.until > 0) return made
    const size = made.bytes.length + (made.compressed?.length ?? 0) + key.length + 1024
    if (made.status !== 200 || size > limit * shareAtMost) {
      remove(key, entry)
      return made
    }
    total += size - entry.size
    Object.assign(entry, { ready: made, size, until: trusted ? made.until : 0 })
    for (const [oldKey, old] of entries) {
      if (total <= limit) break
      if (old.size > 0) remove(oldKey, old)
    }
    return made
  }

  const entryOf = (key: string, venueId: number, endpoint: string) => {
    const entry = entries.get(key) ?? {
      venueId,
      feature: featureOf(endpoint),
      ready: null,
      making: null,
      size: 0,
      until: 0,
    }
    // Last in, last out.
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  const find = (c: Context<HttpEnv>, answer: Answer, endpoint: string, venueId: number, key: string) => {
    const entry = entryOf(key, venueId, endpoint)
    if (entry.ready && kernel.now().getTime() < entry.until) return entry.ready
    if (entry.making) return entry.making
    const begun = hearing
    const trusted = () => !deaf && begun === hearing
    const incoming = { ...incomingOf(c), cookies: {} }
    const making = make(answer(c, incoming), incoming)
      .then((made) => settle(key, entry, made, trusted()))
      .finally(() => {
        if (entry.making === making) entry.making = null
        if (!entry.ready) remove(key, entry)
      })
    // Deaf, nobody joins: a change that an earlier reader has missed would not be heard of.
    if (!deaf) entry.making = making
    return making
  }

  const reply = (c: Context<HttpEnv>, { status, headers: given, bytes, compressed }: Ready) => {
    const headers = new Headers(given)
    const etag = headers.get('etag')
    if (etag && c.req.header('if-none-match')?.includes(etag.slice(2))) {
      headers.delete('content-type')
      return new Response(null, { status: 304, headers })
    }
    if (!compressed || !takesBrotli(c.req.header('accept-encoding'))) return new Response(bytes, { status, headers })
    headers.set('content-encoding', 'br')
    return new Response(compressed, { status, headers })
  }

  return {
    drop,
    /** Where a read's kept answer is asked for; null for reads that are not kept. */
    addressOf({ endpoint, input }: Lookup) {
      const address = `/api/${endpoint.replaceAll('.', '/')}`
      const given = Object.entries(input ?? {}).filter(([, value]) => value !== undefined)
      const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
      return endpoints.has(address) && wellAsked(query) ? `${address}?${query}` : null
    },
    get size() {
      return { entries: entries.size, bytes: total }
    },
    /** Answers what is kept; anything else goes on to the door. */
    answers:
      (answer: Answer): MiddlewareHandler<HttpEnv> =>
      async (c, next) => {
        const endpoint = endpoints.get(c.req.path)
        const asked = endpoint && wellAsked(new URL(c.req.url).searchParams)
        if (!asked) return next()
        return reply(c, await find(c, answer, endpoint, asked.venueId, `${endpoint}?${asked.query}`))
      },
  }
}

/** One plain value per name and a venue among them: then the query alone decides the answer, in any order. */
const wellAsked = (query: URLSearchParams) => {
  const names = [...query.keys()]
  const plain = names.every((name) => /^\w+$/.test(name)) && new Set(names).size === names.length
  const venue = query.get('venue') ?? ''
  const venueId = /^[1-9]\d*$/.test(venue) && VenueId.safeParse(Number(venue)).data
  if (!plain || !venueId) return null
  query.sort()
  return { venueId, query: query.toString() }
}
