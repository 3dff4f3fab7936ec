import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from 'react'
import type { Lookup, Read } from '#contract/api.ts'
import type { CachedRead, ReadState } from './cachedRead.ts'
import type { Failure } from './failure.ts'
import type { ReadCache } from './readCache.ts'

const ReadCacheContext = createContext<ReadCache | null>(null)
export const ReadCacheProvider = ReadCacheContext.Provider

export function useReadCache(): ReadCache {
  const cache = useContext(ReadCacheContext)
  if (!cache) throw new Error('ReadCacheProvider is missing')
  return cache
}

/** Result of a read for its component. A failed refresh keeps the data. */
export interface ReadResult<O> {
  data: O | undefined
  error: Failure | null
  /** True until there is a result or a failure. */
  isPending: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

const toResult = <O>({ refetch }: CachedRead, { data, error, isFetching }: ReadState, enabled: boolean) => {
  const isPending = data === undefined && error === null
  return {
    data: data as O | undefined,
    error,
    isPending,
    // Mounting the component starts the request, which its first rendering shows already.
    isFetching: isFetching || (enabled && isPending),
    refetch,
  }
}

type Input<I> = undefined extends I ? [input?: undefined] : [input: I]

export const useRead = <I, O>(read: Read<I, O>, ...input: Input<I>) => useReadWhile(true, read, ...input)

/** Reads only while `when` is true; for example, an object that was just deleted is not requested again. */
export function useReadWhile<I, O>(when: boolean, read: Read<I, O>, ...[input]: Input<I>): ReadResult<O> {
  const entry = useReadCache().entry({ endpoint: read.endpoint, input })
  const subscribe = useCallback((listener: () => void) => entry.observe(listener, when), [entry, when])
  return toResult(entry, useSyncExternalStore(subscribe, entry.shown, entry.shown), when)
}

/** Reads with several inputs. */
export function useReads<O>(lookups: readonly Lookup[]): ReadResult<O>[] {
  const cache = useReadCache()
  const last = useRef<{ entries: CachedRead[]; states: ReadState[] }>({ entries: [], states: [] })
  const isSame = <T>(a: readonly T[], b: readonly T[]) => a.length === b.length && a.every((one, i) => one === b[i])
  const now = lookups.map((lookup) => cache.entry(lookup))
  const entries = isSame(now, last.current.entries) ? last.current.entries : now
  last.current.entries = entries
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = entries.map((entry) => entry.observe(listener, true))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [entries],
  )
  const getStates = () => {
    const states = entries.map(({ shown }) => shown())
    if (!isSame(states, last.current.states)) last.current.states = states
    return last.current.states
  }
  const states = useSyncExternalStore(subscribe, getStates, getStates)
  return entries.flatMap((entry, i) => (states[i] ? [toResult<O>(entry, states[i], true)] : []))
}
