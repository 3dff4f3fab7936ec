import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Invalidates reads, so that visible ones are requested again. A first or prefetching request that is already running may
 * have missed the change, and the library would keep its result: it is invalidated when it ends.
 */
export function invalidateReads(client: QueryClient, which: QueryFilters = {}) {
  for (const query of client.getQueryCache().findAll(which)) {
    const { state, promise, queryKey } = query
    if (state.fetchStatus === 'fetching' && (state.data === undefined || !query.isActive()))
      void promise?.catch(() => {}).then(() => client.invalidateQueries({ queryKey, exact: true }))
  }
  void client.invalidateQueries(which)
}
