import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Reads again what is on the screen. What is being read for the first time may have missed the change, and the library
 * lets such a read go on: it is made again when it has ended.
 */
export function readAgain(client: QueryClient, which: QueryFilters = {}) {
  for (const { state, promise, queryKey } of client.getQueryCache().findAll(which))
    if (state.fetchStatus === 'fetching' && state.data === undefined)
      void promise?.catch(() => {}).then(() => client.invalidateQueries({ queryKey, exact: true }))
  void client.invalidateQueries(which)
}
