import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { api, featureOf } from '#contract/api.ts'
import { Failure } from './failure.ts'

/**
 * Creates the query client. Results stay fresh until a live notification, a write or a gap in the stream invalidates
 * them. The browser's online state is ignored, because a club's network may work without internet access.
 */
export function createQueryClient(): QueryClient {
  // A 401 or 403 may mean that the session has changed, so the caller's identity is read again.
  const onError = (error: unknown) => {
    if (error instanceof Failure && error.kind === 'forbidden')
      void client.invalidateQueries({ queryKey: [featureOf(api.kernel.identity.me.endpoint)] })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // Pages without a live stream retry failed reads when the browser reports a connection.
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}
