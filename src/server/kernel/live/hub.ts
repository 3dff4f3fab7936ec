import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Announcement } from './announce.ts'
import { openChangeCounts } from './changeCounts.ts'
import { listenForNotifications } from './notifications.ts'
import type { StreamFilter } from './streamFilters.ts'

/** Changed features of an announcement, for the streams with one filter. */
export interface Change {
  features: readonly string[]
  /** Stream position after the announcement. */
  position: string
}

/** One open event stream of a browser in a venue. */
export interface Listener {
  venueId: number
  filter: StreamFilter
  /** Key under which streams are counted: the session's id, or a visitor's IP address. */
  owner: string
  /** Maximum number of streams per owner; opening one more closes the oldest. */
  atMost: number
  /** Names in `Announcement.ended` that close this stream: its session and its account. A visitor has none. */
  endedByNames: readonly string[]
  /** Streams with the same filter get the same object. */
  changed(change: Change): void
  /** Makes the browser read everything again, because the node has missed notifications. */
  missed(): void
  /** over: the session has ended. crowded: the owner opened too many streams. return: the browser must reconnect. */
  end(why: 'over' | 'crowded' | 'return'): void
}

/** Receives the announcements of all venues; implemented by the caches of this node. */
export interface Watcher {
  received(announcement: Announcement): void
  /** The connection for notifications is broken: changes made by other nodes are missed. */
  lost(): void
  /** The connection for notifications works again. */
  found(): void
}

export interface Hub {
  add(listener: Listener): () => void
  /**
   * Stream position: it counts the announcements that a stream with this `filter` receives, or all of the venue without
   * `filter`. An unchanged position means that none of them was sent since.
   */
  positionOf(venueId: number, filter?: StreamFilter): string
  /**
   * Increases whenever sessions ended or may have ended unnoticed. A caller identified before an increase must be
   * identified again.
   */
  readonly endings: number
  /** True while the connection for notifications is broken. */
  readonly isDisconnected: boolean
  watch(watcher: Watcher): void
  /** Makes every stream reconnect, and stops listening for notifications. May be called more than once. */
  close(): Promise<void>
  /** Number of open streams. */
  readonly size: number
}

const Payload = z.object({
  venueId: z.int(),
  changed: z.array(z.string()),
  for: z.string().optional(),
  ended: z.array(z.string()).optional(),
})

/** Receives the announcements of all nodes and forwards the feature names to the streams that may receive them. */
export const openHub = async (connection: pg.ClientConfig, log: Logger): Promise<Hub> => {
  /** Streams by venue, so that an announcement loops over its own venue only; and by owner, oldest first. */
  const byVenue = new Map<number, Set<Listener>>()
  const byOwner = new Map<string, Set<Listener>>()
  /** Part of every position. It changes when notifications were missed, so that earlier positions never match. */
  let epoch = randomUUID()
  let endings = 0
  const changes = openChangeCounts()
  const watchers: Watcher[] = []
  let closed = false

  const forget = (listener: Listener) => {
    drop(byVenue, listener.venueId, listener)
    drop(byOwner, listener.owner, listener)
  }
  /** Calls one listener. A listener that throws is removed; the others are still notified. */
  const tell = (listener: Listener, work: (listener: Listener) => void) => {
    try {
      work(listener)
    } catch (error) {
      forget(listener)
      log.error({ err: error }, 'live: a listener failed and was removed')
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

  const positionOf = (venueId: number, filter: StreamFilter) =>
    `${filter.role}.${epoch}.${changes.sumFor(venueId, filter)}`

  /** Creates the function that returns the change for a filter, or null if its streams do not receive the announcement. */
  const changesOf = ({ venueId, changed }: Announcement, audiences: readonly string[] | undefined) => {
    const known = new Map<StreamFilter, Change | null>()
    const changeFor = (filter: StreamFilter) => {
      if (audiences && !filter.receivesAll && !filter.audiences.some((name) => audiences.includes(name))) return null
      const features = changed.filter((feature) => filter.mayReceive(feature))
      return features.length > 0 ? { features, position: positionOf(venueId, filter) } : null
    }
    return (filter: StreamFilter) => {
      const found = known.get(filter)
      if (found !== undefined) return found
      const change = changeFor(filter)
      known.set(filter, change)
      return change
    }
  }

  const pass = (announcement: Announcement) => {
    const { venueId, changed, for: audience, ended = [] } = announcement
    const audiences = audience?.split(' ')
    if (!changes.count(venueId, changed, audiences)) epoch = randomUUID()
    if (ended.length > 0) endings += 1
    watchersDo((watcher) => watcher.received(announcement))
    const changeOf = changesOf(announcement, audiences)
    const deliver = (listener: Listener) => {
      if (ended.length > 0 && listener.endedByNames.some((name) => ended.includes(name))) return listener.end('over')
      const change = changeOf(listener.filter)
      if (change) listener.changed(change)
    }
    for (const listener of byVenue.get(venueId) ?? []) tell(listener, deliver)
  }

  const listening = await listenForNotifications(connection, {
    log,
    received(payload) {
      const announcement = Payload.safeParse(parsed(payload))
      if (announcement.success) pass(announcement.data)
      else log.error({ bytes: payload.length }, 'live: ignored a notification that is not a valid announcement')
    },
    lost: () => watchersDo((watcher) => watcher.lost()),
    found() {
      epoch = randomUUID()
      endings += 1
      watchersDo((watcher) => watcher.found())
      for (const listener of everybody()) {
        tell(listener, () => {
          listener.missed()
          // The session may have ended while notifications were missed: after reconnecting the caller is identified again.
          if (listener.endedByNames.length > 0) listener.end('return')
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
    positionOf: (venueId, filter = allOfVenue) => positionOf(venueId, filter),
    get endings() {
      return endings
    },
    get isDisconnected() {
      return listening.isDisconnected
    },
    watch(watcher) {
      watchers.push(watcher)
    },
    async close() {
      closed = true
      for (const listener of everybody()) tell(listener, () => listener.end('return'))
      await listening.close()
    },
    get size() {
      return [...everybody()].length
    },
  }
}

const allOfVenue: StreamFilter = { role: 'all', audiences: [], receivesAll: true, mayReceive: () => true }

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
