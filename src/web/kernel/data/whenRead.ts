import { featureOf } from '#contract/api.ts'
import type { ReadCache } from './readCache.ts'

/** Waits until no read of the endpoint's feature is being requested. A live update can replace a request by a later one meanwhile. */
export async function whenRead(cache: ReadCache, endpoint: string) {
  for (;;) {
    const requested = cache.entries(featureOf(endpoint)).flatMap(({ promise }) => promise ?? [])
    if (requested.length === 0) return
    await Promise.allSettled(requested)
  }
}
