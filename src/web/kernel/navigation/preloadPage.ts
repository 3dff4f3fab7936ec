import { useCallback } from 'react'
import type { ReadCache } from '#web/kernel/data/readCache.ts'
import { useReadCache } from '#web/kernel/data/reads.ts'
import { getMe } from '#web/kernel/session/session.ts'
import { matchPage, type PageRegistry, usePageRegistry } from './pageRegistry.ts'

/** Loads the code of the shell and the screen of a path. */
export function loadPageCode(parts: PageRegistry, path: string) {
  const found = matchPage(parts, path)
  if (!found) return Promise.resolve([])
  return Promise.all([parts.shells[found.page.surface]?.load(), found.screen.load()])
}

/** Loads the code and the initial data of a path at the same time. The promise resolves when the code is loaded. */
export function preloadPage(parts: PageRegistry, cache: ReadCache, path: string) {
  const found = matchPage(parts, path)
  for (const lookup of found?.page.initialReads?.(found.address, getMe(cache).role) ?? []) void cache.prefetch(lookup)
  return loadPageCode(parts, path)
}

export function usePreloadPage() {
  const parts = usePageRegistry()
  const cache = useReadCache()
  // Failures are ignored here: the opened page shows them with a retry button.
  return useCallback((path: string) => void preloadPage(parts, cache, path).catch(() => {}), [parts, cache])
}
