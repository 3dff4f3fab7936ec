import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Announcement } from '../live/announce.ts'
import type { Hub } from '../live/hub.ts'
import { openSending, type Ready } from './ready.ts'

const bytesAtMost = 32 * 1024 * 1024
/** One answer may not push everything else out. */
const shareAtMost = 1 / 8
/** However silently a connection dies: after this long an answer is made anew. */
const ageAtMost = 60_000
/** An answer is asked for in a few spellings; whoever plays with them gets the same one, more slowly. */
const spellingsAtMost = 4
/** What the door says when the database does not answer. */
const unavailable = 503

interface Wanted {
  key: string
  venueId: number
  /** Whether it is another one once this feature has changed in its venue. */
  madeOf(feature: string): boolean
  /** As the request spelled it: under this it is found without a framework. */
  spelling?: string | undefined
}
interface Entry extends Wanted {
  spellings: string[]
  /** None until the first one was made. */
  ready: Ready | null
  /** Being made: whoever asks meanwhile waits for the same one. */
  making: Promise<Ready> | null
  /** None until it is ready, and then what it takes up. */
  size: number
  /** Until when it is answered without asking; past that it must be made anew. */
  until: number
}

interface KeptOptions {
  now: () => Date
  /** What every answer carries beside its own headers. */
  headers: Readonly<Record<string, string>>
  /** Whom these answers are for; others get theirs made. */
  isFor?: (request: IncomingMessage) => boolean
  limit?: number
}

/** Answers from ready bytes before any framework sees the request; false where it cannot. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Answers as ready bytes. Each is made as a visitor gets it, whoever asks, so that nobody's answer can reach somebody
 * else. A write drops what it changes before it is acknowledged; other nodes drop it when they hear of it. What is too
 * old, or was made by a node that could not hear, is made anew each time; it is served only where that fails because
 * the database does not answer.
 */
export const openKept = (
  hub: Pick<Hub, 'watch'>,
  { now, headers, isFor = () => true, limit = bytesAtMost }: KeptOptions,
) => {
  /** Least recently used first. */
  const entries = new Map<string, Entry>()
  const bySpelling = new Map<string, Entry>()
  const send = openSending(headers)
  let total = 0
  let deaf = false
  /** Changes when the node becomes deaf or hears again: what was begun before may have missed a change. */
  let hearing = 0

  const remove = (entry: Entry) => {
    if (entries.get(entry.key) !== entry) return
    entries.delete(entry.key)
    for (const spelling of entry.spellings) bySpelling.delete(spelling)
    total -= entry.size
  }
  const drop = ({ venueId, changed }: Announcement) => {
    for (const entry of entries.values()) if (entry.venueId === venueId && changed.some(entry.madeOf)) remove(entry)
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

  /** Last in, last out. */
  const touch = (entry: Entry) => {
    entries.delete(entry.key)
    entries.set(entry.key, entry)
  }
  const isFresh = (entry: Entry) => now().getTime() < entry.until

  /** Keeps an answer that has become ready, unless what it says was changed meanwhile; gives the one to send. */
  const settle = (entry: Entry, made: Ready, trusted: boolean) => {
    if (entries.get(entry.key) !== entry) return made
    if (made.status === unavailable && entry.ready) return entry.ready
    // A later one, that has missed nothing, is there already.
    if (!trusted && entry.until > 0) return made
    const size = made.bytes.length + (made.compressed?.length ?? 0) + entry.key.length + 1024
    if (made.status !== 200 || size > limit * shareAtMost) {
      remove(entry)
      return made
    }
    total += size - entry.size
    const until = trusted ? Math.min(now().getTime() + ageAtMost, made.expires) : 0
    Object.assign(entry, { ready: made, size, until })
    for (const old of entries.values()) {
      if (total <= limit) break
      if (old.size > 0) remove(old)
    }
    return made
  }

  const entryOf = (wanted: Wanted) => {
    const entry = entries.get(wanted.key) ?? { ...wanted, spellings: [], ready: null, making: null, size: 0, until: 0 }
    touch(entry)
    const { spelling } = wanted
    if (spelling && entry.spellings.length < spellingsAtMost && !bySpelling.has(spelling)) {
      entry.spellings.push(spelling)
      bySpelling.set(spelling, entry)
    }
    return entry
  }

  const front: Front = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const entry = bySpelling.get(request.url ?? '')
    if (!entry?.ready || !isFresh(entry) || !isFor(request)) return false
    touch(entry)
    send(entry.ready, request, response)
    return true
  }

  return {
    drop,
    front,
    /** The answer that is kept, or that `make` makes now. */
    find(wanted: Wanted, make: () => Promise<Ready>): Ready | Promise<Ready> {
      const entry = entryOf(wanted)
      if (entry.ready && isFresh(entry)) return entry.ready
      if (entry.making) return entry.making
      const begun = hearing
      const trusted = () => !deaf && begun === hearing
      const making = make()
        .then((made) => settle(entry, made, trusted()))
        .finally(() => {
          if (entry.making === making) entry.making = null
          if (!entry.ready) remove(entry)
        })
      // Deaf, nobody joins: a change that an earlier reader has missed would not be heard of.
      if (!deaf) entry.making = making
      return making
    },
    get size() {
      return { entries: entries.size, bytes: total }
    },
  }
}

export type Kept = ReturnType<typeof openKept>
