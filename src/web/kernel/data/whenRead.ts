import type { QueryClient } from '@tanstack/react-query'
import { featureOf } from '#contract/api.ts'

/** Waits until no read of the endpoint's feature is being requested. A live update can replace a request by a later one meanwhile. */
export async function whenRead(client: QueryClient, endpoint: string) {
  const which = { queryKey: [featureOf(endpoint)], fetchStatus: 'fetching' } as const
  for (;;) {
    const requested = client.getQueryCache().findAll(which)
    if (requested.length === 0) return
    await Promise.allSettled(requested.map(({ promise }) => promise))
  }
}
