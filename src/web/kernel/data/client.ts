import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { api, featureOf } from '#contract/api.ts'
import { Failure } from './failure.ts'

/**
 * Answers stay fresh until a live name, a write or a gap in the stream says otherwise, and the
 * browser's own guess about being online is not asked: a club's network may have no way out.
 */
export function createClient(): QueryClient {
  // Refused as not allowed: perhaps this is no longer who we were. Asking who we are may be done by anyone.
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
        // Where there is no stream to say so, the browser at least tells when to try again.
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}
