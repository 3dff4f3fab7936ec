import { api, featureOf, type Lookup } from '#contract/api.ts'
import { CachedRead } from './cachedRead.ts'
import { callRead } from './call.ts'
import { Failure } from './failure.ts'

type Request = (lookup: Lookup, signal: AbortSignal) => Promise<unknown>
type Listener = (read: CachedRead, outcome: 'fetched' | 'failed' | 'set') => void

/** Key of a read. Object keys are sorted: two inputs with the same values are the same read. */
export const keyOf = ({ endpoint, input }: Lookup) =>
  endpoint +
  JSON.stringify(input ?? null, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Sends a read. One that did not reach the server is sent once more, as soon as the page is visible. */
const requestRead: Request = async ({ endpoint, input }, signal) => {
  try {
    return await callRead(endpoint, input, signal)
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unreachable') throw error
    do await wait(500)
    while (document.hidden && !signal.aborted)
    if (signal.aborted) throw error
    return callRead(endpoint, input, signal)
  }
}

/**
 * The results of reads. They stay fresh until a live notification, a write or a gap in the stream invalidates them. The
 * browser's online state is ignored, because a club's network may work without internet access.
 */
export class ReadCache {
  readonly #reads = new Map<string, CachedRead>()
  readonly #staleTimes = new Map<string, number>()
  readonly #listeners = new Set<Listener>()
  readonly #request: Request

  constructor(request = requestRead) {
    this.#request = request
  }

  /** The entry of a read, created if it is missing. */
  entry(lookup: Lookup): CachedRead {
    const key = keyOf(lookup)
    const known = this.#reads.get(key)
    if (known) return known
    const read = new CachedRead(lookup, {
      request: this.#request,
      staleTime: ({ endpoint }) => this.#staleTimes.get(featureOf(endpoint)) ?? Number.POSITIVE_INFINITY,
      onSettled: (settled, outcome) => {
        if (settled.state.error) this.reportFailure(settled.state.error)
        this.#tell(settled, outcome)
      },
      remove: () => this.#reads.delete(key),
    })
    this.#reads.set(key, read)
    return read
  }

  /** All entries, or those of a feature. */
  entries(feature?: string): CachedRead[] {
    const all = [...this.#reads.values()]
    return feature === undefined ? all : all.filter(({ lookup }) => featureOf(lookup.endpoint) === feature)
  }

  getData<O>(lookup: Lookup): O | undefined {
    return this.#reads.get(keyOf(lookup))?.state.data as O | undefined
  }

  setData(lookup: Lookup, data: unknown) {
    const read = this.entry(lookup)
    read.setData(data)
    this.#tell(read, 'set')
  }

  /** Returns the result, or requests it if it is missing or outdated; throws the Failure. */
  async fetch(lookup: Lookup): Promise<unknown> {
    const read = this.entry(lookup)
    return read.isStale ? read.fetch() : read.state.data
  }

  /** Like `fetch`, but failures are ignored: the page that shows the result also shows them. */
  prefetch(lookup: Lookup): Promise<unknown> {
    return this.fetch(lookup).catch(() => {})
  }

  /** Invalidates the reads of a feature, or all reads. Resolves when those that are shown have been read again. */
  async invalidate(feature?: string) {
    await Promise.all(this.entries(feature).map((read) => read.invalidate()))
  }

  /** Repeats the failed reads that are shown. */
  retryFailed() {
    for (const read of this.entries()) if (read.state.error) void read.invalidate()
  }

  /** Sets the age in milliseconds from which results of a feature are read again when a component mounts. */
  setStaleTime(feature: string, milliseconds: number) {
    this.#staleTimes.set(feature, milliseconds)
  }

  /** A 401 or 403 may mean that the session has changed, so the caller's identity is read again. */
  reportFailure({ kind }: Failure) {
    if (kind === 'forbidden') void this.invalidate(featureOf(api.kernel.identity.me.endpoint))
  }

  /** Calls the listener after each result that was requested or set, and after each failure. */
  subscribe(listener: Listener) {
    this.#listeners.add(listener)
  }

  clear() {
    for (const read of this.#reads.values()) read.dispose()
    this.#reads.clear()
  }

  #tell(read: CachedRead, outcome: Parameters<Listener>[1]) {
    for (const listener of this.#listeners) listener(read, outcome)
  }
}
