import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Announcement } from './announce.ts'
import { keepHearing } from './hearing.ts'

/** One open stream: a browser of somebody, in a venue, who may hear some names. */
export interface Listener {
  venueId: number
  /** Streams of one session, or of one visitor's address, count together. */
  owner: string
  /** How many streams its owner may have; one more ends the oldest. */
  atMost: number
  /** The names that end it: its session's and its account's. A visitor has none. */
  answersTo: readonly string[]
  /** Who it is, where announcements are for one stay or one member. */
  audience: string | null
  /** Hears what is for anybody in the venue, as whoever reads everybody's rows must. */
  hearsAll: boolean
  hears(feature: string): boolean
  changed(feature: string): void
  /** Everything may have changed: the node was deaf for a while. */
  missed(): void
  /** Over: the session is gone. Crowded: its owner opened too many. Return: it is to connect again, here or elsewhere. */
  end(why: 'over' | 'crowded' | 'return'): void
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
  /**
   * How far this node has heard a venue, all of it or some features only. The same mark again means that nothing of that
   * happened in between.
   */
  markOf(venueId: number, hears?: (feature: string) => boolean): string
  /** Counts the moments in which sessions ended, or may have: who was identified before one is to be identified again. */
  readonly endings: number
  /** True while changes of other nodes are not heard. */
  readonly deaf: boolean
  watch(watcher: Watcher): void
  /** Tells every stream to come back. Harmless when repeated. */
  close(): Promise<void>
  /** For tests. */
  readonly size: number
}

const Heard = z.object({
  venueId: z.int(),
  changed: z.array(z.string()),
  for: z.string().optional(),
  ended: z.array(z.string()).optional(),
})

/** Hears what every node announces and passes the names on to the streams that may hear them. */
export const openHub = async (connection: pg.ClientConfig, log: Logger): Promise<Hub> => {
  /** By venue, so that an announcement costs what its own listeners cost; by owner, to count them. Oldest first. */
  const byVenue = new Map<number, Set<Listener>>()
  const byOwner = new Map<string, Set<Listener>>()
  /** Marks of another node, or of this one before it was deaf or restarted, never match. */
  let epoch = randomUUID()
  let endings = 0
  /** By venue and feature. */
  const counted = new Map<number, Map<string, number>>()
  const watchers: Watcher[] = []
  let closed = false

  const forget = (listener: Listener) => {
    drop(byVenue, listener.venueId, listener)
    drop(byOwner, listener.owner, listener)
  }
  /** What a listener throws is the end of that one, and of no other. */
  const tell = (listener: Listener, work: () => void) => {
    try {
      work()
    } catch (error) {
      forget(listener)
      log.error({ err: error }, 'live: a listener failed and was forgotten')
    }
  }
  const watchersDo = (work: (watcher: Watcher) => void) => {
    for (const watcher of watchers) {
      try {
        work(watcher)
      } catch (error) {
        log.error({ err: error }, 'live: a watcher failed')
      }
    }
  }
  const everybody = function* () {
    for (const listeners of byVenue.values()) yield* listeners
  }

  const pass = (announcement: Announcement) => {
    const { venueId, changed, for: audience, ended = [] } = announcement
    const counts = counted.get(venueId) ?? new Map<string, number>()
    counted.set(venueId, counts)
    for (const feature of changed) counts.set(feature, (counts.get(feature) ?? 0) + 1)
    if (ended.length > 0) endings += 1
    watchersDo((watcher) => watcher.heard(announcement))
    for (const listener of byVenue.get(venueId) ?? []) {
      tell(listener, () => {
        if (listener.answersTo.some((name) => ended.includes(name))) return listener.end('over')
        if (audience && !listener.hearsAll && listener.audience !== audience) return
        for (const feature of changed) if (listener.hears(feature)) listener.changed(feature)
      })
    }
  }

  const hearing = await keepHearing(connection, {
    log,
    heard(payload) {
      const announcement = Heard.safeParse(parsed(payload))
      if (announcement.success) pass(announcement.data)
      else log.error({ bytes: payload.length }, 'live: an announcement that cannot be read')
    },
    lost: () => watchersDo((watcher) => watcher.lost()),
    found() {
      epoch = randomUUID()
      endings += 1
      watchersDo((watcher) => watcher.found())
      for (const listener of everybody()) {
        tell(listener, () => {
          listener.missed()
          // Its session may have ended unheard: whoever comes back is identified anew.
          if (listener.answersTo.length > 0) listener.end('return')
        })
      }
    },
  })

  return {
    add(listener) {
      if (closed) {
        tell(listener, () => listener.end('return'))
        return () => {}
      }
      for (const oldest of byOwner.get(listener.owner) ?? []) {
        if ((byOwner.get(listener.owner)?.size ?? 0) < listener.atMost) break
        forget(oldest)
        tell(oldest, () => oldest.end('crowded'))
      }
      put(byVenue, listener.venueId, listener)
      put(byOwner, listener.owner, listener)
      return () => forget(listener)
    },
    markOf(venueId, hears = () => true) {
      let heard = 0
      for (const [feature, times] of counted.get(venueId) ?? []) if (hears(feature)) heard += times
      return `${epoch}.${heard}`
    },
    get endings() {
      return endings
    },
    get deaf() {
      return hearing.deaf
    },
    watch(watcher) {
      watchers.push(watcher)
    },
    async close() {
      closed = true
      for (const listener of everybody()) tell(listener, () => listener.end('return'))
      await hearing.close()
    },
    get size() {
      return [...everybody()].length
    },
  }
}

const put = <Key>(groups: Map<Key, Set<Listener>>, key: Key, listener: Listener) => {
  const group = groups.get(key) ?? new Set()
  groups.set(key, group.add(listener))
}

const drop = <Key>(groups: Map<Key, Set<Listener>>, key: Key, listener: Listener) => {
  const group = groups.get(key)
  if (group?.delete(listener) && group.size === 0) groups.delete(key)
}

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}
