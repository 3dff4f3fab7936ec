import type { Lookup } from '#contract/api.ts'
import { type Failure, isWithoutResponse, toFailure } from './failure.ts'
import { withSameParts } from './sameParts.ts'

export interface ReadState {
  data: unknown
  error: Failure | null
  isFetching: boolean
}

/** Functions of the cache that its entries call. */
export interface ReadCacheHooks {
  request(lookup: Lookup, signal: AbortSignal): Promise<unknown>
  /** Milliseconds for which a result is not read again when a component mounts. */
  staleTime(lookup: Lookup): number
  onSettled(read: CachedRead, outcome: 'fetched' | 'failed'): void
  remove(read: CachedRead): void
}

/** Milliseconds for which a result that no component shows is kept. */
const keptFor = 300_000
/** Milliseconds. A read without a response is repeated on all surfaces: on a television nobody could press a button. */
const repeatInterval = 15_000

const pending: ReadState = { data: undefined, error: null, isFetching: false }

/** One read in the cache: its result, its running request and the components that show it. */
export class CachedRead {
  readonly lookup: Lookup
  state: ReadState = pending
  /** The running request. If a later request replaces it, it ends with that one. */
  promise: Promise<unknown> | undefined
  readonly #hooks: ReadCacheHooks
  /** The components that show the result, each with whether it may request it. */
  readonly #observers = new Map<() => void, boolean>()
  #stop: AbortController | undefined
  #isInvalidated = false
  #changedMeanwhile = false
  #updatedAt = 0
  #repeating: ReturnType<typeof setInterval> | undefined
  #removing: ReturnType<typeof setTimeout> | undefined

  constructor(lookup: Lookup, hooks: ReadCacheHooks) {
    this.lookup = lookup
    this.#hooks = hooks
  }

  get isActive() {
    return [...this.#observers.values()].includes(true)
  }

  get isStale() {
    const age = Date.now() - this.#updatedAt
    return this.state.data === undefined || this.#isInvalidated || age >= this.#hooks.staleTime(this.lookup)
  }

  /** State for a component. A failure is not shown to the first component, because mounting it repeats the request. */
  shown = (): ReadState => (this.#observers.size === 0 && this.state.data === undefined ? pending : this.state)

  /** Registers a component. It requests a missing or stale result, unless it is disabled. */
  observe(listener: () => void, enabled: boolean) {
    clearTimeout(this.#removing)
    this.#observers.set(listener, enabled)
    if (enabled && this.isStale) void this.fetch().catch(() => {})
    return () => {
      this.#observers.delete(listener)
      if (this.#observers.size > 0) return
      clearInterval(this.#repeating)
      this.cancel()
      this.#removeLater()
    }
  }

  /** Aborts the running request. The state before it comes back. */
  cancel() {
    if (!this.#stop) return
    this.#stop.abort()
    this.#end({})
  }

  /** Requests the result, or joins the running request; throws the Failure. */
  fetch(): Promise<unknown> {
    this.promise ??= this.#start()
    return this.promise
  }

  /** Requests the result again: a running request may have been sent before a change. A first request is not repeated. */
  refetch = (): Promise<unknown> => {
    if (this.state.data !== undefined && this.#stop) {
      this.#stop.abort()
      this.promise = this.#start()
    }
    return this.fetch().catch(() => {})
  }

  /** Marks the result as outdated. Requests it again if it is shown. */
  invalidate() {
    this.#isInvalidated = true
    // The running first or prefetching request may have missed the change: its result is invalidated when it ends.
    if (this.#stop && (this.state.data === undefined || !this.isActive)) this.#changedMeanwhile = true
    else if (this.isActive) return this.refetch()
    return Promise.resolve()
  }

  /** Sets the result without a request. */
  setData(data: unknown) {
    this.#set(this.#changeFor(data))
  }

  /** Shows another result until the next request succeeds; a failure stays, so that the request is repeated. */
  showData(data: unknown) {
    this.#isInvalidated = true
    this.#set({ data })
  }

  dispose() {
    clearInterval(this.#repeating)
    clearTimeout(this.#removing)
    this.#stop?.abort()
    this.#stop = undefined
    this.promise = undefined
  }

  #set(change: Partial<ReadState>) {
    this.state = { ...this.state, ...change }
    for (const listener of this.#observers.keys()) listener()
  }

  #changeFor(data: unknown): Partial<ReadState> {
    this.#updatedAt = Date.now()
    this.#isInvalidated = false
    return { data: withSameParts(this.state.data, data), error: null }
  }

  async #start(): Promise<unknown> {
    const stop = new AbortController()
    this.#stop = stop
    clearInterval(this.#repeating)
    clearTimeout(this.#removing)
    this.#changedMeanwhile = false
    this.#set({ isFetching: true, ...(this.state.data === undefined && { error: null }) })
    let data: unknown
    let failure: Failure | null = null
    try {
      data = await this.#hooks.request(this.lookup, stop.signal)
    } catch (error) {
      failure = toFailure(error)
    }
    if (this.#stop === stop) this.#settle(data, failure)
    else if (this.promise) return this.promise
    if (failure) throw failure
    return data
  }

  #settle(data: unknown, error: Failure | null) {
    this.#end(error ? { error } : this.#changeFor(data))
    if (error) {
      this.#isInvalidated = true
      if (isWithoutResponse(error) && this.isActive)
        this.#repeating = setInterval(() => document.hidden || void this.refetch(), repeatInterval)
    }
    this.#hooks.onSettled(this, error ? 'failed' : 'fetched')
    if (this.#observers.size === 0) this.#removeLater()
    if (this.#changedMeanwhile) void this.invalidate()
  }

  /** Ends the running request. */
  #end(change: Partial<ReadState>) {
    this.#stop = undefined
    this.promise = undefined
    this.#set({ ...change, isFetching: false })
  }

  #removeLater() {
    clearTimeout(this.#removing)
    this.#removing = setTimeout(() => this.#hooks.remove(this), keptFor)
  }
}
