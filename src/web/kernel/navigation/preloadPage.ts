import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { prefetchRead } from '#web/kernel/data/reads.ts'
import { getMe } from '#web/kernel/session/session.ts'
import { matchPage, type PageRegistry, usePageRegistry } from './pageRegistry.ts'

/** Loads the code of the shell and the screen of a path. */
export function loadPageCode(parts: PageRegistry, path: string) {
  const found = matchPage(parts, path)
  if (!found) return Promise.resolve([])
  return Promise.all([parts.shells[found.page.surface]?.load(), found.screen.load()])
}

/** Loads the code and the initial data of a path at the same time. The promise resolves when the code is loaded. */
export function preloadPage(parts: PageRegistry, client: QueryClient, path: string) {
  const found = matchPage(parts, path)
  for (const lookup of found?.page.initialReads?.(found.address, getMe(client).role) ?? [])
    void prefetchRead(client, lookup)
  return loadPageCode(parts, path)
}

export function usePreloadPage() {
  const parts = usePageRegistry()
  const client = useQueryClient()
  // Failures are ignored here: the opened page shows them with a retry button.
  return useCallback((path: string) => void preloadPage(parts, client, path).catch(() => {}), [parts, client])
}
