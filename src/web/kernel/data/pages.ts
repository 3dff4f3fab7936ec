import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Read } from '#contract/api.ts'
import type { Failure } from './failure.ts'
import { keyOf, optionsOf } from './reads.ts'

interface Page {
  next: string | null
}

type Opened = Record<string, number>
const openedNow = (): Opened => (globalThis.history?.state as { opened?: Opened } | null)?.opened ?? {}

/** Kept with this step of the browser's history: whoever comes back finds as much of the list as was left. */
const keepOpened = (list: string, count: number) =>
  history.replaceState({ ...history.state, opened: { ...openedNow(), [list]: count } }, '')

/**
 * A list that is read page by page. Each page begins where the one before it ends now, not where it ended when it was
 * first read: after a change nothing falls between two pages. Until all of them are there again, the last ones stay.
 */
export function usePages<I extends { after?: string | undefined }, O extends Page>(
  read: Read<I, O>,
  input: Omit<I, 'after'>,
) {
  const client = useQueryClient()
  const list = `${read.endpoint} ${JSON.stringify(input)}`
  const [opened, setOpened] = useState(() => ({ list, count: openedNow()[list] ?? 1 }))
  const count = opened.list === list ? opened.count : 1

  const lookups = [{ endpoint: read.endpoint, input: input as object }]
  while (lookups.length < count) {
    const after = client.getQueryData<O>(keyOf(lookups.at(-1) as (typeof lookups)[0]))?.next
    if (!after) break
    lookups.push({ endpoint: read.endpoint, input: { ...input, after } })
  }
  const reads = useQueries({ queries: lookups.map((lookup) => optionsOf<O>(lookup)) })

  const kept = useRef<O[] | undefined>(undefined)
  const here = reads.flatMap(({ data }) => (data === undefined ? [] : [data]))
  if (here.length === reads.length) kept.current = here
  const shown = kept.current ?? (here.length > 0 ? here : undefined)
  const failed = reads.find(({ error, data }) => error && data === undefined)
  const isFetching = reads.some((one) => one.isFetching)
  const more = () => {
    keepOpened(list, lookups.length + 1)
    setOpened({ list, count: lookups.length + 1 })
  }
  return {
    /** For `Loaded`; what is already on the screen stays while a search or a further page is on its way. */
    read: {
      data: failed && !here.length ? undefined : shown,
      error: (failed?.error ?? null) as Failure | null,
      isFetching,
      refetch: () => Promise.all(reads.map((one) => one.refetch())),
    },
    hasMore: Boolean(shown?.at(-1)?.next),
    isComing: here.length < reads.length && isFetching,
    failure: here.length > 0 ? ((failed?.error ?? null) as Failure | null) : null,
    more: () => (failed ? void failed.refetch() : more()),
  }
}
