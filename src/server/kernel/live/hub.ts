import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import * as z from 'zod'
import { type Announcement, channel } from './announce.ts'

/** One open stream: a browser of somebody, in a venue, who may hear some names. */
export interface Listener {
  venueId: number
  /** Streams of one session, or of one visitor's address, count together. */
  owner: string
  /** How many streams its owner may have; one more ends the oldest. */
  atMost: number
  sessionId: string | null
  hears(feature: string): boolean
  changed(feature: string): void
  /** Everything may have changed: the node was deaf for a while. */
  missed(): void
  /** Over: the session is gone. Crowded: its owner opened too many. */
  end(why: 'over' | 'crowded' | 'closing'): void
}

/** Whoever keeps something on this node hears of every venue. */
export interface Watcher {
  heard(announcement: Announcement): void
  /** From here on changes of other nodes are not heard. */
  lost(): void
  /** They are heard again. */
  found(): void
}

export interface Hub {
  add(listener: Listener): () => void
  /** How far this node has heard a venue. The same mark again means that nothing happened in between. */
  markOf(venueId: number): string
  watch(watcher: Watcher): void
  close(): Promise<void>
  /** For tests and the health page. */
  readonly size: number
}

const Heard = z.object({
  venueId: z.int(),
  changed: z.array(z.string()),
  ended: z.array(z.string()).optional(),
})

/** Hears what every node announces and passes the names on to the streams that may hear them. */
export const openHub = async (connection: pg.ClientConfig, log: Logger): Promise<Hub> => {
  const listeners = new Set<Listener>()
  /** Marks of another node, or of this one before it was deaf or restarted, never match. */
  let epoch = randomUUID()
  const heard = new Map<number, number>()
  const watchers: Watcher[] = []
  let client: pg.Client | null = null
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const pass = (announcement: Announcement) => {
    const { venueId, changed, ended = [] } = announcement
    if (changed.length > 0) heard.set(venueId, (heard.get(venueId) ?? 0) + 1)
    for (const watcher of watchers) watcher.heard(announcement)
    for (const listener of listeners) {
      if (listener.venueId !== venueId) continue
      if (listener.sessionId && ended.includes(listener.sessionId)) listener.end('over')
      else for (const feature of changed) if (listener.hears(feature)) listener.changed(feature)
    }
  }

  const connect = async () => {
    const next = new pg.Client({ ...connection, application_name: 'casaclub live', keepAlive: true })
    next.on('notification', ({ payload }) => pass(Heard.parse(JSON.parse(payload ?? ''))))
    next.on('error', () => {})
    next.on('end', () => {
      if (client === next) reconnectSoon()
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }

  const reconnectSoon = () => {
    client = null
    for (const watcher of watchers) watcher.lost()
    if (closed) return
    retry = setTimeout(() => {
      connect().then(
        () => {
          epoch = randomUUID()
          for (const watcher of watchers) watcher.found()
          for (const listener of listeners) listener.missed()
        },
        (error) => {
          log.warn({ err: error }, 'live: database not reachable, trying again')
          reconnectSoon()
        },
      )
    }, 300)
  }

  await connect()

  return {
    add(listener) {
      const own = [...listeners].filter((other) => other.owner === listener.owner)
      for (const oldest of own.slice(0, Math.max(0, own.length + 1 - listener.atMost))) oldest.end('crowded')
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    markOf: (venueId) => `${epoch}.${heard.get(venueId) ?? 0}`,
    watch(watcher) {
      watchers.push(watcher)
    },
    async close() {
      closed = true
      clearTimeout(retry)
      for (const listener of listeners) listener.end('closing')
      await client?.end()
    },
    get size() {
      return listeners.size
    },
  }
}
