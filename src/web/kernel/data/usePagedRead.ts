import { useRef, useState } from 'react'
import type { Read } from '#contract/api.ts'
import { useReadCache, useReads } from './reads.ts'

interface Page {
  next: string | null
}

type PageCounts = Record<string, number>
const storedPageCounts = (): PageCounts => (globalThis.history?.state as { opened?: PageCounts } | null)?.opened ?? {}

/** Stores the number of loaded pages in the history entry, so that going back shows the same length of the list. */
const storePageCount = (list: string, count: number) =>
  history.replaceState({ ...history.state, opened: { ...storedPageCounts(), [list]: count } }, '')

/**
 * A list that is read page by page. After a change every page is read again with the current cursor of the page before
 * it, so that no row is missed or shown twice. The previous rows stay visible until all pages are loaded.
 */
export function usePagedRead<I extends { after?: string | undefined }, O extends Page>(
  read: Read<I, O>,
  input: Omit<I, 'after'>,
) {
  const cache = useReadCache()
  const list = `${read.endpoint} ${JSON.stringify(input)}`
  const [loaded, setLoaded] = useState(() => ({ list, count: storedPageCounts()[list] ?? 1 }))
  const count = loaded.list === list ? loaded.count : 1

  const lookups = [{ endpoint: read.endpoint, input: input as object }]
  while (lookups.length < count) {
    const after = cache.getData<O>(lookups.at(-1) as (typeof lookups)[0])?.next
    if (!after) break
    lookups.push({ endpoint: read.endpoint, input: { ...input, after } })
  }
  const reads = useReads<O>(lookups)

  const lastComplete = useRef<O[] | undefined>(undefined)
  const loadedPages = reads.flatMap(({ data }) => (data === undefined ? [] : [data]))
  if (loadedPages.length === reads.length) lastComplete.current = loadedPages
  const shown = lastComplete.current ?? (loadedPages.length > 0 ? loadedPages : undefined)
  const failed = reads.find(({ error, data }) => error && data === undefined)
  const isFetching = reads.some((one) => one.isFetching)
  const more = () => {
    storePageCount(list, lookups.length + 1)
    setLoaded({ list, count: lookups.length + 1 })
  }
  return {
    /** State for `Loaded`: rows that are already shown stay while a search or another page loads. */
    read: {
      data: failed && !loadedPages.length ? undefined : shown,
      error: failed?.error ?? null,
      isFetching,
      refetch: () => Promise.all(reads.map((one) => one.refetch())),
    },
    hasMore: Boolean(shown?.at(-1)?.next),
    isComing: loadedPages.length < reads.length && isFetching,
    failure: loadedPages.length > 0 ? (failed?.error ?? null) : null,
    more: () => (failed ? void failed.refetch() : more()),
  }
}
