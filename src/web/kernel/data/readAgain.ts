import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Reads again what is on the screen. What is being read for the first time, or for a page that is only about to be opened,
 * may have missed the change, and the library lets such a read go on: when it has ended it counts as old.
 */
export function readAgain(client: QueryClient, which: QueryFilters = {}) {
  for (const query of client.getQueryCache().findAll(which)) {
    const { state, promise, queryKey } = query
    if (state.fetchStatus === 'fetching' && (state.data === undefined || !query.isActive()))
      void promise?.catch(() => {}).then(() => client.invalidateQueries({ queryKey, exact: true }))
  }
  void client.invalidateQueries(which)
}
