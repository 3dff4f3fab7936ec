import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { prefetch } from '#web/kernel/data/reads.ts'
import { meIn } from '#web/kernel/session/session.ts'
import { type Parts, pageAt, useParts } from './parts.ts'

/** Loads the code of the shell and the screen of a path. */
export function loadParts(parts: Parts, path: string) {
  const found = pageAt(parts, path)
  if (!found) return Promise.resolve([])
  return Promise.all([parts.shells[found.page.surface]?.load(), found.screen.load()])
}

/** Loads the code and the initial data of a path at the same time. */
export function prepare(parts: Parts, client: QueryClient, path: string) {
  const found = pageAt(parts, path)
  for (const lookup of found?.page.initialReads?.(found.address, meIn(client).role) ?? []) void prefetch(client, lookup)
  return loadParts(parts, path)
}

export function usePrepare() {
  const parts = useParts()
  const client = useQueryClient()
  // Failures are ignored here: the opened page shows them with a retry button.
  return useCallback((path: string) => void prepare(parts, client, path).catch(() => {}), [parts, client])
}
